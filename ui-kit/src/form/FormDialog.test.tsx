// @vitest-environment happy-dom

import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { CallFailed } from '../data/client.ts';
import { ConfirmProvider } from '../page/dialog/Confirm.tsx';
import { ToastProvider } from '../page/state/Toast.tsx';
import { FormDialog } from './FormDialog.tsx';
import { FormText } from './FormText.tsx';
import { type Gate, GateContext } from './leaveGate.ts';

afterEach(() => vi.restoreAllMocks());

const Gated = ({ children }: { children: ReactNode }) => (
  <GateContext value={gate}>
    <MemoryRouter>
      <ConfirmProvider>{children}</ConfirmProvider>
    </MemoryRouter>
  </GateContext>
);

/** A dialog with one field, in front of a server that answers each attempt in turn. */
function dialog(...answers: (CallFailed | null)[]) {
  const sent: unknown[] = [];
  let closed = 0;
  render(
    <Gated>
      <FormDialog
        title="Add shift"
        defaults={{ name: '' }}
        onClose={() => closed++}
        onSubmit={async (values) => {
          const answer = answers[sent.length];
          sent.push(values);
          if (answer) throw answer;
        }}
      >
        <FormText kind="text" name="name" label="Name" />
      </FormDialog>
    </Gated>,
  );
  return { sent, closed: () => closed, user: userEvent.setup() };
}

/** What is asked before the screen behind the dialogs is left, by the Back key for one. */
const gate: { current: Gate | null } = { current: null };

/** A page with two dialogs, one at a time. */
function Two({ answer }: { answer: Promise<unknown> }) {
  const [title, setTitle] = useState<string | null>('First');
  return (
    <>
      <button type="button" onClick={() => setTitle('Second')}>
        open second
      </button>
      {title && (
        <FormDialog
          key={title}
          open
          title={title}
          defaults={{ name: '' }}
          onClose={() => setTitle(null)}
          onSubmit={() => answer}
        >
          <FormText kind="text" name="name" label="Name" />
        </FormDialog>
      )}
    </>
  );
}

describe('a form dialog', () => {
  it('has its screen ask before it is left, as long as there is something typed', async () => {
    const { user } = dialog();
    expect(gate.current).toBeNull();
    await user.type(screen.getByLabelText('Name'), 'Morning');
    const mayLeave = gate.current?.();
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    expect(await mayLeave).toBe(false);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await user.clear(screen.getByLabelText('Name'));
    expect(gate.current).toBeNull();
  });

  it('sends the values and closes when they are accepted', async () => {
    const { sent, closed, user } = dialog(null);
    await user.type(screen.getByLabelText('Name'), 'Morning{Enter}');
    await waitFor(() => expect(closed()).toBe(1));
    expect(sent).toEqual([{ name: 'Morning' }]);
  });

  it('stays with the server’s text at its field, and accepts the mended value', async () => {
    const { closed, user } = dialog(new CallFailed(400, 'name is taken', { name: 'is taken' }), null);
    await user.type(screen.getByLabelText('Name'), 'Morning');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('is taken')).toBeTruthy();
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
    expect(closed()).toBe(0);
    await user.type(screen.getByLabelText('Name'), ' 2');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(closed()).toBe(1));
  });

  it('is not left unasked with what was typed', async () => {
    const { closed, user } = dialog();
    await user.type(screen.getByLabelText('Name'), 'Morning{Escape}');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect([closed(), screen.getByLabelText('Name')]).toMatchObject([0, { value: 'Morning' }]);
    await user.keyboard('{Escape}');
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Leave' }));
    await waitFor(() => expect(closed()).toBe(1));
  });

  it('closes at once where nothing was typed', async () => {
    const { closed, user } = dialog();
    await user.keyboard('{Escape}');
    expect(closed()).toBe(1);
  });

  it('brings a field at fault into sight again that has the focus already', async () => {
    const inSight = vi.spyOn(Element.prototype, 'scrollIntoView');
    const taken = new CallFailed(400, 'name is taken', { name: 'is taken' });
    const { sent, user } = dialog(taken, taken);
    for (const tries of [1, 2]) {
      await user.type(screen.getByLabelText('Name'), '{Enter}');
      await waitFor(() => expect(sent).toHaveLength(tries));
      await waitFor(() => expect(inSight).toHaveBeenCalledTimes(tries));
    }
    expect(inSight.mock.contexts).toEqual([screen.getByLabelText('Name'), screen.getByLabelText('Name')]);
  });

  it('shows a refusal that belongs to no field above the form', async () => {
    const { user } = dialog(new CallFailed(409, 'CONFLICT'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findByRole('alert')).textContent).toContain('CONFLICT');
  });

  it.each([
    ['accepted', null],
    ['refused, which a toast says', new CallFailed(409, 'Ana is on court 4')],
  ])('that was left while it was sent closes no other one when it is %s', async (_, failure) => {
    const { promise, resolve, reject } = Promise.withResolvers();
    render(
      <ToastProvider>
        <Two answer={promise} />
      </ToastProvider>,
    );
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Name'), 'Morning{Enter}');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByText('open second'));
    await user.type(screen.getByLabelText('Name'), 'Evening');
    await act(async () => (failure ? reject(failure) : resolve(null)));
    if (failure) await screen.findByText(failure.message);
    expect(screen.getByRole('dialog', { name: 'Second' })).toBeTruthy();
    expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Evening');
  });
});
