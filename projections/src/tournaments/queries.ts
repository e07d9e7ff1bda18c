import { allows, NO_RIGHTS } from '@courtcrew/domain/contract/policies.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { dollars } from '@courtcrew/domain/kernel/money.ts';
import {
  AMOUNTS,
  type Amount,
  ARCHIVED_STATUSES,
  type Court,
  isSameCourtName,
  SECTIONS,
  type Section,
} from '@courtcrew/domain/tournaments/index.ts';
import { type Kysely, sql } from 'kysely';
import type { AccountsDatabase } from '../accounts/tables.ts';
import { list, selectFrom } from '../kernel/list.ts';
import type { RosterDatabase } from '../roster/tables.ts';
import type { TournamentAdminRow, TournamentRow, TournamentsDatabase } from './tables.ts';

/** One tournament: its record, its admins, its contacts. */

type Tournaments = Kysely<TournamentsDatabase>;
type WithPeople = Kysely<TournamentsDatabase & AccountsDatabase>;

/** The whole row, money in cents; undefined for an unknown id. */
export const tournamentById = (db: Tournaments, tid: string): Promise<TournamentRow | undefined> =>
  db.selectFrom('tournaments.tournaments').selectAll().where('tid', '=', tid).executeTakeFirst();

/** The tournament itself, and all others of its organization where it names one. */
export const ofOrganization = (db: Tournaments, tid: string) =>
  db
    .selectFrom('tournaments.tournaments as t')
    .innerJoin('tournaments.tournaments as own', (join) => join.on('own.tid', '=', tid))
    .select(['t.tid', 't.start', 't.end_date'])
    .where(({ or, and, eb, ref }) =>
      or([
        eb('t.tid', '=', tid),
        and([eb('t.organization_key', '<>', ''), eb('t.organization_key', '=', ref('own.organization_key'))]),
      ]),
    )
    .orderBy('t.tid')
    .execute();

/** The row's money as forms and answers carry it, in dollars. */
export const amountsOf = (row: TournamentRow): Record<Amount, number> =>
  Object.fromEntries(AMOUNTS.map((amount) => [amount, dollars(row[amount])])) as Record<Amount, number>;

type Named = { readonly [S in Section as `${S}_coordinator_name`]: string | null };
type Reached = {
  readonly [S in Section as `${S}_coordinator_${'name' | 'email' | 'phone'}`]: string | null;
};

async function coordinators<Part extends 'name' | 'email' | 'phone'>(
  db: Tournaments,
  tid: string,
  parts: readonly Part[],
): Promise<Record<string, string | null>> {
  const rows = await db
    .selectFrom('coordinators.contacts')
    .select(['section', ...parts])
    .where('tid', '=', tid)
    .execute();
  const bySection = new Map(rows.map((row) => [row.section, row as Partial<Record<Part, string | null>>]));
  const entries = SECTIONS.flatMap((section) =>
    parts.map((part) => [`${section}_coordinator_${part}`, bySection.get(section)?.[part] || null]),
  );
  return Object.fromEntries(entries);
}

/** Names of the sections' coordinators; all that is public of them. */
export const coordinatorNames = async (db: Tournaments, tid: string): Promise<Named> =>
  (await coordinators(db, tid, ['name'])) as Named;

/** How the sections' coordinators are reached; for staff only. */
export const coordinatorContacts = async (db: Tournaments, tid: string): Promise<Reached> =>
  (await coordinators(db, tid, ['name', 'email', 'phone'])) as Reached;

/** Where mail for a section's coordinator goes, and whose data the address is; null when nobody has set it. */
export async function coordinatorAddress(
  db: Tournaments,
  tid: string,
  section: Section,
): Promise<{ email: string; owner: string } | null> {
  const row = await db
    .selectFrom('coordinators.contacts')
    .select(['email', 'owner'])
    .where('tid', '=', tid)
    .where('section', '=', section)
    .executeTakeFirst();
  return row?.email ? { email: row.email, owner: row.owner } : null;
}

/** The sections' coordinators of these tournaments, by tournament, as letters name them; without those who are forgotten. */
export async function coordinatorsOf(db: Tournaments, tids: readonly string[]) {
  const rows = await db
    .selectFrom('coordinators.contacts')
    .select(['tid', 'section', 'name', 'email'])
    .where('tid', 'in', [...tids])
    .execute();
  return Map.groupBy(rows, ({ tid }) => tid);
}

/** Tournaments where somebody is an admin or their contact data stands; what forgetting them must reach. */
export async function tournamentsHolding(db: Tournaments, ref_id: string): Promise<string[]> {
  const administered = db.selectFrom('tournaments.admins').select('tid').where('ref_id', '=', ref_id);
  const named = db.selectFrom('coordinators.contacts').select('tid').where('owner', '=', ref_id);
  return (await administered.union(named).execute()).map(({ tid }) => tid);
}

/** Tournaments whose staff somebody is: who only audits one reads nobody's contact data there. */
export async function staffedBy(db: Tournaments, ref_id: string): Promise<string[]> {
  const rows = await db.selectFrom('tournaments.admins').selectAll().where('ref_id', '=', ref_id).execute();
  const isStaff = (admin: TournamentAdminRow) =>
    allows('staff', { ref_id, platform: false, subject: null, rights: { ...NO_RIGHTS, ...admin } });
  return rows.filter(isStaff).map(({ tid }) => tid);
}

