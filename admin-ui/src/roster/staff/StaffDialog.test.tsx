// @vitest-environment happy-dom

import type { StaffMember } from '@courtcrew/domain/roster/shapes.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, onTestFinished } from 'vitest';
import { drawInTournament } from '../../shell/testing/inTournament.tsx';
import { StaffDialog } from './StaffDialog.tsx';

const person = {
  ...{ ref_id: 'p1', first: 'Ana', last: 'Lee', name: 'Ana Lee', login: true, contact_open: false },
  ...{ credentials: 'Certified', phone: null, barcode: '4711', ppa_rating: '4.5' },
} as unknown as StaffMember;

it('shows the stored barcode and rating, clears what is emptied, and leaves alone what nobody typed in', async () => {
  const sent: unknown[] = [];
  drawInTournament(<StaffDialog person={person} onClose={() => undefined} />, (url, body) => {
    if (url === '/api/editRef') sent.push(body);
    return { message: 'saved' };
  });
  expect(await screen.findByLabelText('Barcode')).toHaveProperty('value', '4711');
  const rating = screen.getByLabelText('PPA rating');
  expect(rating).toHaveProperty('value', '4.5');
  await userEvent.clear(rating);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  // Barcode and credentials may be others by now: somebody else's correction stays.
  await waitFor(() => expect(sent).toEqual([{ tid: 't1', ref_id: 'p1', ppaRating: null }]));
});

it('offers the levels in Spanish, and saves the one chosen as the server calls it', async () => {
  localStorage.setItem('courtcrew.language', 'es');
  onTestFinished(() => localStorage.clear());
  const sent: unknown[] = [];
  drawInTournament(<StaffDialog person={person} onClose={() => undefined} />, (url, body) => {
    if (url === '/api/editRef') sent.push(body);
    return { message: 'saved' };
  });
  const level = await screen.findByLabelText<HTMLSelectElement>('Nivel');
  expect([...level.options].map(({ text }) => text)).toEqual([
    'Sin nivel',
    'Nivel 1',
    'Nivel 2',
    'Certificado',
  ]);
  await userEvent.selectOptions(level, 'Nivel 2');
  await userEvent.click(screen.getByRole('button', { name: 'Guardar' }));
  await waitFor(() => expect(sent).toEqual([{ tid: 't1', ref_id: 'p1', credentials: 'Level 2' }]));
});

it.each([
  [true, 'Credentials'],
  [false, /^First name/],
])('opens with the keys at the first field that may be changed (own account: %s)', async (login, field) => {
  drawInTournament(<StaffDialog person={{ ...person, login }} onClose={() => undefined} />, () => []);
  const first = await screen.findByLabelText(field);
  expect(document.activeElement).toBe(first);
});
