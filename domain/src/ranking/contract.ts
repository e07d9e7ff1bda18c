import { z } from 'zod';
import { callsOf } from '../contract/call.ts';
import { anyText, id, message, requiredText } from '../contract/fields.ts';
import { cell, dateOrders, importFile, preview } from '../contract/importing.ts';
import { lastName, oneName } from '../contract/personName.ts';
import { recordCalls } from '../contract/recordCalls.ts';
import { IMPORT_MAX, rankingPlayer, rankingTournament } from './model.ts';

/** The platform admin's calls about players, tournaments, events and pairs of the rankings. Days are `YYYY-MM-DD`. */

const { get, post, remove } = callsOf('ranking');
const policy = 'platform';

/** Of a player; what pairs call `one_name` is the first partner's name. */
const named = { one_name: oneName };
export const newPlayer = rankingPlayer.created.extend(named).check(lastName());
export const playerChange = rankingPlayer.changed.extend(named).check(lastName());
export const newEvent = z.object({ rtid: id, type: requiredText(40) });
export const newPair = z.object({ eid: id, one: id, two: id });

export const playerRow = rankingPlayer.row.extend({ name: z.string() });
export type PlayerRow = z.infer<typeof playerRow>;

export type TournamentRow = z.infer<typeof rankingTournament.row>;

export const eventRow = z.object({
  eid: z.string(),
  rtid: z.string(),
  type: z.string(),
  tournament: z.string(),
  /** Pairs in it. */
  pairs: z.int(),
});
export type EventRow = z.infer<typeof eventRow>;

export const pairRow = z.object({
  pair_id: z.string(),
  eid: z.string(),
  one: z.string(),
  two: z.string(),
  type: z.string(),
  tournament: z.string(),
  one_name: z.string(),
  two_name: z.string(),
});
export type PairRow = z.infer<typeof pairRow>;

const players = recordCalls(rankingPlayer, {
  area: 'ranking',
  policy,
  paths: {
    add: '/api/ranking/addPlayer',
    edit: '/api/ranking/editPlayer/{player_id}',
    remove: '/api/ranking/removePlayer/{player_id}',
    list: '/api/ranking/getPlayers',
  },
  notes: {
    add: 'One of the same name and day of birth is not added again.',
    remove: 'Their pairs as well; their name and day of birth are read by nobody any more.',
    list: 'By name.',
  },
});
export const addPlayer = { ...players.add, body: newPlayer };
export const editPlayer = {
  ...players.edit,
  body: playerChange.extend({ seen: rankingPlayer.seen.optional() }),
};
export const { remove: removePlayer } = players;
export const getPlayers = { ...players.list, answer: z.array(playerRow) };

export const importPlayers = post('/api/ranking/importPlayers', {
  policy,
  operation: 'importRankingPlayers',
  summary: 'Adds many players at once, all or none; those who are there already are left out.',
  body: z.object({ rows: z.array(newPlayer).max(IMPORT_MAX, `are more than ${IMPORT_MAX}`) }),
  answer: message.extend({ added: z.int(), known: z.int() }),
});

export const previewPlayers = post('/api/ranking/previewPlayers', {
  policy,
  operation: 'previewRankingPlayers',
  summary: 'Reads a list of players and says what is wrong, adding nothing.',
  body: z.object({ csv: importFile, dates: dateOrders.optional() }),
  answer: preview(z.object({ first: cell, last: cell, one_name: oneName, gender: cell, birth: cell })),
});

export const {
  add: addTournament,
  edit: editTournament,
  list: getTournaments,
} = recordCalls(rankingTournament, {
  area: 'ranking',
  policy,
  paths: {
    add: '/api/ranking/addTournament',
    edit: '/api/ranking/editTournament/{rtid}',
    list: '/api/ranking/getTournaments',
  },
  notes: { list: 'The latest first.' },
});

export const getTournamentEvents = get('/api/ranking/getTournamentEvents/{rtid}', {
  policy,
  summary: 'The events of a tournament.',
  params: z.object({ rtid: id }),
  answer: z.array(eventRow),
});

export const addEventToTournament = post('/api/ranking/addEventToTournament/', {
  policy,
  summary: 'Adds an event: Mens, Womens or Mixed, each Doubles Pro or Senior Pro. Each once.',
  body: newEvent,
  answer: message.extend({ eid: z.string() }),
});

export const getEventPlayers = get('/api/ranking/getEventPlayers/{eid}', {
  policy,
  summary: 'The players of an event with their partners.',
  params: z.object({ eid: id }),
  answer: z.array(
    playerRow.extend({ pair_id: z.string(), eid: z.string(), partner_id: z.string(), partner: z.string() }),
  ),
});

export const searchPlayer = post('/api/ranking/searchPlayer', {
  policy,
  operation: 'searchRankingPlayer',
  summary: 'Players by name, at most twenty; with `eid`, those who have no partner in that event yet.',
  query: z.object({ search: anyText(100).optional() }),
  body: z.object({ eid: id.optional() }).nullish(),
  answer: z.array(playerRow),
});

export const savePartners = post('/api/ranking/savePartners', {
  policy,
  summary: 'Enters two players into an event as partners; each stands in one pair of it.',
  body: newPair,
  answer: message.extend({ pair_id: z.string(), eid: z.string() }),
});

export const partPartners = remove('/api/ranking/partPartners/{pair_id}', {
  policy,
  summary: 'Takes a pair out of its event.',
  params: z.object({ pair_id: id }),
  answer: message,
});
