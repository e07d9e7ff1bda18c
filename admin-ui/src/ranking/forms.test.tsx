// @vitest-environment happy-dom

import { KitRoot } from '@courtcrew/ui-kit/app/KitRoot.tsx';
import { createClient, type Fetch } from '@courtcrew/ui-kit/data/client.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { PlayerForm } from './players/PlayerForm.tsx';
import type { Player, RankingTournament } from './rows.ts';
import { TournamentForm } from './tournaments/TournamentForm.tsx';

const nothing = () => undefined;
const ANN = { player_id: 'p', first: 'Ann', last: 'Lee', gender: 'F', birth: '1990-02-03' } as Player;
const OPEN = {
  ...{ rtid: 'r', name: 'Open', location: 'Naples', tier: 1, sanctioned: false },
  ...{ start: '2026-03-07', end: '2026-03-08', visible: true },
} as RankingTournament;

/** Opens a form, has its row changed elsewhere, and answers what Save sends after one field was typed. */
async function sentAfter(form: ReactElement, changed: ReactElement, label: RegExp): Promise<unknown> {
  const sent: unknown[] = [];
  const fetch: Fetch = async (_, { method, body }) => {
    if (method === 'PUT') sent.push(JSON.parse(body ?? ''));
    return Response.json(method === 'PUT' ? { message: 'saved' } : { user: null, tournaments: [] });
  };
  const shown = (element: ReactElement) => (
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        {element}
      </KitRoot>
    </MemoryRouter>
  );
  const { rerender } = render(shown(form));
  const user = userEvent.setup();
  await screen.findByLabelText(label);
  rerender(shown(changed));
  await user.type(screen.getByLabelText(label), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(1));
  return sent[0];
}

it('corrects of a player what was typed: the day of birth may have been corrected meanwhile', async () => {
  const form = (player: Player) => <PlayerForm player={player} onClose={nothing} />;
  const sent = await sentAfter(form(ANN), form({ ...ANN, birth: '1991-02-03' }), /^First name/);
  expect(sent).toEqual({ first: 'Ann!', seen: { first: 'Ann' } });
});

it('corrects of a tournament what was typed: it may have been hidden meanwhile', async () => {
  const form = (tournament: RankingTournament) => (
    <TournamentForm tournament={tournament} onClose={nothing} />
  );
  const sent = await sentAfter(form(OPEN), form({ ...OPEN, visible: false }), /^Name/);
  expect(sent).toEqual({ name: 'Open!', seen: { name: 'Open' } });
});

it('shows what another admin has made of a field beside what was typed, to be taken or overwritten', async () => {
  const sent: unknown[] = [];
  const refusal = {
    message: 'Somebody else has changed this meanwhile: look at it again',
    code: 'changed',
    errors: { last: 'was changed meanwhile' },
    details: { now: { last: 'Ray' } },
  };
  const fetch: Fetch = async (_, { method, body }) => {
    if (method !== 'PUT') return Response.json({ user: null, tournaments: [] });
    sent.push(JSON.parse(body ?? ''));
    return sent.length === 1 ? Response.json(refusal, { status: 409 }) : Response.json({ message: 'saved' });
  };
  render(
    <MemoryRouter>
      <KitRoot app="admin" client={createClient({ fetch })}>
        <PlayerForm player={ANN} onClose={nothing} />
      </KitRoot>
    </MemoryRouter>,
  );
  const user = userEvent.setup();
  const last = await screen.findByLabelText<HTMLInputElement>(/^Last name/);
  await user.type(last, '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Theirs: Ray')).toBeTruthy();
  expect(last.value).toBe('Lee!');
  await user.click(screen.getByRole('button', { name: 'Use theirs: Last name' }));
  expect(last.value).toBe('Ray');
  expect(screen.queryByText('Theirs: Ray')).toBeNull();
  await user.type(last, '-Lee');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toEqual({ last: 'Ray-Lee', seen: { last: 'Ray' } });
});
