// @vitest-environment happy-dom
import { CallFailed } from '@courtcrew/domain/contract/client.ts';
import { ToastProvider } from '@courtcrew/ui-kit/page/Toast.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { it } from 'vitest';
import { useAttempts } from './useAttempts.ts';

function Seat({ failure }: { readonly failure: CallFailed }) {
  const { attempt } = useAttempts();
  const send = () => Promise.reject(failure);
  return (
    <button type="button" onClick={() => void attempt({ key: 's1', send, done: 'done', refusal: 'warning' })}>
      seat
    </button>
  );
}

it.each([
  [new CallFailed(500, 'Something went wrong'), 'System Error'],
  [new CallFailed(409, 'Full'), 'Full'],
])('says of %s: %s', async (failure, text) => {
  render(
    <ToastProvider>
      <Seat failure={failure} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'seat' }));
  await screen.findByText(text);
});
