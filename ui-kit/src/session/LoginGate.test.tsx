// @vitest-environment happy-dom
import type { SessionAnswer } from '@courtcrew/domain/accounts/session.ts';
import { addMessage, getMessages } from '@courtcrew/domain/messaging/contract.ts';
import { useQueryClient } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useNavigate } from 'react-router';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createClient, type Fetch } from '../data/client.ts';
import { DataRoot, useClient } from '../data/DataRoot.tsx';
import { useCall } from '../data/useCall.ts';
import { useCommand } from '../data/useCommand.ts';
import { ConfirmProvider } from '../page/dialog/Confirm.tsx';
import { Answered } from '../page/state/Answered.tsx';
import { LoginBar } from './LoginBar.tsx';
import type { Registration } from './LoginDialog.tsx';
import { LoginGate, RequireLogin, useLoginGate } from './LoginGate.tsx';
import { SessionProvider, useSession } from './session.tsx';

const ANA: NonNullable<SessionAnswer['user']> = {
  user_id: 'p1',
  ref_id: 'p1',
  first: 'Ana',
  last: 'Ruiz',
  phone: null,
  email: 'ana@example.org',
  credentials: 'Level 1',
  profile_updated: true,
  referee: false,
  line_judge: false,
  volunteer: false,
  utr_admin: null,
};

/** A server that knows one person, one password and, for guarded accounts, one code. */
const server = (guarded: boolean): Fetch => {
  let user: SessionAnswer['user'] = null;
  return async (url, { body }) => {
    const right = body?.includes('right password');
    if (url === '/auth/login' && right && !guarded) user = ANA;
    if (url === '/auth/register') user = ANA;
    if (url === '/auth/loginWithCode' && body?.includes('123456') && body.includes('a token')) user = ANA;
    const refusal = url === '/auth/login' ? 'incorrect password' : 'That code is not right';
    const answer =
      url === '/auth/session'
        ? { user, admin: false, tournaments: [] }
        : url === '/auth/login' && right && guarded
          ? { second_factor: true, message: 'Enter the code', token: 'a token' }
          : (user ?? { message: `${refusal}, please try again` });
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

/** As an application's form does: the account, then the session, then on. */
const OpenAccount: Registration = ({ onDone }) => {
  const client = useClient();
  const { refresh } = useSession();
  const open = async () => {
    await client.request({ method: 'POST', path: '/auth/register' });
    await refresh();
    onDone();
  };
  return (
    <>
      <input aria-label="First name" />
      <button type="button" onClick={() => void open()}>
        Open it
      </button>
    </>
  );
};

/** The browser's key, which leads away from below a dialog. */
function Back() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate(-1)}>
      Back
    </button>
  );
}

