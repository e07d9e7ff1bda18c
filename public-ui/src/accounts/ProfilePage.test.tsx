// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished } from 'vitest';
import { ProfilePage } from './ProfilePage.tsx';

const ANA = { ref_id: 'ana', first: 'Ana', last: 'Ruiz', profile_updated: true };

const PROFILE = {
  ...{ ref_id: 'ana', first: 'Ana', last: 'Ruiz', email: 'ana@example.org', profile_updated: true },
  ...{ phone: '8015550123', alt_phone: null, address: null, city: 'Ogden', state: null, zip: null },
  ...{ credentials: 'Level 1', credentials_verified: true, chair_certification: null, provider_type: null },
  ...{ alt_address: null, shirt: null, shirt2: null, usap_ambassador: false, itf_id: null },
  ...{ emergency_name: null, emergency_number: null, paypal: null, venmo: null, zelle: null },
  ...{ referee: true, line_judge: false, volunteer: false, utr_master_list: false },
  ...{ newsletter: false, texts_stopped: false, read_receipts: false, signup_letters: true },
};

/** Ana's profile. The test says whether her session goes on; what was saved is kept. */
async function profile(cityLabel = 'City') {
  const world = { user: ANA as object | null };
  const saved: unknown[] = [];
  const fetch: Fetch = async (url, { body }) => {
    if (url === '/auth/session') return Response.json({ user: world.user, admin: false, tournaments: [] });
    if (world.user === null) return Response.json({ message: 'Please Login' }, { status: 401 });
    if (url.includes('editProfile')) saved.push(JSON.parse(String(body)));
    return Response.json(url.includes('getProfile') ? PROFILE : { message: 'Profile Updated' });
  };
  render(
    <MemoryRouter>
      <KitRoot app="public" client={createClient({ fetch })}>
        <ProfilePage />
      </KitRoot>
    </MemoryRouter>,
  );
  const city = await screen.findByLabelText(cityLabel);
  return { world, saved, city, user: userEvent.setup() };
}

it('keeps what was typed when the session ends under it', async () => {
  const { world, city, user } = await profile();
  await user.clear(city);
  await user.type(city, 'Provo');
  world.user = null;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await user.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.getByLabelText('City')).toHaveProperty('value', 'Provo');
});

it('saves what was changed on it and nothing else: another page, or the desk, may have changed the rest', async () => {
  const { saved, city, user } = await profile();
  await user.clear(city);
  await user.type(city, 'Provo');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toEqual([{ city: 'Provo' }]));
});

it('offers its choices in Spanish, and saves them in the words of the server', async () => {
  localStorage.setItem('courtcrew.language', 'es');
  onTestFinished(() => localStorage.clear());
  const { saved, user } = await profile('Ciudad');
  const labels = (of: string) =>
    [...screen.getByLabelText<HTMLSelectElement>(of).options].map(({ text }) => text);
  expect(labels('Nivel')).toEqual(['Sin nivel', 'Nivel 1', 'Nivel 2', 'Certificado']);
  expect(labels('Tipo de servicio')).toContain('Terapeuta deportivo');
  expect(labels('Certificación de juez de silla')).toContain('Insignia de plata');
  await user.selectOptions(screen.getByLabelText('Camiseta de hombre o de mujer'), 'Mujer M');
  await user.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(saved).toEqual([{ shirt: "Women's M" }]));
});
