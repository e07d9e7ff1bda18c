import type { Gender } from '@courtcrew/domain/ranking/index.ts';
import { type Column, column, nullable, type RowOf, table } from '../kernel/readModel.ts';

const gender: Column<Gender | null> = { type: 'text', nullable: true };

/** Players of the rankings; for the platform admin alone. */
export const players = table(
  'players',
  {
    player_id: column('text'),
    first: column('text'),
    last: column('text'),
    /** See `nameKeys`. */
    first_key: column('text'),
    last_key: column('text'),
    gender,
    birth: nullable('date'),
  },
  ['player_id'],
);

export const tournaments = table(
  'tournaments',
  {
    rtid: column('text'),
    name: column('text'),
    location: column('text'),
    tier: column('integer'),
    sanctioned: column('boolean'),
    start: column('date'),
    end_date: column('date'),
    visible: column('boolean'),
  },
  ['rtid'],
);

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

export type RankingPlayerRow = RowOf<typeof players>;

export type RankingDatabase = {
  'ranking.players': RankingPlayerRow;
  'ranking.tournaments': RowOf<typeof tournaments>;
  'ranking.events': RowOf<typeof events>;
  'ranking.pairs': RowOf<typeof pairs>;
};
