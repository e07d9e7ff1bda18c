// @vitest-environment happy-dom

import { keepFocus } from '@courtcrew/ui-kit/app/keepFocus.ts';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { ConfirmProvider } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import { LineForm } from './LineForm.tsx';
import { ListDialog } from './ListDialog.tsx';

/** A list with a form for the next entry and one for an entry that is changed, before a server that takes its time. */
function list() {
  const onClose = vi.fn();
  const onSaved = vi.fn();
  const sent: unknown[] = [];
  const answers: (() => void)[] = [];
  const onSubmit = (values: { name: string }) => {
    sent.push(values);
    return new Promise<void>((resolve) => answers.push(resolve));
  };
  const form = (action: string, name: string, more = {}) => (
    <LineForm action={action} defaults={{ name }} onSubmit={onSubmit} {...more}>
      <FormText kind="text" name="name" label={`${action}: name`} />
    </LineForm>
  );
  onTestFinished(keepFocus(() => undefined));
  render(
    <MemoryRouter>
      <ConfirmProvider>
        <ListDialog title="Categories" onClose={onClose} adding={form('Add', '')}>
          <li>{form('Save', 'Food', { onSaved })}</li>
        </ListDialog>
      </ConfirmProvider>
    </MemoryRouter>,
  );
  const answer = () => act(async () => answers.shift()?.());
  return { onClose, onSaved, sent, answer, user: userEvent.setup() };
}

const field = (label: string) => screen.getByLabelText(label) as HTMLInputElement;

it('keeps what is typed while an entry is added, and is empty where nothing was', async () => {
  const { sent, answer, user } = list();
  await user.type(field('Add: name'), 'Venue{Enter}');
  await user.clear(field('Add: name'));
  await user.type(field('Add: name'), 'Staff');
  await answer();
  expect(field('Add: name').value).toBe('Staff');
  await user.keyboard('{Enter}');
  await answer();
  expect(field('Add: name').value).toBe('');
  expect(sent).toEqual([{ name: 'Venue' }, { name: 'Staff' }]);
});

it('leaves the form of a line only once nothing typed is left in it', async () => {
  const { onSaved, answer, user } = list();
  await user.type(field('Save: name'), ' court{Enter}s');
  await answer();
  expect(onSaved).not.toHaveBeenCalled();
  expect(field('Save: name').value).toBe('Food courts');
  await user.keyboard('{Enter}');
  await answer();
  expect(onSaved).toHaveBeenCalledOnce();
});

it('is not left unasked with what was typed', async () => {
  const { onClose, user } = list();
  const answered = async (name: string) =>
    user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }));
  await user.type(field('Add: name'), 'Venue{Escape}');
  await answered('Cancel');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(onClose).not.toHaveBeenCalled();
  await user.clear(field('Add: name'));
  await user.type(field('Save: name'), 's');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await answered('Leave');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
});

it('closes at once where nothing is typed', async () => {
  const { onClose, user } = list();
  await user.type(field('Add: name'), 'V{Backspace}{Escape}');
  expect(onClose).toHaveBeenCalledOnce();
});

it('has the keys at its button again once an entry was added by it, which waited for the server without them', async () => {
  const { sent, answer, user } = list();
  await user.type(field('Add: name'), 'Venue');
  const add = screen.getByRole('button', { name: 'Add' });
  add.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(add).toHaveProperty('disabled', true));
  // As browsers do to a button that waits: the dialog takes the keys then. This one leaves them there.
  screen.getByRole<HTMLElement>('dialog').parentElement?.focus();
  expect(document.activeElement).not.toBe(add);
  await answer();
  expect(sent).toEqual([{ name: 'Venue' }]);
  await waitFor(() => expect(document.activeElement).toBe(add));
});
