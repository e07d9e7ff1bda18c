import { type MATCH_STATES, REMOVED_PLAYER, type Slot } from '@courtcrew/domain/scoring/index.ts';
import { type Kysely, sql } from 'kysely';
import type { AccountsDatabase } from '../accounts/tables.ts';
import { folded } from '../kernel/like.ts';
import { list, selectFrom } from '../kernel/list.ts';
import { rowName } from '../kernel/names.ts';
import { staffedBy, type TournamentsDatabase } from '../tournaments/index.ts';
import { SCORE_COLUMNS, type ScoringDatabase } from './tables.ts';

/** Cards are shown with the players' names, their history with those of staff. */
type Scoring = Kysely<ScoringDatabase & AccountsDatabase & TournamentsDatabase>;

type MatchState = (typeof MATCH_STATES)[number];

interface Owner {
  readonly tid: string;
}

/** The name in a card's place: null where nobody has it. */
const nameOf = (slot: Slot, player: string) =>
  sql<string | null>`case when ${sql.ref(`c.${slot}`)} is null then null
    else coalesce(${sql.ref(`${player}.name`)}, ${REMOVED_PLAYER}) end`;

const [ONE, WITH, TWO, AND] = [
  nameOf('t1p1', 'p11'),
  nameOf('t1p2', 'p12'),
  nameOf('t2p1', 'p21'),
  nameOf('t2p2', 'p22'),
];

/** As everybody may read cards: without what leads to one. */
const named = selectFrom('scoring.cards as c')
  .leftJoin('scoring.players as p11', 'p11.pid', 'c.t1p1')
  .leftJoin('scoring.players as p12', 'p12.pid', 'c.t1p2')
  .leftJoin('scoring.players as p21', 'p21.pid', 'c.t2p1')
  .leftJoin('scoring.players as p22', 'p22.pid', 'c.t2p2')
  .select([ONE.as('t1p1_name'), WITH.as('t1p2_name'), TWO.as('t2p1_name'), AND.as('t2p2_name')])
  .select([
    'c.tid',
    'c.card',
    'c.match_type',
    'c.gold',
    'c.court_num',
    'c.winner',
    'c.notified',
    'c.submitted',
    'c.reported',
    ...SCORE_COLUMNS.map((name) => `c.${name}` as const),
  ]);

/** Two names of a team as one text. */
const team = (one: typeof ONE, other: typeof ONE) =>
  sql<string>`concat_ws(' / ', nullif(${one}, ''), nullif(${other}, ''))`;

/** Score cards, the latest first; `sid` is the secret of a card's link. */
export const scoreCards = list({
  rows: named.select([
    'c.sid',
    'c.t1p1',
    'c.t1p2',
    'c.t2p1',
    'c.t2p2',
    'c.signature',
    'c.sysid',
    'c.match_id',
    'c.finished',
    team(ONE, WITH).as('team1'),
    team(TWO, AND).as('team2'),
    // Nobody has submitted it yet.
    sql<boolean>`(c.submitted is null and c.finished is null)`.as('is_active'),
    sql<boolean>`(c.reported is not null and c.finished is null)`.as('is_reported'),
    sql<boolean>`(c.finished is not null)`.as('is_past'),
  ]),
  key: 'sid',
  order: [sql`notified desc`, sql`card`],
  searched: ['team1', 'team2', 'court_num', 'sysid', 'match_id'],
});

/** The matches of the draws as they are played. A match's card names it in `sysid`; of several the last one called counts. */
export const matchList = list({
  rows: selectFrom('matches.matches as c')
    .leftJoin('scoring.players as p11', 'p11.pid', 'c.t1p1')
    .leftJoin('scoring.players as p12', 'p12.pid', 'c.t1p2')
    .leftJoin('scoring.players as p21', 'p21.pid', 'c.t2p1')
    .leftJoin('scoring.players as p22', 'p22.pid', 'c.t2p2')
    .leftJoinLateral(
      (all) =>
        all
          .selectFrom('scoring.cards as k')
          .selectAll()
          .whereRef('k.sysid', '=', 'c.mid')
          .whereRef('k.tid', '=', 'c.tid')
          .orderBy('k.notified', 'desc')
          .limit(1)
          .as('k'),
      (join) => join.onTrue(),
    )
    .select([
      ...(['c.mid', 'c.tid', 'c.event', 'c.round', 'c.number', 'c.date', 'c.time', 'c.court'] as const),
      ...(['c.t1p1', 'c.t1p2', 'c.t2p1', 'c.t2p2'] as const),
      ...SCORE_COLUMNS.map((name) => `k.${name}` as const),
      'k.winner',
    ])
    .select([ONE.as('t1p1_name'), WITH.as('t1p2_name'), TWO.as('t2p1_name'), AND.as('t2p2_name')])
    .select([
      team(ONE, WITH).as('team1'),
      team(TWO, AND).as('team2'),
      sql<MatchState>`case when k.submitted is not null then 'played' when k.sid is null then 'listed' else 'called' end`.as(
        'state',
      ),
    ]),
  key: 'mid',
  order: [sql`date nulls last`, sql`time`, sql`event`, sql`number`],
  searched: ['team1', 'team2', 'event', 'round', 'number', 'court'],
});

