// @vitest-environment happy-dom
import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { ToastProvider } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { type SeatAnswer, useAttempts } from './useAttempts.ts';

function Seat({ send }: { readonly send: () => Promise<SeatAnswer> }) {
  const { attempt } = useAttempts();
  const undo = () => Promise.resolve({});
  return (
    <button
      type="button"
      onClick={() => void attempt({ key: 's1', send, done: 'done', undo, refusal: 'warning' })}
    >
      seat
    </button>
  );
}

async function seated(send: () => Promise<SeatAnswer>) {
  render(
    <ToastProvider>
      <Seat send={send} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'seat' }));
}

it.each([
  [new CallFailed(500, 'Something went wrong'), 'System Error'],
  [new CallFailed(409, 'Full'), 'Full'],
])('says of %s: %s', async (failure, text) => {
  await seated(() => Promise.reject(failure));
  await screen.findByText(text);
});

it.each([
  ['offers to take back what it has done', {}, 1],
  ['and nothing where another desk had done so already', { changed: false }, 0],
])('%s', async (_, answer, count) => {
  await seated(() => Promise.resolve(answer));
  await screen.findByText('done');
  expect(screen.queryAllByRole('button', { name: 'Undo' })).toHaveLength(count);
});
