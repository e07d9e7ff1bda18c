// @vitest-environment happy-dom

import { editProfile } from '@courtcrew/domain/accounts/contract.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createClient, type Fetch } from '../data/client.ts';
import { DataRoot } from '../data/DataRoot.tsx';
import { useCommand } from '../data/useCommand.ts';
import { Form, useKitForm } from '../form/Form.tsx';
import { FormText } from '../form/FormText.tsx';
import { ToastProvider } from '../page/state/Toast.tsx';
import { Reauthenticate } from './Reauthenticate.tsx';
import { SessionProvider } from './session.tsx';

interface Sent {
  readonly url: string;
  readonly body: Record<string, unknown>;
  readonly key: string | undefined;
}

const answer = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });

/** A server that saves nothing before it has heard the password, and the code where there is a second factor. */
function server(secondFactor: boolean) {
  const sent: Sent[] = [];
  let fresh = false;
  const fetch: Fetch = async (url, { body, headers }) => {
    const given = JSON.parse(body ?? '{}');
    if (url === '/auth/session') return answer({ user: null, admin: false, tournaments: [] });
    if (url === '/auth/secondFactor') {
      return answer({ on: secondFactor, offered: secondFactor, recovery_left: 10 });
    }
    sent.push({ url, body: given, key: headers['Idempotency-Key'] });
    if (url === '/auth/reauthenticate') {
      const right = given.password === 'right password';
      fresh = right && (!secondFactor || given.code === '123456');
      if (fresh) return answer({ message: 'Thank you' });
      const [field, text] = right
        ? ['code', 'That code is not right, please try again']
        : ['password', 'incorrect password, please try again'];
      return answer({ message: text, code: 'invalid', errors: { [field ?? '']: text } }, 400);
    }
    if (fresh) return answer({ message: 'Profile Updated' });
    return answer({ message: 'Please confirm that it is you', code: 'reauthenticate' }, 409);
  };
  return { fetch, sent };
}

function Profile() {
  const save = useCommand(editProfile, { quiet: true, done: 'Saved' });
  const form = useKitForm({
    defaults: { phone: '' },
    onSubmit: (body) => save.mutateAsync({ params: { ref_id: 'p1' }, body }),
  });
  return (
    <Form form={form} label="Profile">
      <FormText kind="text" name="phone" label="Phone" />
      <button type="submit">Save</button>
    </Form>
  );
}

async function savingPage(secondFactor = false) {
  const { fetch, sent } = server(secondFactor);
  render(
    <MemoryRouter>
      <DataRoot client={createClient({ fetch })}>
        <ToastProvider>
          <SessionProvider>
            <Reauthenticate>
              <Profile />
            </Reauthenticate>
          </SessionProvider>
        </ToastProvider>
      </DataRoot>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Phone'), '8015550111');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByRole('dialog', { name: 'Please confirm that it is you' });
  return { user, sent };
}

const confirm = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Confirm' }));
const password = () => screen.findByLabelText(/Password/);

describe('a request that needs a fresh proof', () => {
  it('asks over the form, and is sent again as it was once the password is right', async () => {
    const { user, sent } = await savingPage();
    await user.type(await password(), 'wrong');
    await confirm(user);
    await screen.findByText('incorrect password, please try again');
    await user.clear(await password());
    await user.type(await password(), 'right password');
    await confirm(user);
    await screen.findByText('Saved');
    const [first, again, ...more] = sent.filter(({ url }) => url === '/auth/editProfile/p1');
    expect(first?.body).toEqual({ phone: '8015550111' });
    expect(again).toEqual(first);
    expect(more).toEqual([]);
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '8015550111');
  });

  it('asks for the code as well where there is a second factor', async () => {
    const { user, sent } = await savingPage(true);
    const code = await screen.findByLabelText(/^Code/);
    expect(code.getAttribute('autocomplete')).toBe('one-time-code');
    expect(code.getAttribute('inputmode')).toBe('numeric');
    await user.type(await password(), 'right password');
    await user.type(code, '654321');
    await confirm(user);
    await screen.findByText('That code is not right, please try again');
    await user.clear(code);
    await user.type(code, '123456');
    await confirm(user);
    await screen.findByText('Saved');
    expect(sent.at(-2)?.body).toEqual({ password: 'right password', code: '123456' });
  });

  it('fails, with everything that was typed still there, when the question is closed', async () => {
    const { user, sent } = await savingPage();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect((await screen.findByRole('alert')).textContent).toContain('Please confirm that it is you');
    expect(screen.getByLabelText('Phone')).toHaveProperty('value', '8015550111');
    expect(sent).toHaveLength(1);
  });
});
