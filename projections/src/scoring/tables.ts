import { GAMES, listedMatch, type MatchType, TEAMS } from '@courtcrew/domain/scoring/index.ts';
import { type Column, column, nullable, oneOf, type RowOf, table } from '../kernel/readModel.ts';
import { fieldColumns } from '../kernel/recordTable.ts';

/** Score cards and who plays, as screens without contact data need them: phones stand in a read model of their own. */

export type ScoreColumn = `t${(typeof TEAMS)[number]}_g${(typeof GAMES)[number]}_score`;

export const SCORE_COLUMNS: readonly ScoreColumn[] = TEAMS.flatMap((team) =>
  GAMES.map((game): ScoreColumn => `t${team}_g${game}_score`),
);

const scores = Object.fromEntries(SCORE_COLUMNS.map((name) => [name, nullable('integer')])) as Record<
  ScoreColumn,
  Column<number | null>
>;

/** One match each; `sid` is the secret of its link, `card` what everybody may know it by. */
export const cards = table(
  'cards',
  {
    sid: column('text'),
    card: column('text'),
    tid: column('text'),
    t1p1: nullable('text'),
    t1p2: nullable('text'),
    t2p1: nullable('text'),
    t2p2: nullable('text'),
    match_type: oneOf<MatchType>(),
    gold: column('boolean'),
    court_num: column('text'),
    sysid: column('text'),
    match_id: column('text'),
    ...scores,
    /** Team 1 true, team 2 false. */
    winner: nullable('boolean'),
    signer: nullable('text'),
    signature: nullable('text'),
    notified: column('timestamptz'),
    /** When a score was reported last. */
    reported: nullable('timestamptz'),
    submitted: nullable('timestamptz'),
    finished: nullable('timestamptz'),
  },
  ['sid'],
  ['(tid)', '(signer)'],
);

/** What was reported and put right, event by event. `ref_id` is of staff alone: a link says nobody. */
export const entries = table(
  'entries',
  {
    sid: column('text'),
    revision: column('integer'),
    time: column('timestamptz'),
    ref_id: nullable('text'),
    type: column('text'),
    scores: column('jsonb'),
    winner: nullable('boolean'),
  },
  ['sid', 'revision'],
);

export const players = table(
  'players',
  { pid: column('text'), tid: column('text'), name: column('text'), club: column('text') },
  ['pid'],
  ['(tid)'],
);

/** The matches of the draws, before they are called and after. */
export const matches = table(
  'matches',
  { mid: column('text'), tid: column('text'), ...fieldColumns(listedMatch.fields) },
  ['mid'],
  ['(tid)'],
);

/** Where players are texted. */
export const phones = table(
  'phones',
  { pid: column('text'), tid: column('text'), phone: nullable('text') },
  ['pid'],
  ['(tid)'],
);

export type ScoringDatabase = {
  'scoring.cards': RowOf<typeof cards>;
  'scoring.entries': RowOf<typeof entries>;
  'scoring.players': RowOf<typeof players>;
  'matches.matches': RowOf<typeof matches>;
  'phones.phones': RowOf<typeof phones>;
};
