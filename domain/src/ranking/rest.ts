import { z } from 'zod';
import { anyText, flag, id } from '../contract/fields.ts';
import { rest } from '../contract/rest.ts';
import { eventRow, newEvent, newPair, newPlayer, pairRow, playerChange, playerRow } from './contract.ts';
import { GENDERS, rankingTournament } from './model.ts';

const area = 'ranking';
const policy = 'platform';
const withId = { id: z.string() };
const q = anyText(100).optional();

export const rankingPlayersResource = rest({
  name: 'rankingplayers',
  area,
  policy,
  kind: 'ranking player',
  row: playerRow.extend(withId),
  filter: z.object({ q, gender: z.enum(GENDERS).optional() }),
  sort: ['last', 'first', 'gender', 'birth'],
  create: newPlayer,
  edit: playerChange,
  removable: true,
});

export const rankingTournamentsResource = rest({
  name: 'rankingtournaments',
  area,
  policy,
  kind: 'ranking tournament',
  row: rankingTournament.row.extend(withId),
  filter: z.object({ q, tier: z.int().optional(), sanctioned: flag.optional(), visible: flag.optional() }),
  sort: ['start', 'end', 'name', 'location', 'tier'],
  create: rankingTournament.created,
  edit: rankingTournament.changed,
});

export const rankingEventsResource = rest({
  name: 'rankingevents',
  area,
  policy,
  kind: 'ranking event',
  row: eventRow.extend(withId),
  filter: z.object({ q, rtid: id.optional() }),
  sort: ['tournament', 'type', 'pairs'],
  create: newEvent,
});

export const rankingPairsResource = rest({
  name: 'rankingpairs',
  area,
  policy,
  kind: 'ranking pair',
  row: pairRow.extend(withId),
  filter: z.object({ q, eid: id.optional() }),
  sort: ['one_name', 'two_name', 'tournament', 'type'],
  create: newPair,
  removable: true,
});
