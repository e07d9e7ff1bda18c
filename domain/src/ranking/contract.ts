import { z } from 'zod';
import { call } from '../contract/call.ts';
import { anyText, flag, id, message, requiredText, text } from '../contract/fields.ts';
import { cell, dateOrders, importFile, preview } from '../contract/importing.ts';
import { lastName, oneName } from '../contract/personName.ts';
import { isRefusal } from '../kernel/refusal.ts';
import { parseDate } from '../kernel/time.ts';
import { GENDERS, IMPORT_MAX, NAME_MAX, TIERS, type Tier } from './model.ts';

/** The platform admin's calls about players, tournaments, events and pairs of the rankings. Days are `YYYY-MM-DD`. */

const area = 'ranking';
const policy = 'platform';

const read = (value: string, context: z.RefinementCtx): string => {
  const date = parseDate(value);
  if (!isRefusal(date)) return date;
  context.addIssue({ code: 'custom', message: date.text });
  return z.NEVER;
};

/** A day as typed or sent. */
const day = requiredText(20).transform(read);

/** The same, or none. */
const birth = text(20)
  .nullable()
  .transform((value, context) => (value ? read(value, context) : null));

const tier = z
  .union([z.literal([...TIERS]), z.enum(TIERS.map(String))], 'must be 1, 2 or 3')
  .transform((value) => Number(value) as Tier);

const playerFields = {
  first: requiredText(NAME_MAX),
  last: text(NAME_MAX),
  /** Of a player; what pairs call `one_name` is the first partner's name. */
  one_name: oneName,
  gender: z.enum(GENDERS, 'must be F or M'),
  birth: birth.optional(),
};
const anyPlayer = z.object(playerFields);
export const newPlayer = anyPlayer.extend({ last: playerFields.last.default('') }).check(lastName());
export const playerChange = anyPlayer.partial().check(lastName());

const tournamentFields = {
  name: requiredText(250),
  location: text(250).optional(),
  tier,
  sanctioned: flag.optional(),
  start: day,
  end: day,
  visible: flag.optional(),
};
export const newTournament = z.object(tournamentFields);
export const tournamentChange = newTournament.partial();
export const newEvent = z.object({ rtid: id, type: requiredText(40) });
export const newPair = z.object({ eid: id, one: id, two: id });

export const playerRow = z.object({
  player_id: z.string(),
  first: z.string(),
  last: z.string(),
  name: z.string(),
  gender: z.enum(GENDERS).nullable(),
  birth: z.string().nullable(),
});
export type PlayerRow = z.infer<typeof playerRow>;

export const tournamentRow = z.object({
  rtid: z.string(),
  name: z.string(),
  location: z.string(),
  tier: z.int(),
  sanctioned: z.boolean(),
  start: z.string(),
  end: z.string(),
  visible: z.boolean(),
});
export type TournamentRow = z.infer<typeof tournamentRow>;

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
  one_name: z.string(),
  two_name: z.string(),
});
export type PairRow = z.infer<typeof pairRow>;

export const addPlayer = call({
  area,
  policy,
  method: 'POST',
  path: '/api/ranking/addPlayer',
  operation: 'addRankingPlayer',
  summary: 'Adds a player; one of the same name and day of birth is not added again.',
  body: newPlayer,
  answer: message.extend({ player_id: z.string() }),
});

export const importPlayers = call({
  area,
  policy,
  method: 'POST',
  path: '/api/ranking/importPlayers',
  operation: 'importRankingPlayers',
  summary: 'Adds many players at once, all or none; those who are there already are left out.',
  body: z.object({ rows: z.array(newPlayer).max(IMPORT_MAX, `are more than ${IMPORT_MAX}`) }),
  answer: message.extend({ added: z.int(), known: z.int() }),
});

export const previewPlayers = call({
  area,
  policy,
  method: 'POST',
  path: '/api/ranking/previewPlayers',
  operation: 'previewRankingPlayers',
  summary: 'Reads a list of players and says what is wrong, adding nothing.',
  body: z.object({ csv: importFile, dates: dateOrders.optional() }),
  answer: preview(z.object({ first: cell, last: cell, one_name: oneName, gender: cell, birth: cell })),
});

