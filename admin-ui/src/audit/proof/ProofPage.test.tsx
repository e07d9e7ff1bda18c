// @vitest-environment happy-dom

import type { ProofState, ProofVerification } from '@courtcrew/domain/audit/proof.ts';
import { keepFocus } from '@courtcrew/ui-kit/app/keepFocus.ts';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { DataRoot } from '@courtcrew/ui-kit/data/DataRoot.tsx';
import { ToastProvider } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { ProofPage } from './ProofPage.tsx';

const AT = '2026-05-01T12:00:00.000Z';
const SIGNED = { size: 15, position: '15', root: 'the-root', at: AT };
const STATE: ProofState = {
  ...{ size: 15, root: 'the-root', since: AT, checkpoint: SIGNED, verified: null, put_back: [] },
};
const CHANGED: ProofVerification = {
  ...{ at: AT, size: 4, waiting: 0 },
  broken: { what: 'changed', position: '5', stream: 'roster-t1', kind: 'roster', revision: 4 },
};

/** The page on a server in this state; what a verification finds, once it is `read`, stands from then on. */
function shown(
  state: ProofState,
  found: ProofVerification = CHANGED,
  { status = 200, read = Promise.resolve() } = {},
) {
  let verified = state.verified;
  const fetch: Fetch = async (url) => {
    if (url.endsWith('/verify')) {
      await read;
      verified = found;
    }
    const body = status === 200 ? { ...state, verified } : { message: 'no', code: 'forbidden' };
    return Response.json(url.endsWith('/checkpoints') ? [SIGNED] : body, { status });
  };
  onTestFinished(keepFocus(() => undefined));
  render(
    <DataRoot client={createClient({ fetch })}>
      <ToastProvider>
        <ProofPage />
      </ToastProvider>
    </DataRoot>,
  );
  return userEvent.setup();
}

it('verifies at a press and names the first break', async () => {
  const user = shown(STATE);
  await screen.findByText(/Not verified yet/);
  await user.click(screen.getByRole('button', { name: 'Verify now' }));
  const alert = await screen.findByText(/First break: position 5, stream roster-t1, number 4/);
  expect(alert.textContent).toContain('An event was changed');
});

it('gives the keys back to Verify now once the log is read', async () => {
  const { promise: read, resolve } = Promise.withResolvers<void>();
  const user = shown(STATE, CHANGED, { read });
  await screen.findByText(/Not verified yet/);
  const button = screen.getByRole('button', { name: 'Verify now' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveProperty('disabled', true));
  // As browsers do to a button that waits. This one leaves it there, so it goes by way of another place.
  await waitFor(() => expect(document.activeElement).toBe(button));
  screen.getByRole('link', { name: 'Download' }).focus();
  screen.getByRole('link', { name: 'Download' }).blur();
  resolve();
  await waitFor(() => expect(document.activeElement).toBe(button));
});

it('says since when the log is unbroken, what was signed, and hands it out', async () => {
  shown({
    ...STATE,
    verified: { at: AT, size: 15, waiting: 2, broken: null },
    put_back: [{ at: AT, size_before: 9, size: 7 }],
  });
  await screen.findByText(/Unbroken since/);
  screen.getByText(/2 newer ones not signed yet/);
  screen.getByText(/7 of 9 proved events were left/);
  await waitFor(() => expect(screen.getAllByText('the-root')).toHaveLength(2));
  const download = screen.getByRole('link', { name: 'Download' });
  expect(download.getAttribute('href')).toBe('/api/audit/proof/export');
});

it('offers nothing while nothing is signed', async () => {
  shown({ ...STATE, size: 0, since: null, checkpoint: null });
  await screen.findByText('Nothing is signed yet');
  expect(screen.queryByRole('button', { name: 'Verify now' })).toBe(null);
});

it('says so to whoever may not see it', async () => {
  shown(STATE, CHANGED, { status: 403 });
  await screen.findByText(/authorized|allowed/i);
  expect(screen.queryByRole('button', { name: 'Verify now' })).toBe(null);
});
