// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, it, vi } from 'vitest';
import { RegisterForm } from './RegisterForm.tsx';

const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before what was typed is left behind, and no more once the account is there', async () => {
  const fetch: Fetch = async (url) =>
    Response.json(
      url === '/auth/register' ? { user_id: 'ana', ref_id: 'ana' } : { user: null, tournaments: [] },
    );
  const done = vi.fn();
  const root = (
    <KitRoot app="public" client={createClient({ fetch })}>
      <RegisterForm onDone={done} />
    </KitRoot>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: root }])} />);
  const user = userEvent.setup();
  const type = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text);
  expect(isAsked()).toBe(false);
  await type(/^First name/, 'Ana');
  expect(isAsked()).toBe(true);
  await type(/^Last name/, 'Ruiz');
  await type(/^Email/, 'ana@example.com');
  await type(/^Password/, 'long enough');
  await type(/^Confirm password/, 'long enough');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(done).toHaveBeenCalled());
  await waitFor(() => expect(isAsked()).toBe(false));
});

it('registers people with only one name, whose last name is neither asked nor sent', async () => {
  const sent: unknown[] = [];
  const fetch: Fetch = async (url, { body }) => {
    if (url === '/auth/register') sent.push(JSON.parse(body ?? '{}'));
    return Response.json(
      url === '/auth/register' ? { user_id: 's', ref_id: 's' } : { user: null, tournaments: [] },
    );
  };
  const root = (
    <KitRoot app="public" client={createClient({ fetch })}>
      <RegisterForm />
    </KitRoot>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: root }])} />);
  const user = userEvent.setup();
  const type = (label: RegExp, text: string) => user.type(screen.getByLabelText(label), text);
  await type(/^First name/, 'Sukarno');
  await type(/^Last name/, 'Sukarno');
  await user.click(screen.getByLabelText('Only one name'));
  expect(screen.getByLabelText(/^Last name/)).toHaveProperty('disabled', true);
  await type(/^Email/, 'sukarno@example.com');
  await type(/^Password/, 'long enough');
  await type(/^Confirm password/, 'long enough');
  await user.click(screen.getByRole('button', { name: 'Create account' }));
  await waitFor(() => expect(sent).toMatchObject([{ first: 'Sukarno', last: '', one_name: true }]));
});