export const getPlayers = call({
  area,
  policy,
  method: 'GET',
  path: '/api/ranking/getPlayers',
  operation: 'getRankingPlayers',
  summary: 'Every player, by name.',
  answer: z.array(playerRow),
});

export const editPlayer = call({
  area,
  policy,
  method: 'PUT',
  path: '/api/ranking/editPlayer/{player_id}',
  operation: 'editRankingPlayer',
  summary: 'Changes the fields that are sent; 409 where one is no longer what `was` says.',
  params: z.object({ player_id: id }),
  body: playerChange.extend({
    was: anyPlayer
      .omit({ one_name: true })
      .extend({ first: anyText(NAME_MAX), last: anyText(NAME_MAX) })
      .partial()
      .optional(),
  }),
  answer: message,
});

export const removePlayer = call({
  area,
  policy,
  method: 'DELETE',
  path: '/api/ranking/removePlayer/{player_id}',
  operation: 'removeRankingPlayer',
  summary: 'Removes a player and their pairs; their name and day of birth are read by nobody any more.',
  params: z.object({ player_id: id }),
  answer: message,
});

export const addTournament = call({
  area,
  policy,
  method: 'POST',
  path: '/api/ranking/addTournament',
  operation: 'addRankingTournament',
  summary: 'Adds a tournament of tier 1 to 3.',
  body: newTournament,
  answer: message.extend({ rtid: z.string() }),
});

export const editTournament = call({
  area,
  policy,
  method: 'PUT',
  path: '/api/ranking/editTournament/{rtid}',
  operation: 'editRankingTournament',
  summary: 'Changes the fields that are sent.',
  params: z.object({ rtid: id }),
  body: tournamentChange,
  answer: message,
});

export const getTournaments = call({
  area,
  policy,
  method: 'GET',
  path: '/api/ranking/getTournaments',
  operation: 'getRankingTournaments',
  summary: 'Every tournament of the rankings, the latest first.',
  answer: z.array(tournamentRow),
});

export const getTournamentEvents = call({
  area,
  policy,
  method: 'GET',
  path: '/api/ranking/getTournamentEvents/{rtid}',
  summary: 'The events of a tournament.',
  params: z.object({ rtid: id }),
  answer: z.array(eventRow),
});

export const addEventToTournament = call({
  area,
  policy,
  method: 'POST',
  path: '/api/ranking/addEventToTournament/',
  summary: 'Adds an event: Mens, Womens or Mixed, each Doubles Pro or Senior Pro. Each once.',
  body: newEvent,
  answer: message.extend({ eid: z.string() }),
});

export const getEventPlayers = call({
  area,
  policy,
  method: 'GET',
  path: '/api/ranking/getEventPlayers/{eid}',
  summary: 'The players of an event with their partners.',
  params: z.object({ eid: id }),
  answer: z.array(
    playerRow.extend({ pair_id: z.string(), eid: z.string(), partner_id: z.string(), partner: z.string() }),
  ),
});

export const searchPlayer = call({
  area,
  policy,
  method: 'POST',
  path: '/api/ranking/searchPlayer',
  operation: 'searchRankingPlayer',
  summary: 'Players by name, at most twenty; with `eid`, those who have no partner in that event yet.',
  query: z.object({ search: anyText(100).optional() }),
  body: z.object({ eid: id.optional() }).nullish(),
  answer: z.array(playerRow),
});

export const savePartners = call({
  area,
  policy,
  method: 'POST',
  path: '/api/ranking/savePartners',
  summary: 'Enters two players into an event as partners; each stands in one pair of it.',
  body: newPair,
  answer: message.extend({ pair_id: z.string(), eid: z.string() }),
});

export const partPartners = call({
  area,
  policy,
  method: 'DELETE',
  path: '/api/ranking/partPartners/{pair_id}',
  summary: 'Takes a pair out of its event.',
  params: z.object({ pair_id: id }),
  answer: message,
});