/** Whether somebody is registered in the tournament, in whatever role. */
export const isRegistered = async (
  db: Kysely<RosterDatabase>,
  tid: string,
  ref_id: string,
): Promise<boolean> =>
  (await db
    .selectFrom('roster.staff')
    .select('ref_id')
    .where('tid', '=', tid)
    .where('ref_id', '=', ref_id)
    .executeTakeFirst()) !== undefined;

/** The procedures of those of these tournaments where the person works or is registered, by tournament. */
export async function proceduresFor(
  db: Kysely<TournamentsDatabase & RosterDatabase>,
  tids: readonly string[],
  { ref_id, platform }: { readonly ref_id: string; readonly platform: boolean },
): Promise<ReadonlyMap<string, string>> {
  const registered = db.selectFrom('roster.staff').select('tid').where('ref_id', '=', ref_id);
  const administered = db.selectFrom('tournaments.admins').select('tid').where('ref_id', '=', ref_id);
  const looked_after = db.selectFrom('roster.captains').select('tid').where('ref_id', '=', ref_id);
  const theirs = registered.union(administered).union(looked_after);
  const rows = await db
    .selectFrom('tournaments.tournaments')
    .select(['tid', 'procedures'])
    .where(sql<boolean>`tid = any(${[...tids]}::text[])`)
    .$if(!platform, (query) => query.where('tid', 'in', theirs))
    .execute();
  return new Map(rows.map(({ tid, procedures }) => [tid, procedures]));
}

/** Names of the admins of these tournaments, by tournament. */
export async function adminNames(db: WithPeople, tids: readonly string[]) {
  const rows = await db
    .selectFrom('tournaments.admins as a')
    .innerJoin('accounts.people as p', 'p.ref_id', 'a.ref_id')
    .select(['a.tid', 'p.first', 'p.last'])
    .where(sql<boolean>`a.tid = any(${[...tids]}::text[])`)
    .orderBy('p.last_key')
    .orderBy('p.first_key')
    .execute();
  return Map.groupBy(rows, ({ tid }) => tid);
}

/** Courts in their order, with the desk's notes: those are in no public answer. */
export const courtsOf = (db: Tournaments, tid: string): Promise<Court[]> =>
  db
    .selectFrom('tournaments.courts')
    .select(['court_order as order', 'name', 'description', 'color', 'note'])
    .where('tid', '=', tid)
    .orderBy('court_order')
    .execute();

/** Courts in their order, as everybody reads them. */
export const courtList = list({
  rows: selectFrom('tournaments.courts').select([
    'tid',
    'court_order',
    'name as court_num',
    'description',
    'color',
  ]),
  key: 'court_order',
  order: [],
  searched: ['court_num', 'description'],
});

/** The court that is called so, in upper or lower case; undefined where there is none. */
export const courtByName = async (db: Tournaments, tid: string, name: string): Promise<Court | undefined> =>
  (await courtsOf(db, tid)).find((court) => isSameCourtName(court.name, name));

/** The admins with their names, masters first. */
export async function adminsOf(db: WithPeople, tid: string) {
  const rows = await db
    .selectFrom('tournaments.admins as a')
    .innerJoin('accounts.people as p', 'p.ref_id', 'a.ref_id')
    .select([
      'a.ref_id',
      'p.first',
      'p.last',
      'a.admin_type',
      'a.referee',
      'a.line',
      'a.volunteer',
      'a.auditor',
      'a.treasurer',
    ])
    .where('a.tid', '=', tid)
    .orderBy(sql`a.admin_type = 'basic'`)
    .orderBy('p.last_key')
    .orderBy('p.first_key')
    .orderBy('a.ref_id')
    .execute();
  return rows.map((row) => ({ ...row, name: fullName(row) }));
}

/** Other tournaments somebody is a master of, or all, the latest first; whose setup can be copied into this one. */
export function tournamentsOfMaster(db: Tournaments, tid: string, master: string | 'platform') {
  const others = db
    .selectFrom('tournaments.tournaments as t')
    .select(['t.tid', 't.name', 't.start', 't.end_date', 't.time_zone', 't.status'])
    .where('t.tid', '!=', tid)
    .orderBy('t.start', (by) => by.desc().nullsLast())
    .orderBy('t.tid')
    .limit(500);
  if (master === 'platform') return others.execute();
  return others
    .innerJoin('tournaments.admins as a', 'a.tid', 't.tid')
    .where('a.ref_id', '=', master)
    .where('a.admin_type', '=', 'master')
    .execute();
}

/** Tournaments that are not over which this one could be merged to: a person's own as master, all for the platform admin. */
export function mergeChoices(db: Tournaments, tid: string, master: string | 'platform') {
  const others = db
    .selectFrom('tournaments.tournaments as t')
    .select(['t.tid', 't.name', 't.start', 't.end_date'])
    .where('t.tid', '!=', tid)
    .where('t.status', 'not in', ARCHIVED_STATUSES)
    // A child cannot become its own parent's parent.
    .where((where) =>
      where.or([where('t.parent_tournament', 'is', null), where('t.parent_tournament', '!=', tid)]),
    )
    .orderBy('t.name_key')
    .orderBy('t.start', 'desc')
    .orderBy('t.tid');
  if (master === 'platform') return others.execute();
  return others
    .innerJoin('tournaments.admins as a', 'a.tid', 't.tid')
    .where('a.ref_id', '=', master)
    .where('a.admin_type', '=', 'master')
    .execute();
}
