import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { type Kysely, sql } from 'kysely';
import { hasWords } from '../kernel/like.ts';
import { rowName, rowNameKey } from '../kernel/names.ts';
import type { RankingDatabase } from './tables.ts';

type Rankings = Kysely<RankingDatabase>;

const PLAYER = ['p.player_id', 'p.first', 'p.last', 'p.gender', 'p.birth'] as const;

const named = <Row extends { first: string; last: string }>(row: Row) => ({
  ...row,
  name: fullName(row),
});

const byName = (db: Rankings) =>
  db
    .selectFrom('ranking.players as p')
    .select(PLAYER)
    .orderBy('p.last_key')
    .orderBy('p.first_key')
    .orderBy('p.player_id');

export const rankingPlayers = async (db: Rankings) => (await byName(db).execute()).map(named);

/** Players by a part of their name, at most so many; those without a partner in the event where one is given. */
export async function searchRankingPlayers(
  db: Rankings,
  search: string,
  eid: string | undefined,
  most: number,
) {
  const free = sql<boolean>`not exists (select from ranking.pairs x
    where x.eid = ${eid ?? ''} and p.player_id in (x.one, x.two))`;
  const found = await byName(db)
    .where(hasWords(rowNameKey('p'), search))
    .where(free)
    .limit(most)
    .execute();
  return found.map(named);
}

export const rankingTournaments = async (db: Rankings) => {
  const rows = await db
    .selectFrom('ranking.tournaments')
    .selectAll()
    .orderBy('start', 'desc')
    .orderBy('rtid')
    .execute();
  return rows.map(({ end_date: end, ...row }) => ({ ...row, end }));
};

/** Events with their tournament's name and how many pairs are in them; of one tournament where it is given. */
export function rankingEventRows(db: Rankings, rtid?: string) {
  const rows = db
    .selectFrom('ranking.events as e')
    .innerJoin('ranking.tournaments as t', 't.rtid', 'e.rtid')
    .leftJoin('ranking.pairs as x', 'x.eid', 'e.eid')
    .select(({ fn }) => [
      'e.eid',
      'e.rtid',
      'e.type',
      't.name as tournament',
      fn.count<number>('x.pair_id').as('pairs'),
    ])
    .groupBy(['e.eid', 'e.rtid', 'e.type', 't.name'])
    .orderBy('t.name')
    .orderBy('e.type')
    .orderBy('e.eid');
  return (rtid === undefined ? rows : rows.where('e.rtid', '=', rtid)).execute();
}

/** Pairs with names, tournament and event; of one event where it is given. */
export async function rankingPairRows(db: Rankings, eid?: string) {
  const rows = db
    .selectFrom('ranking.pairs as x')
    .innerJoin('ranking.events as e', 'e.eid', 'x.eid')
    .innerJoin('ranking.tournaments as t', 't.rtid', 'e.rtid')
    .innerJoin('ranking.players as a', 'a.player_id', 'x.one')
    .innerJoin('ranking.players as b', 'b.player_id', 'x.two')
    .select([
      'x.pair_id',
      'x.eid',
      'x.one',
      'x.two',
      'e.type',
      't.name as tournament',
      rowName('a').as('one_name'),
      rowName('b').as('two_name'),
    ])
    .orderBy('a.last_key')
    .orderBy('a.first_key')
    .orderBy('x.pair_id');
  return (eid === undefined ? rows : rows.where('x.eid', '=', eid)).execute();
}

/** Of these, the players who are there: what a backup has brought back. */
export const rankingPlayersAmong = async (db: Rankings, ids: readonly string[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (
        await db
          .selectFrom('ranking.players')
          .select('player_id')
          .where('player_id', '=', sql<string>`any(${ids})`)
          .execute()
      ).map(({ player_id }) => player_id);