function page(fetch: Fetch = server(false)) {
  let applied = 0;
  render(
    <MemoryRouter initialEntries={['/tournaments', '/signup/t1']}>
      <Back />
      <DataRoot client={createClient({ fetch })}>
        <SessionProvider>
          <ConfirmProvider>
            <LoginGate Registration={OpenAccount}>
              <ApplyButton onApply={() => applied++} />
            </LoginGate>
          </ConfirmProvider>
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

  it('is let go where Back leads to another page', async () => {
    const { user, applied } = page();
    await press(user, /^Apply/);
    await screen.findByRole('dialog', { name: 'Please Login' });
    fireEvent.click(screen.getByText('Back'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await press(user, /^Apply/);
    await user.type(await screen.findByLabelText(/Email/), 'ana@example.org');
    await user.type(screen.getByLabelText(/Password/), 'right password{Enter}');
    await waitFor(() => expect(applied()).toBe(1));
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

  it('is carried out after the code, where the account asks for one', async () => {
    const { user, applied } = page(server(true));
    await press(user, /^Apply/);
    await user.type(await screen.findByLabelText(/Email/), 'ana@example.org');
    await user.type(screen.getByLabelText(/Password/), 'right password{Enter}');
    const code = await screen.findByLabelText(/^Code/);
    expect(document.activeElement).toBe(code);
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(code.getAttribute('inputmode')).toBe('numeric');
    expect(applied()).toBe(0);
    await user.type(code, '000000{Enter}');
    await screen.findByText('That code is not right, please try again');
    await user.click(code);
    await user.paste('123456');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(applied()).toBe(1));
    await screen.findByText('Apply as Ana');
  });

  it('takes a recovery code in the place of the code, and leads back to the password', async () => {
    const { user } = page(server(true));
    await press(user, /^Apply/);
    await user.type(await screen.findByLabelText(/Email/), 'ana@example.org');
    await user.type(screen.getByLabelText(/Password/), 'right password{Enter}');
    await press(user, /Use a recovery code/);
    const recovery = await screen.findByLabelText(/^Recovery code/);
    expect(recovery.getAttribute('inputmode')).toBe('text');
    expect(document.activeElement).toBe(recovery);
    await press(user, /Back to login/);
    expect(await screen.findByLabelText(/Password/)).toHaveProperty('value', '');
  });

  it('says over the form what it asks for', async () => {
    const { user } = page();
    await press(user, /^Apply/);
    await press(user, /Forgot password/);
    await screen.findByRole('dialog', { name: 'Reset your password' });
    await press(user, /Back to login/);
    await screen.findByRole('dialog', { name: 'Please Login' });
  });

  it('is carried out for somebody who opens an account first', async () => {
    const { user, applied } = page();
    await press(user, /^Apply/);
    await press(user, /Create an account/);
    expect(screen.getByRole('dialog', { name: 'Create an account' })).toBeTruthy();
    await press(user, /Open it/);
    await waitFor(() => expect(applied()).toBe(1));
    await screen.findByText('Apply as Ana');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is carried out for who is logged in already, and pressed before the page knew', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const session = { user: ANA, admin: false, tournaments: [] };
    const { user, applied } = page(async () => promise.then(() => Response.json(session)));
    await press(user, /^Apply as visitor/);
    await screen.findByRole('dialog', { name: 'Please Login' });
    resolve();
    await waitFor(() => expect(applied()).toBe(1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('keeps a registration that was begun from a slip beside it, of Escape or of its cross', async () => {
    const { user } = page();
    await press(user, /^Apply/);
    await press(user, /Create an account/);
    const form = screen.getByRole('dialog', { name: 'Create an account' });
    await user.type(screen.getByLabelText('First name'), 'Ana{Escape}');
    await press(user, /^Cancel/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(form.isConnected).toBe(true);
    expect(screen.getByLabelText('First name')).toHaveProperty('value', 'Ana');
    await user.click(within(form).getByRole('button', { name: 'Close' }));
    await press(user, /^Cancel/);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(form.isConnected).toBe(true);
    await user.keyboard('{Escape}');
    await press(user, /^Leave/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('is forgotten when the dialog is closed', async () => {
    const { user, applied } = page();
    await press(user, /^Apply/);
    await press(user, /Close/);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(applied()).toBe(0);
  });
});

describe('the login of one line', () => {
  it('asks for the code in a dialog, which its line has no room for', async () => {
    render(
      <MemoryRouter>
        <DataRoot client={createClient({ fetch: server(true) })}>
          <SessionProvider>
            <LoginBar />
          </SessionProvider>
        </DataRoot>
      </MemoryRouter>,
    );
    const user = userEvent.setup();
    await user.type(await screen.findByLabelText(/Email/), 'ana@example.org');
    await user.type(screen.getByLabelText(/Password/), 'right password{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Enter your code' });
    expect(dialog.contains(document.activeElement)).toBe(true);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText(/Password/)).toHaveProperty('value', '');
  });
});

const POSTS = { body: { tid: 't1', category: 'referee' } } as const;

/** What Ana alone may read, a line of a form, and a press that sends something. */
function Board() {
  const posts = useCall(getMessages, POSTS);
  const { mutate } = useCommand(addMessage, { quiet: true });
  const { logout } = useSession();
  return (
    <>
      <input aria-label="Draft" />
      <button type="button" onClick={() => mutate({ body: { ...POSTS.body, message: 'Hello' } })}>
        Post
      </button>
      <button type="button" onClick={() => void logout()}>
        Log out
      </button>
      <Answered of={posts}>
        {(all) => <p>{Array.isArray(all) && all.map(({ message }) => message)}</p>}
      </Answered>
    </>
  );
}

function Who() {
  const { user, refresh } = useSession();
  const queries = useQueryClient();
  return (
    <>
      <p>I am {user?.first ?? 'nobody'}</p>
      <button type="button" onClick={() => void queries.invalidateQueries({ queryKey: [getMessages.area] })}>
        Read again
      </button>
      <button type="button" onClick={() => void refresh()}>
        Come back
      </button>
    </>
  );
}

/** The screen as Ana sees it; the test says who the server takes the browser for from then on. */
async function board() {
  const server = { user: ANA as SessionAnswer['user'] };
  const answer = (body: unknown, status = 200) => Response.json(body, { status });
  const fetch: Fetch = async (url) => {
    const { user } = server;
    if (url === '/auth/session') return answer({ user, admin: false, tournaments: [] });
    if (url === '/auth/logout') return answer({ message: 'ok' });
    if (user === null) return answer({ message: 'Please Login' }, 401);
    if (user !== ANA) return answer({ message: 'Sorry you are not authorized' }, 403);
    return answer([{ message: 'For Ana alone' }]);
  };
  vi.stubGlobal('fetch', fetch);
  render(
    <MemoryRouter>
      <DataRoot>
        <SessionProvider>
          <LoginGate>
            <Who />
            <RequireLogin visitor={<p>For the signed-in</p>}>
              <Board />
            </RequireLogin>
          </LoginGate>
        </SessionProvider>
      </DataRoot>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await screen.findByText('For Ana alone');
  await user.type(screen.getByLabelText('Draft'), 'typed by Ana');
  return { server, tap: (name: string) => fireEvent.click(screen.getByText(name)), user };
}

const closeLogin = async (user: ReturnType<typeof userEvent.setup>) => {
  await press(user, /Close/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

describe('a screen of the signed-in', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('stays as it was under the login, which comes once and not with every reading', async () => {
    const { server, tap, user } = await board();
    server.user = null;
    tap('Read again');
    await screen.findByRole('dialog', { name: 'Please Login' });
    expect(screen.getByText('I am nobody')).toBeTruthy();
    await closeLogin(user);
    tap('Read again');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('dialog')).toBeNull();
    server.user = ANA;
    tap('Come back');
    await screen.findByText('I am Ana');
    expect(screen.getByLabelText('Draft')).toHaveProperty('value', 'typed by Ana');
    expect(screen.getByText('For Ana alone')).toBeTruthy();
  });

  it('asks once for a login that a change needs, and says who is there once it was closed', async () => {
    const { server, tap, user } = await board();
    server.user = null;
    tap('Post');
    await closeLogin(user);
    await screen.findByText('I am nobody');
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows another person neither what was read nor what was typed', async () => {
    const { server, tap } = await board();
    server.user = null;
    tap('Come back');
    await screen.findByText('I am nobody');
    server.user = { ...ANA, ref_id: 'p2', first: 'Bea' };
    tap('Come back');
    await screen.findByText('I am Bea');
    await screen.findByText(/not authorized/);
    expect(screen.queryByText('For Ana alone')).toBeNull();
    expect(screen.getByLabelText('Draft')).toHaveProperty('value', '');
  });

  it('asks nobody back who logged out', async () => {
    const { server, tap } = await board();
    server.user = null;
    tap('Read again');
    await screen.findByRole('dialog', { name: 'Please Login' });
    tap('Log out');
    await screen.findByText('For the signed-in');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
