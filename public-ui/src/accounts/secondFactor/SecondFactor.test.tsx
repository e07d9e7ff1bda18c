// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SecondFactor } from '../SecurityPage.tsx';

const show = (fetch: Fetch) =>
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch })}>
        <SecondFactor />
      </KitRoot>
    </MemoryRouter>,
  );

it('leaves the focus at the second factor once the recovery codes are closed', async () => {
  let on = false;
  const fetch: Fetch = async (url) => {
    if (url === '/auth/session')
      return Response.json({ user: { ref_id: 'ana', first: 'Ana' }, tournaments: [] });
    if (url === '/auth/prepareSecondFactor')
      return Response.json({ secret: 'ABCD', uri: 'otpauth://totp/ABCD' });
    if (url !== '/auth/switchOnSecondFactor')
      return Response.json({ on, offered: true, recovery_left: on ? 10 : 0 });
    on = true;
    return Response.json({ message: 'switched on', recovery_codes: ['abcd-efgh'] });
  };
  show(fetch);
  const user = userEvent.setup();
  await user.click(await screen.findByRole('button', { name: 'Set up' }));
  await user.type(await screen.findByRole('textbox'), '123456{Enter}');
  await user.click(await screen.findByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  const now = await screen.findByRole('button', { name: 'Switch off' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  expect(document.activeElement?.contains(now)).toBe(true);
});

it('asks for the password first where the second factor is switched off', async () => {
  const fetch: Fetch = async (url) =>
    Response.json(
      url === '/auth/session'
        ? { user: { ref_id: 'ana', first: 'Ana' }, tournaments: [] }
        : { on: true, offered: true, recovery_left: 10 },
    );
  show(fetch);
  await userEvent.click(await screen.findByRole('button', { name: 'Switch off' }));
  const first = await screen.findByLabelText(/^Password/);
  await waitFor(() => expect(document.activeElement).toBe(first));
});
