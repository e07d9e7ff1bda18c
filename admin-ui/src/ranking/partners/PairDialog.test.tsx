// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PairDialog } from './PairDialog.tsx';

const PLAYERS = ['Ann', 'Bea'].map((first) => ({
  ...{ player_id: first, first, last: 'Lee', name: `${first} Lee`, gender: 'F', birth: null },
}));

/** What the server answers a reading; every tournament has one event, called by it. */
function answerTo(url: string): unknown {
  if (url.includes('searchPlayer'))
    return PLAYERS.filter(({ first }) => first === 'Bea' || !url.includes('bea'));
  const [, rtid] = /getTournamentEvents\/(\w+)/.exec(url) ?? [];
  if (rtid)
    return [{ eid: `of-${rtid}`, rtid, type: rtid === 'north' ? 'WD' : 'XD', tournament: rtid, pairs: 0 }];
  if (!url.includes('getTournaments')) return { user: null, tournaments: [] };
  return ['north', 'south'].map((one) => ({
    ...{ rtid: one, name: one, location: '', tier: 1, sanctioned: false, visible: true },
    ...{ start: '2026-03-07', end: '2026-03-08' },
  }));
}

/** The dialog, and what it sends. */
function dialog() {
  const saved: unknown[] = [];
  const fetch: Fetch = async (url, { body }) => {
    if (!url.includes('savePartners')) return Response.json(answerTo(url));
    saved.push(JSON.parse(body ?? ''));
    return Response.json({ message: 'eid is required' }, { status: 400 });
  };
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <PairDialog onClose={() => undefined} />
      </KitRoot>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const choose = async (label: RegExp, option: string) => {
    const list = await screen.findByLabelText(label);
    await waitFor(() => expect(list.querySelector(`option[value="${option}"]`)).not.toBeNull());
    await user.selectOptions(list, option);
  };
  const save = () => user.click(screen.getByRole('button', { name: 'Save partners' }));
  return { saved, user, choose, save };
}

it('enters nobody into the event of a tournament that is chosen no more', async () => {
  const { saved, choose, save } = dialog();
  await choose(/^Tournament/, 'north');
  await choose(/^Event/, 'of-north');
  await choose(/^Player/, 'Ann');
  await choose(/^Partner/, 'Bea');
  await choose(/^Tournament/, 'south');
  await waitFor(() => screen.getByText('XD'));
  await save();
  await waitFor(() => expect(saved).toEqual([{ eid: '', one: 'Ann', two: 'Bea' }]));
});

it('enters no player whom the list shows no more', async () => {
  const { saved, user, choose, save } = dialog();
  await choose(/^Player/, 'Ann');
  await user.type(screen.getByLabelText('Find a player'), 'bea');
  const list = screen.getByLabelText(/^Player/);
  await waitFor(() => expect(list.querySelector('option[value="Ann"]')).toBeNull());
  await save();
  await waitFor(() => expect(saved).toEqual([{ eid: '', one: '', two: '' }]));
});

it('opens with the keys at its first field', async () => {
  dialog();
  const first = await screen.findByLabelText(/^Tournament/);
  expect(document.activeElement).toBe(first);
});
