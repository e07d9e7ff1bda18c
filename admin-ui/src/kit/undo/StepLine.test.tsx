// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { StepProvider, useTellStep } from './lastStep.tsx';
import { LastStepLine, StepLine } from './StepLine.tsx';

const ctrlZ = (on: Element = document.body) => fireEvent.keyDown(on, { key: 'z', ctrlKey: true });

/** A screen with a line for steps, where one button confirms somebody and another selects. */
function Screen({ undo, line = true }: { readonly undo: () => Promise<unknown>; readonly line?: boolean }) {
  const tell = useTellStep();
  return (
    <>
      {line && <LastStepLine />}
      <button type="button" onClick={() => tell({ text: 'Ann confirmed', undo })}>
        confirm
      </button>
      <button type="button" onClick={() => tell({ text: 'Restored', undo: null })}>
        restore
      </button>
      <button type="button" onClick={() => tell({ text: 'Added', undo }, '/next')}>
        add
      </button>
      <Link to="/next?tid=t1">leave</Link>
      <input aria-label="find" />
    </>
  );
}

/** A screen whose step is undone as slowly as that. */
function Undoing({ until }: { readonly until: Promise<void> }) {
  const tell = useTellStep();
  const undo = () => until.then(() => tell({ text: 'Restored', undo: null }));
  return (
    <>
      <LastStepLine />
      <button type="button" onClick={() => tell({ text: 'Ann confirmed', undo })}>
        confirm
      </button>
      <Link to="/next?tid=t1">leave</Link>
      <Link to="/?tid=t1">return</Link>
    </>
  );
}

async function screenWith(undo: () => Promise<unknown>, line = true) {
  const answer = () => ({});
  drawInTournament(
    <StepProvider>
      <Screen undo={undo} line={line} />
    </StepProvider>,
    answer,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
}

describe('the last step of a screen', () => {
  it('stands in its line until the next one', async () => {
    await screenWith(async () => undefined);
    expect(screen.getByRole('status').textContent).toContain('Ann confirmed');
    await userEvent.click(screen.getByRole('button', { name: 'restore' }));
    expect(screen.getByRole('status').textContent).toBe('Restored');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('is undone by Ctrl Z, once however often it is pressed, and never from within a field', async () => {
    let end = () => {};
    const undo = vi.fn(
      () =>
        new Promise<void>((resolve) => {
          end = resolve;
        }),
    );
    await screenWith(undo);
    ctrlZ(screen.getByRole('textbox', { name: 'find' }));
    expect(undo).not.toHaveBeenCalled();
    ctrlZ();
    ctrlZ();
    expect(undo).toHaveBeenCalledTimes(1);
    end();
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Undo' })).toHaveProperty('disabled', false),
    );
  });

  it('is undone by Ctrl Z in the open dialog only', async () => {
    const behind = vi.fn(async () => undefined);
    const own = vi.fn(async () => undefined);
    drawInTournament(
      <>
        <StepLine step={{ text: 'behind', undo: behind }} />
        <div role="dialog">
          <StepLine step={{ text: 'in it', undo: own }} />
        </div>
      </>,
      () => ({}),
    );
    await screen.findByText('in it');
    ctrlZ();
    expect(own).toHaveBeenCalledTimes(1);
    expect(behind).not.toHaveBeenCalled();
  });

  it('stands in the line of the screen it leads to, in no toast', async () => {
    await screenWith(async () => undefined);
    await userEvent.click(screen.getByRole('button', { name: 'add' }));
    expect(screen.queryByText('Added')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'leave' }));
    expect(screen.getByRole('status').textContent).toContain('Added');
  });

  it('is a toast, and in the line of its screen, where that was left before the undo had ended', async () => {
    let end = () => {};
    drawInTournament(
      <StepProvider>
        <Undoing until={new Promise<void>((resolve) => (end = resolve))} />
      </StepProvider>,
      () => ({}),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'confirm' }));
    ctrlZ();
    await userEvent.click(screen.getByRole('link', { name: 'leave' }));
    const line = document.querySelector('[data-place="undo"]');
    end();
    await screen.findByText('Restored');
    expect(line?.textContent).toBe('');
    await userEvent.click(screen.getByRole('link', { name: 'return' }));
    expect(line?.textContent).toBe('Restored');
  });

  it('is a toast where the screen has no line for it', async () => {
    const undo = vi.fn(async () => undefined);
    await screenWith(undo, false);
    await screen.findByText('Ann confirmed');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(undo).toHaveBeenCalledTimes(1);
  });
});