export const matchOwner = async (db: Scoring, mid: string): Promise<Owner | null> =>
  (await db.selectFrom('matches.matches').select('tid').where('mid', '=', mid).executeTakeFirst()) ?? null;

export const LATEST_REPORTED = [sql`reported desc`, sql`card`];
export const LATEST_FINISHED = [sql`finished desc`, sql`card`];

/** What everybody may read of a tournament's scores: nothing that leads to a card, nothing that was not begun. */
export const publicCards = list({
  rows: named.where('c.reported', 'is not', null),
  key: 'card',
  order: [sql`reported desc`],
});

export const cardOwner = async (db: Scoring, sid: string): Promise<Owner | null> =>
  (await db.selectFrom('scoring.cards').select('tid').where('sid', '=', sid).executeTakeFirst()) ?? null;

/** Of these cards what the live room says: no names, and nothing that leads to the card. */
export const toldCards = (db: Scoring, sids: readonly string[]) =>
  db
    .selectFrom('scoring.cards as c')
    .select(['c.sid', 'c.tid', 'c.card', 'c.winner', 'c.submitted', 'c.finished'])
    .select(SCORE_COLUMNS.map((name) => `c.${name}` as const))
    .where('c.sid', '=', sql<string>`any(${sids})`)
    .execute();

/** What was done to a card, the latest first, with the staff's names. */
export const cardHistory = (db: Scoring, sid: string) =>
  db
    .selectFrom('scoring.entries as e')
    .leftJoin('accounts.people as p', 'p.ref_id', 'e.ref_id')
    .select(['e.time', 'e.type', 'e.scores', 'e.winner'])
    .select(rowName<string | null>('p').as('author'))
    .where('e.sid', '=', sid)
    .orderBy('e.revision', 'desc')
    .execute();

/** Cards that this player signed. */
export const cardsSignedBy = async (db: Scoring, pid: string): Promise<string[]> =>
  (await db.selectFrom('scoring.cards').select('sid').where('signer', '=', pid).execute()).map(
    ({ sid }) => sid,
  );

/** Players with their phones, by name. */
export const playersWithPhones = list({
  rows: selectFrom('scoring.players as p')
    .leftJoin('phones.phones as n', 'n.pid', 'p.pid')
    .select([
      'p.pid',
      'p.tid',
      'p.name',
      'p.club',
      'n.phone',
      sql<boolean>`n.phone is not null`.as('has_phone'),
    ]),
  key: 'pid',
  order: [folded(sql.ref('name'))],
  searched: ['name', 'club', 'phone'],
});

export const playerOwner = async (db: Scoring, pid: string): Promise<Owner | null> =>
  (await db.selectFrom('scoring.players').select('tid').where('pid', '=', pid).executeTakeFirst()) ?? null;

/** Of these players those who are on a list. */
export const playersAmong = (db: Scoring, pids: readonly string[]) =>
  db
    .selectFrom('scoring.players')
    .select(['pid', 'tid'])
    .where('pid', '=', sql<string>`any(${pids})`)
    .execute();

/** Tournaments with score reporting whose staff somebody is. */
export const tournamentsScoredBy = async (db: Scoring, ref_id: string): Promise<string[]> =>
  (
    await db
      .selectFrom('tournaments.tournaments')
      .select('tid')
      .where('tid', '=', sql<string>`any(${await staffedBy(db, ref_id)})`)
      .where('score_reporting', '=', true)
      .execute()
  ).map(({ tid }) => tid);
