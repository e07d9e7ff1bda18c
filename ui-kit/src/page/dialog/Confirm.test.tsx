// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { ConfirmProvider, useConfirm } from './Confirm.tsx';

const answers: [title: string, yes: boolean][] = [];

afterEach(() => {
  answers.length = 0;
});

function Asking({ title }: { title: string }) {
  const confirm = useConfirm();
  const ask = async () => answers.push([title, await confirm({ title, action: 'Yes' })]);
  return (
    <button type="button" onClick={() => void ask()}>
      {title}
    </button>
  );
}

it('a question that another takes the place of is answered with no', async () => {
  render(
    <MemoryRouter>
      <ConfirmProvider>
        <Asking title="First" />
        <Asking title="Second" />
      </ConfirmProvider>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'First' }));
  await screen.findByRole('alertdialog', { name: 'First' });
  await user.click(screen.getByText('Second'));
  await user.click(await screen.findByRole('button', { name: 'Yes' }));
  expect(answers).toEqual([
    ['First', false],
    ['Second', true],
  ]);
});

it('a question about a page that was left is answered with no', async () => {
  render(
    <MemoryRouter>
      <ConfirmProvider>
        <Asking title="Delete the shift?" />
        <Link to="/elsewhere">Back</Link>
      </ConfirmProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete the shift?' }));
  await screen.findByRole('alertdialog', { name: 'Delete the shift?' });
  fireEvent.click(screen.getByText('Back'));
  await waitFor(() => expect(answers).toEqual([['Delete the shift?', false]]));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
