import { rankingPlayer, rankingTournament } from '@courtcrew/domain/ranking/index.ts';
import { column, type RowOf, table } from '../kernel/readModel.ts';
import { recordTable } from '../kernel/recordTable.ts';

/** Players of the rankings; for the platform admin alone. */
export const players = recordTable('players', rankingPlayer);
export const tournaments = recordTable('tournaments', rankingTournament);

export const events = table(
  'events',
  { eid: column('text'), rtid: column('text'), type: column('text') },
  ['eid'],
  ['(rtid)'],
);

export const pairs = table(
  'pairs',
  { pair_id: column('text'), eid: column('text'), one: column('text'), two: column('text') },
  ['pair_id'],
  ['(eid)'],
);

export type RankingDatabase = {
  'ranking.players': RowOf<typeof players>;
  'ranking.tournaments': RowOf<typeof tournaments>;
  'ranking.events': RowOf<typeof events>;
  'ranking.pairs': RowOf<typeof pairs>;
};
