import { z } from 'zod';
import { callsOf } from '../../contract/call.ts';
import { id, inTournament, message, ordinal, text } from '../../contract/fields.ts';
import { listedMatch, MATCHES_MAX } from '../listedMatch.ts';
import { PLAYER_NAME_MAX } from '../model.ts';
import { scoreColumns } from './parts.ts';

/** The matches of a tournament's draws: listed before the day, called as score cards, given out as results. */

const { get, post, put, remove } = callsOf('scoring');

export const MATCH_STATES = ['listed', 'called', 'played'] as const;

const name = z.string().nullable();

/** A match with its players' names, and what became of it once it was called. */
export const matchRow = listedMatch.row.extend({
  tid: z.string(),
  t1p1_name: name,
  t1p2_name: name,
  t2p1_name: name,
  t2p2_name: name,
  team1: z.string(),
  team2: z.string(),
  state: z.enum(MATCH_STATES),
  ...scoreColumns,
  /** Team 1 true, team 2 false, null while nobody said. */
  winner: z.boolean().nullable(),
});
export type MatchRow = z.output<typeof matchRow>;

export const getMatchList = get('/api/score/getMatchList/{tid}', {
  policy: 'staff',
  ...inTournament,
  summary: 'The matches of a tournament by day, time and event',
  answer: z.array(matchRow),
});

const inMatch = {
  scope: { row: { kind: 'listed match', id: 'params.mid' } },
  params: z.object({ mid: id }),
} as const;

export const addListedMatch = post('/api/score/addListedMatch', {
  policy: 'staff',
  scope: { tid: 'body.tid' },
  summary: 'Adds a match to the list',
  body: listedMatch.created.extend({ tid: id }),
  answer: message.extend({ mid: z.string() }),
});

export const editListedMatch = put('/api/score/editListedMatch/{mid}', {
  policy: 'staff',
  ...inMatch,
  summary: 'Changes the fields that are sent; 409 where one is no longer what `seen` says',
  body: listedMatch.changed.extend({ seen: listedMatch.seen.optional() }),
  answer: message,
});

export const removeListedMatch = remove('/api/score/removeListedMatch/{mid}', {
  policy: 'staff',
  ...inMatch,
  summary: 'Takes a match off the list; a score card of it stays',
  answer: message,
});

const side = z.array(text(PLAYER_NAME_MAX)).max(2, 'must be at most 2 players');

/** A match whose players are known by their names. */
export const listedByName = listedMatch.created
  .pick({ event: true, round: true, number: true, date: true, time: true, court: true })
  .extend({ players: z.tuple([side, side]) });
export type ListedByName = z.output<typeof listedByName>;

export const listMatches = post('/api/score/listMatches/{tid}', {
  policy: 'staff',
  ...inTournament,
  summary:
    'The matches of a list, players by their names: what is there already gets what the list says, unless it was called. Players nobody knows are added.',
  body: z.object({
    matches: z.array(listedByName).max(MATCHES_MAX, `must be at most ${MATCHES_MAX}`),
  }),
  answer: message.extend({ added: z.int(), changed: z.int(), players: z.int() }),
});

const dayNeed = z.object({
  /** `YYYY-MM-DD` at the venue. */
  date: z.string(),
  /** Matches in play at once, by half hour; those without one left out. */
  steps: z.array(z.object({ time: z.string(), matches: z.int() })),
  /** Shifts of so many people each; `24:00` is the end of the day. */
  shifts: z.array(z.object({ start: z.string(), end: z.string(), spots: z.int() })),
});
export type DayNeed = z.output<typeof dayNeed>;

export const getRefereeNeed = get('/api/score/getRefereeNeed/{tid}', {
  policy: 'staff',
  ...inTournament,
  query: z.object({ minutes: ordinal(300, 'must be at most 300').optional() }),
  summary:
    'How many matches are in play by half hour of a day at the venue, and the shifts of referees that would cover them',
  answer: z.array(dayNeed),
});

const results = (as: string, summary: string, answerType: string) =>
  get(`/api/export/${as}/{tid}`, {
    operation: as,
    policy: 'staff',
    ...inTournament,
    summary,
    answer: z.string(),
    answerType,
  });

export const exportMatches = results(
  'matches',
  'The matches with their results as a table',
  'text/csv; charset=utf-8',
);
export const exportDupr = results(
  'dupr',
  "The results in the columns of DUPR's import of matches",
  'text/csv; charset=utf-8',
);
export const exportCodes = results(
  'codes',
  'Matches and results as a tournament record (CODES)',
  'application/json; charset=utf-8',
);
