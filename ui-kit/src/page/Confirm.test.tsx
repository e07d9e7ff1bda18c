// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ConfirmProvider, useConfirm } from './Confirm.tsx';

const answers: [title: string, yes: boolean][] = [];

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
    <ConfirmProvider>
      <Asking title="First" />
      <Asking title="Second" />
    </ConfirmProvider>,
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
