// @vitest-environment happy-dom
import { keepFocus } from '@courtcrew/ui-kit/app/keepFocus.ts';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { VirtualGrid } from './VirtualGrid.tsx';

/** A live list of names, each 34 px high, and who was picked. */
function list() {
  const picks: string[] = [];
  const draw = (names: readonly string[]) => (
    <VirtualGrid
      label="Queue"
      rows={names}
      rowKey={(name) => name}
      heightOf={height}
      picked={null}
      onPick={(name) => picks.push(name)}
      empty="nobody"
    >
      {(name) => name}
    </VirtualGrid>
  );
  const { rerender } = render(draw(['Ana', 'Ben', 'Cleo', 'Dee']));
  const row = (name: string) => screen.getByRole('row', { name });
  const at = { clientX: 20, clientY: 50, pointerType: 'mouse' } as const;
  return {
    picks,
    row,
    becomes: (...names: string[]) => rerender(draw(names)),
    hover: (name: string, elsewhere: object = {}) =>
      fireEvent.pointerMove(row(name), { ...at, ...elsewhere }),
    click: (name: string) => fireEvent.click(row(name), { ...at, detail: 1 }),
    space: () => screen.getByRole('rowgroup').style.marginTop,
  };
}

const height = () => 34;

describe('a live list under a pointer', () => {
  it('keeps the row in its place when others leave above it, until the pointer leaves', () => {
    const { becomes, hover, click, space, picks } = list();
    hover('Cleo');
    becomes('Cleo', 'Dee');
    expect(space()).toBe('68px');
    click('Cleo');
    expect(picks).toEqual(['Cleo']);
    fireEvent.pointerLeave(screen.getByRole('grid'));
    expect(space()).toBe('0px');
  });

  it('takes nobody who slid into the place of a row that has gone, until the pointer moves', () => {
    const { becomes, hover, click, picks } = list();
    hover('Ben');
    becomes('Ana', 'Cleo', 'Dee');
    // The browser tells of a move where only the rows have moved.
    hover('Cleo');
    click('Cleo');
    expect(picks).toEqual([]);
    hover('Cleo', { clientY: 51 });
    click('Cleo');
    expect(picks).toEqual(['Cleo']);
  });

  it('takes whom a finger touches', () => {
    const { becomes, hover, click, row, picks } = list();
    hover('Ben');
    becomes('Ana', 'Cleo', 'Dee');
    fireEvent.pointerDown(row('Dee'), { pointerType: 'touch' });
    click('Dee');
    expect(picks).toEqual(['Dee']);
  });
});

it('takes no heading that slid to the top of the list under a pointer that rests there', () => {
  const picks: string[] = [];
  const draw = (names: readonly string[]) => (
    <VirtualGrid
      label="Shifts"
      rows={names}
      rowKey={(name) => name}
      heightOf={height}
      rankOf={(name) => (name.startsWith('Shift') ? 1 : null)}
      picked={null}
      onPick={(name) => picks.push(name)}
      empty="nobody"
    >
      {(name) => name}
    </VirtualGrid>
  );
  const many = ['Shift A', 'Ana', 'Ben', 'Shift B', 'Cleo', 'Dee', 'Eve'];
  const { container, rerender } = render(draw(many));
  const pinned = () => container.querySelector('[data-pinned]') as HTMLElement;
  const grid = screen.getByRole('grid');
  grid.scrollTop = 40;
  fireEvent.scroll(grid);
  expect(pinned().textContent).toBe('Shift A');
  fireEvent.pointerMove(pinned(), { clientX: 20, clientY: 10, pointerType: 'mouse' });
  rerender(draw(many.slice(3)));
  fireEvent.click(pinned(), { clientX: 20, clientY: 10, detail: 1 });
  expect(picks).toEqual([]);
});

it('acts on a row once, however long Enter is held', () => {
  const { picks } = list();
  const enter = (repeat: boolean) => fireEvent.keyDown(screen.getByRole('grid'), { key: 'Enter', repeat });
  enter(false);
  enter(true);
  enter(true);
  expect(picks).toEqual(['Ana']);
});

it('keeps the keys at the list where a row goes with its button that was pressed', async () => {
  const draw = (names: readonly string[]) => (
    <VirtualGrid
      label="Groups"
      rows={names}
      rowKey={(name) => name}
      heightOf={height}
      picked={null}
      onPick={() => undefined}
      empty="none"
    >
      {(name) => <button type="button">{`Delete ${name}`}</button>}
    </VirtualGrid>
  );
  onTestFinished(keepFocus(() => undefined));
  const { rerender } = render(draw(['Red', 'Blue']));
  screen.getByRole('button', { name: 'Delete Red' }).focus();
  rerender(draw(['Blue']));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('grid', { name: 'Groups' })));
});

it('has every row on paper, however few are in sight', () => {
  const names = Array.from({ length: 200 }, (_, index) => `Person ${index}`);
  list().becomes(...names);
  const count = () => screen.getAllByRole('row').length;
  expect(count()).toBeLessThan(100);
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(count()).toBe(200);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(count()).toBeLessThan(100);
});
