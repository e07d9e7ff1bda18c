// @vitest-environment happy-dom

import type { TournamentRights } from '@courtcrew/domain/contract/policies.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { placeOf } from '../kit/rest/resources.ts';
import { resources } from '../resources.ts';
import { screens } from '../screens.ts';
import { PlacesProvider } from '../shell/places.tsx';
import { doorsOf } from '../shell/screen.ts';
import { drawInTournament } from '../shell/testing/inTournament.tsx';
import { CommandPalette } from './CommandPalette.tsx';
import { SYNONYMS } from './synonyms.ts';

const places = [...screens, ...resources.map(placeOf)];

const official = (first: string, here: string | null = null) => ({
  ...{ ref_id: first.toLowerCase(), first, last: 'Lee', credentials: null, credentials_verified: false },
  ...{ provider_type: null, shifts: [], place: null, checked_in_at: here },
});

/** The palette of somebody with these rights, and what it sent. */
async function open(rights: Partial<TournamentRights>, people: readonly object[] = []) {
  const sent: { url: string; body: unknown }[] = [];
  const onClose = vi.fn();
  drawInTournament(
    <PlacesProvider places={places} drawer={{}}>
      <CommandPalette open onClose={onClose} />
    </PlacesProvider>,
    (url, body, { method }) => {
      if (url === '/api/getCheckinList/t1') return people;
      if (method === 'GET') return [];
      sent.push({ url, body });
      return { message: 'Saved', undo: 7 };
    },
    { tournament: { admin_type: 'basic', captain_of: [], payout: true, ...rights } },
  );
  const field = await screen.findByRole('combobox');
  const user = userEvent.setup();
  const labels = () => screen.queryAllByRole('option').map((option) => option.firstChild?.textContent);
  return { sent, onClose, field, user, labels };
}

it('has synonyms for paths that exist alone', () => {
  const paths = new Set(places.flatMap((place) => doorsOf(place).map(([path]) => path)));
  expect(Object.keys(SYNONYMS).filter((path) => !paths.has(path))).toEqual([]);
});

describe('the palette', () => {
  it('finds screens by what people call them, and says how many', async () => {
    const { field, user, labels } = await open({ admin_type: 'master' });
    await user.type(field, 'w9');
    await waitFor(() => expect(labels()).toEqual(['Player Payouts', 'Pay Players']));
    expect(screen.getByRole('status').textContent).toBe('2 results');
    await user.clear(field);
    await user.type(field, 'cartel');
    expect(labels()).toEqual(['QR Code Maker']);
    await user.clear(field);
    await user.type(field, 'invoices');
    expect(labels()[0]).toBe('Invoices');
  });

  it('finds what became a part of another screen by its former name', async () => {
    const { field, user, labels } = await open({ referee: true });
    const former = {
      'court reset': 'Court Reset',
      'past matches': 'Payment Reconciliation',
      'remove staff': 'Referee Setup',
      'approval requests': 'Referee Setup',
    };
    for (const [name, label] of Object.entries(former)) {
      await user.clear(field);
      await user.type(field, name);
      await waitFor(() => expect(labels()).toEqual([label]));
    }
  });

  it('checks somebody in who is not there yet, by keys alone, and takes it back', async () => {
    const people = [official('Ann'), official('Anna', '2030-03-07T12:00:00.000Z'), official('Ben')];
    const { sent, onClose, field, user, labels } = await open({ referee: true }, people);
    await user.type(field, 'check in an');
    await waitFor(() => expect(labels()).toEqual(['Check in Ann Lee']));
    await user.clear(field);
    await user.type(field, 'check in h');
    // Not by the letters of the verb.
    expect(labels()).toEqual(['Live Board']);
    await user.clear(field);
    await user.type(field, 'check in an');
    await user.keyboard('{Enter}');
    expect(onClose).toHaveBeenCalledOnce();
    expect(await screen.findByText('Ann Lee is checked in')).toBeTruthy();
    expect(sent).toEqual([{ url: '/api/checkinRef/t1', body: { ref_id: 'ann' } }]);
    // The test leaves the dialog open, which hides the page behind it from roles.
    await user.click(screen.getByText('Undo'));
    await waitFor(() => expect(sent.at(-1)).toEqual({ url: '/api/undoOnBoard/t1', body: { undo: 7 } }));
  });

  it('offers what the rights allow, and nothing else', async () => {
    const { field, user, labels } = await open({ volunteer: true }, [official('Ann')]);
    await user.type(field, 'shift');
    await waitFor(() => expect(labels()).toContain('Add volunteer shift'));
    expect(labels()).not.toContain('Add shift');
    await user.clear(field);
    await user.type(field, 'check in ann');
    expect(await screen.findByText('Nothing is called like that')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toBe('0 results');
  });

  it('copies the signup link', async () => {
    vi.stubGlobal('isSecureContext', true);
    const { field, user } = await open({ volunteer: true });
    await user.type(field, 'copy{Enter}');
    expect(await screen.findByText('Signup link copied')).toBeTruthy();
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}/signup/t1`);
    vi.unstubAllGlobals();
  });
});
