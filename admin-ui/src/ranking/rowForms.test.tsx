// @vitest-environment happy-dom
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { typedWhenRowLeft } from '../shell/testing/inList.tsx';
import { PlayerActs } from './players/PlayersPage.tsx';
import type { Player, RankingTournament } from './rows.ts';
import { TournamentActs } from './tournaments/EventSetupPage.tsx';

const ann = { player_id: 'p', name: 'Ann Lee', first: 'Ann', last: 'Lee', gender: 'F' } as Player;
const open = { rtid: 'r', name: 'Open', location: '', tier: 1, start: '', end: '' } as RankingTournament;

it.each<[string, RegExp, ReactNode]>([
  ['Edit: Ann Lee', /^First name/, <PlayerActs key="a" player={ann} />],
  ['Edit: Open', /^Location/, <TournamentActs key="o" tournament={open} />],
])('%s stays open with what was typed where its row leaves the list', async (button, field, row) => {
  expect(await typedWhenRowLeft(row, button, field)).toBe('7');
});
