// @vitest-environment happy-dom
import type { SessionAnswer } from '@courtcrew/domain/accounts/session.ts';
import { createClient, type Fetch } from '@courtcrew/domain/contract/client.ts';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, describe, expect, it } from 'vitest';
import { DataRoot } from '../data/DataRoot.tsx';
import { LoginGate, useLoginGate } from './LoginGate.tsx';
import { SessionProvider, useSession } from './session.tsx';

afterEach(cleanup);

const ANA: NonNullable<SessionAnswer['user']> = {
  user_id: 'p1',
  ref_id: 'p1',
  first: 'Ana',
  last: 'Ruiz',
  phone: null,
  email: 'ana@example.org',
  credentials: 'Level 1',
  profile_updated: true,
  utr_admin: null,
};

/** A server that knows one person and one password. */
const server = (): Fetch => {
  let user: SessionAnswer['user'] = null;
  return async (url, { body }) => {
    const right = body?.includes('right password');
    if (url === '/auth/login' && right) user = ANA;
    const answer =
      url === '/auth/session'
        ? { user, admin: false, tournaments: [] }
        : (user ?? { message: 'incorrect password, please try again' });
    return new Response(JSON.stringify(answer), { headers: { 'Content-Type': 'application/json' } });
  };
};

function ApplyButton({ onApply }: { onApply: () => void }) {
  const guard = useLoginGate();
  const { user } = useSession();
  return (
    <button type="button" onClick={() => guard(onApply)}>
      Apply as {user?.first ?? 'visitor'}
    </button>
  );
}

function page() {
  let applied = 0;
  render(
    <MemoryRouter>
      <DataRoot client={createClient({ fetch: server() })}>
        <SessionProvider>
          <LoginGate>
            <ApplyButton onApply={() => applied++} />
          </LoginGate>
        </SessionProvider>
      </DataRoot>
    </MemoryRouter>,
  );
  return { user: userEvent.setup(), applied: () => applied };
}

const press = async (user: ReturnType<typeof userEvent.setup>, name: RegExp) =>
  user.click(await screen.findByRole('button', { name }));

describe('an action that needs a login', () => {
  it('is carried out as soon as the visitor has logged in', async () => {
    const { user, applied } = page();
    await press(user, /^Apply/);
    expect(applied()).toBe(0);
    await user.type(await screen.findByLabelText(/Email/), 'ana@example.org');
    await user.type(screen.getByLabelText(/Password/), 'right password{Enter}');
    await waitFor(() => expect(applied()).toBe(1));
    await screen.findByText('Apply as Ana');
  });

  it('waits while the password is wrong, whose text is shown and whose fields are cleared', async () => {
    const { user, applied } = page();
    await press(user, /^Apply/);
    await user.type(await screen.findByLabelText(/Email/), 'ana@example.org');
    await user.type(screen.getByLabelText(/Password/), 'wrong one{Enter}');
    await screen.findByText('incorrect password, please try again');
    expect(screen.getByLabelText(/Password/)).toHaveProperty('value', '');
    expect(screen.getByLabelText(/Email/)).toHaveProperty('value', '');
    expect(applied()).toBe(0);
  });

  it('is forgotten when the dialog is closed', async () => {
    const { user, applied } = page();
    await press(user, /^Apply/);
    await press(user, /Close/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(applied()).toBe(0);
  });
});
