import { REMOVED_PLAYER, type Slot } from '@courtcrew/domain/scoring/index.ts';
import { type Kysely, sql } from 'kysely';
import type { AccountsDatabase } from '../accounts/tables.ts';
import { folded } from '../kernel/like.ts';
import { rowName } from '../kernel/names.ts';
import { staffedBy, type TournamentsDatabase } from '../tournaments/index.ts';
import { SCORE_COLUMNS, type ScoringDatabase } from './tables.ts';

/** Cards are shown with the players' names, their history with those of staff. */
type Scoring = Kysely<ScoringDatabase & AccountsDatabase & TournamentsDatabase>;

interface Owner {
  readonly tid: string;
}

/** The name in a card's place: null where nobody has it. */
const nameIn = (slot: Slot, player: string) =>
  sql<string | null>`case when ${sql.ref(`c.${slot}`)} is null then null
    else coalesce(${sql.ref(`${player}.name`)}, ${REMOVED_PLAYER}) end`.as(`${slot}_name` as const);

const named = (db: Scoring) =>
  db
    .selectFrom('scoring.cards as c')
    .leftJoin('scoring.players as p11', 'p11.pid', 'c.t1p1')
    .leftJoin('scoring.players as p12', 'p12.pid', 'c.t1p2')
    .leftJoin('scoring.players as p21', 'p21.pid', 'c.t2p1')
    .leftJoin('scoring.players as p22', 'p22.pid', 'c.t2p2')
    .select([nameIn('t1p1', 'p11'), nameIn('t1p2', 'p12'), nameIn('t2p1', 'p21'), nameIn('t2p2', 'p22')])
    .select([
      'c.card',
      'c.match_type',
      'c.gold',
      'c.court_num',
      'c.winner',
      'c.notified',
      'c.submitted',
      ...SCORE_COLUMNS.map((name) => `c.${name}` as const),
    ]);

const whole = (db: Scoring) =>
  named(db).select([
    'c.sid',
    'c.tid',
    'c.t1p1',
    'c.t1p2',
    'c.t2p1',
    'c.t2p2',
    'c.signature',
    'c.sysid',
    'c.match_id',
    'c.finished',
  ]);

/** One card by the secret of its link. */
export const cardById = (db: Scoring, sid: string) => whole(db).where('c.sid', '=', sid).executeTakeFirst();

/** Cards that nobody has submitted, the latest first. */
export const activeCards = (db: Scoring, tid: string) =>
  whole(db)
    .where('c.tid', '=', tid)
    .where('c.submitted', 'is', null)
    .where('c.finished', 'is', null)
    .orderBy('c.notified', 'desc')
    .orderBy('c.card')
    .execute();

/** Those on some courts, as everybody may read them, with the way to the card. */
export const activeCardsOn = (db: Scoring, tid: string, courts: readonly string[]) =>
  named(db)
    .select('c.sid')
    .where('c.tid', '=', tid)
    .where('c.court_num', '=', sql<string>`any(${courts})`)
    .where('c.submitted', 'is', null)
    .where('c.finished', 'is', null)
    .orderBy('c.notified', 'desc')
    .orderBy('c.card')
    .execute();

/** Cards with reported scores that are not finished; the one reported last stands first. */
export const reportedCards = (db: Scoring, tid: string) =>
  whole(db)
    .where('c.tid', '=', tid)
    .where('c.reported', 'is not', null)
    .where('c.finished', 'is', null)
    .orderBy('c.reported', 'desc')
    .orderBy('c.card')
    .execute();

/** Finished cards, the latest first. */
export const pastCards = (db: Scoring, tid: string) =>
  whole(db)
    .where('c.tid', '=', tid)
    .where('c.finished', 'is not', null)
    .orderBy('c.finished', 'desc')
    .orderBy('c.card')
    .execute();

const MOST_PUBLIC = 500;

/** What everybody may read of a tournament's scores: nothing that leads to a card, nothing that was not begun. */
export const publicCards = (db: Scoring, tid: string) =>
  named(db)
    .where('c.tid', '=', tid)
    .where('c.reported', 'is not', null)
    .orderBy('c.reported', 'desc')
    .orderBy('c.card')
    .limit(MOST_PUBLIC)
    .execute();

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
    .select(['e.time', 'e.action', 'e.scores', 'e.winner'])
    .select(rowName<string | null>('p').as('author'))
    .where('e.sid', '=', sid)
    .orderBy('e.revision', 'desc')
    .execute();

/** Cards that this player signed. */
export const cardsSignedBy = async (db: Scoring, pid: string): Promise<string[]> =>
  (await db.selectFrom('scoring.cards').select('sid').where('signer', '=', pid).execute()).map(
    ({ sid }) => sid,
  );

const contacts = (db: Scoring) =>
  db
    .selectFrom('scoring.players as p')
    .leftJoin('phones.phones as n', 'n.pid', 'p.pid')
    .select(['p.pid', 'p.tid', 'p.name', 'p.club', 'n.phone'])
    .orderBy(folded(sql.ref('p.name')))
    .orderBy('p.pid');

/** Players of these tournaments with their phones, by name. */
export const playersOf = (db: Scoring, tids: readonly string[]) =>
  contacts(db).where('p.tid', '=', sql<string>`any(${tids})`).execute();

const MOST_PLAYERS = 20_000;

/** Players of all tournaments. */
export const allPlayers = (db: Scoring) => contacts(db).limit(MOST_PLAYERS).execute();

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
