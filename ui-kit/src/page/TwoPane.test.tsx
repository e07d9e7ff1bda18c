// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { type Pane, stepTo } from './list/PickList.tsx';
import { TwoPane } from './TwoPane.tsx';

const pane = (title: string, ...names: string[]): Pane => ({
  title,
  empty: 'nothing here',
  items: names.map((name) => ({ id: name.toLowerCase(), name, content: name, disabled: name === 'Full' })),
});

/** The picker over two shifts and three people; answers the assignments it asked for. */
function picker(outcome: () => Promise<unknown> = async () => {}, people = ['Ana', 'Ben', 'Cleo']) {
  const assigned: string[] = [];
  render(
    <TwoPane
      left={pane('Shifts', 'Morning', 'Full', 'Evening')}
      right={pane('People', ...people)}
      onAssign={(left, right) => {
        assigned.push(`${right} to ${left}`);
        return outcome();
      }}
    />,
  );
  return { assigned, user: userEvent.setup() };
}

const option = (name: string) => screen.getByRole('option', { name });

describe('picking on both sides', () => {
  it('assigns shift then person', async () => {
    const { assigned, user } = picker();
    await user.click(option('Morning'));
    await user.click(option('Ben'));
    expect(assigned).toEqual(['ben to morning']);
  });

  it('assigns person then shift', async () => {
    const { assigned, user } = picker();
    await user.click(option('Cleo'));
    await user.click(option('Evening'));
    expect(assigned).toEqual(['cleo to evening']);
  });

  it('works from the keyboard alone', async () => {
    const { assigned, user } = picker();
    screen.getByRole('listbox', { name: 'Shifts' }).focus();
    await user.keyboard('{End}{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('listbox', { name: 'People' }));
    await user.keyboard('{ArrowDown}{Enter}');
    expect(assigned).toEqual(['ben to evening']);
  });

  it('finds a name without its accents', async () => {
    const { user } = picker(undefined, ['José', 'Ben']);
    const [, search] = screen.getAllByRole('searchbox');
    await user.type(search as HTMLElement, 'jose');
    expect(screen.queryByRole('option', { name: 'Ben' })).toBeNull();
    expect(option('José')).toBeTruthy();
  });

  it('says once how many a search leaves', async () => {
    const { user } = picker();
    const said = () =>
      screen.getAllByRole('status').flatMap(({ textContent }) => textContent?.match(/\d+ found/) ?? []);
    expect(said()).toEqual([]);
    const [, search] = screen.getAllByRole('searchbox');
    await user.type(search as HTMLElement, 'cl');
    expect(said()).toEqual(['1 found']);
    await user.type(search as HTMLElement, 'x');
    expect(said()).toEqual(['0 found']);
  });

  it('takes a pick back, and clears with Escape', async () => {
    const { assigned, user } = picker();
    await user.click(option('Morning'));
    await user.click(option('Morning'));
    await user.click(option('Evening'));
    screen.getByRole('listbox', { name: 'Shifts' }).focus();
    await user.keyboard('{Escape}');
    await user.click(option('Ana'));
    expect(assigned).toEqual([]);
  });

  it('does not pick what cannot be picked', async () => {
    const { assigned, user } = picker();
    await user.click(option('Full'));
    await user.click(option('Ana'));
    expect(assigned).toEqual([]);
  });

  it('clears the selection after a refusal', async () => {
    const { assigned, user } = picker(() => Promise.reject(new Error('conflict')));
    await user.click(option('Morning'));
    await user.click(option('Ana'));
    await waitFor(() => expect(option('Morning').getAttribute('aria-selected')).toBe('false'));
    await user.click(option('Ben'));
    expect(assigned).toEqual(['ana to morning']);
  });

  it('finds by name', async () => {
    const { user } = picker();
    const [, search] = screen.getAllByRole('searchbox');
    if (!search) throw new Error('the people have no search field');
    await user.type(search, 'cl');
    expect(screen.queryByRole('option', { name: 'Ana' })).toBeNull();
    expect(option('Cleo')).toBeTruthy();
  });
});

describe('the keys of a list', () => {
  it.each([
    ['ArrowDown', 0, 3, 1],
    ['ArrowDown', 2, 3, 2],
    ['ArrowUp', 0, 3, 0],
    ['PageDown', 1, 30, 9],
    ['Home', 5, 9, 0],
    ['End', 0, 9, 8],
    ['x', 0, 9, null],
    ['ArrowDown', 0, 0, null],
  ])('%s from %i of %i leads to %s', (key, at, count, to) => expect(stepTo(key, at, count)).toBe(to));
});
