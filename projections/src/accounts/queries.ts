import { emailKey } from '@courtcrew/domain/accounts/index.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { keptPhone } from '@courtcrew/domain/kernel/phoneNumber.ts';
import { isSearch, nameKey } from '@courtcrew/domain/kernel/spelling.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/zones.ts';
import { type Kysely, sql } from 'kysely';
import { NAME_KEY } from '../kernel/names.ts';
import type { RosterDatabase } from '../roster/tables.ts';
import type { TournamentsDatabase } from '../tournaments/tables.ts';
import { nameBegins } from './found.ts';
import type { AccountsDatabase, LoginRow, PersonRow } from './tables.ts';

/** Any database that has this read model; queries of other areas pass theirs. */
type Accounts = Kysely<AccountsDatabase>;

export const NAME_SEARCH_LIMIT = 20;

const members = (db: Accounts) => db.selectFrom('accounts.people').where('forgotten', '=', false);

/** Everything known of a person; undefined for nobody and for who was forgotten. */
export const personById = (db: Accounts, ref_id: string): Promise<PersonRow | undefined> =>
  members(db).selectAll().where('ref_id', '=', ref_id).executeTakeFirst();

/**
 * Whose the address is. Two people may have it in two spellings from before these were one: then whoever has it as it is
 * spelled here, else who had it first.
 */
export const loginByEmail = (db: Accounts, email: string): Promise<LoginRow | undefined> =>
  db
    .selectFrom('accounts.logins as l')
    .innerJoin('accounts.people as p', 'p.ref_id', 'l.ref_id')
    .selectAll('l')
    .where('l.email_key', '=', emailKey(email))
    .orderBy(sql`lower(p.email) = ${email.trim().toLowerCase()}`, 'desc')
    .orderBy('p.registered_at')
    .orderBy('p.ref_id')
    .executeTakeFirst();

export interface Name {
  readonly ref_id: string;
  readonly first: string;
  readonly last: string;
}

export interface Found extends Name {
  readonly name: string;
  readonly credentials: string;
  /** Where they come from. */
  readonly city: string | null;
  readonly state: string | null;
}

export interface NameSearch {
  readonly limit?: number;
  /** Only people who can log in; staff enter others by name. */
  readonly accounts?: boolean;
  /** Only these people. */
  readonly among?: readonly string[];
}

/** Kinds of work somebody may want to be asked for. */
export type Work = 'referee' | 'line_judge' | 'volunteer';

/** With whether they want to be asked for the work they are looked for. */
export interface FoundForWork extends Found {
  readonly wants: boolean;
}

const byName = (
  db: Accounts,
  key: string,
  { limit = NAME_SEARCH_LIMIT, accounts = false, among }: NameSearch,
) =>
  members(db)
    .select(['ref_id', 'first', 'last', 'credentials', 'city', 'state'])
    .where('ref_id', '=', nameBegins(key))
    .$if(accounts, (query) => query.where('login', '=', true))
    .$if(among !== undefined, (query) => query.where('ref_id', '=', sql<string>`any(${among})`))
    .limit(Math.min(limit, NAME_SEARCH_LIMIT));

const named = <Row extends Omit<Found, 'name'>>(person: Row) => ({
  ...person,
  name: fullName(person),
});

/**
 * People whose last name or "first last" begins with the text, without regard to case and accents; nothing
 * below three characters. Sorted by last name, at most 20.
 */
export async function searchNames(db: Accounts, search: string, options: NameSearch = {}): Promise<Found[]> {
  const key = nameKey(search);
  if (!isSearch(key)) return [];
  const people = byName(db, key, options).orderBy('last_key').orderBy('first_key').orderBy('ref_id');
  return (await people.execute()).map(named);
}

/** The same people, those first who want to be asked for one of these kinds of work. */
export async function searchForWork(
  db: Accounts,
  search: string,
  work: readonly Work[],
  options: NameSearch = {},
): Promise<FoundForWork[]> {
  const key = nameKey(search);
  if (!isSearch(key)) return [];
  const wants = sql<boolean>`(${sql.join(
    work.map((kind) => sql.ref(kind)),
    sql` or `,
  )})`;
  const people = byName(db, key, options)
    .select(wants.as('wants'))
    .orderBy('wants', 'desc')
    .orderBy('last_key')
    .orderBy('first_key')
    .orderBy('ref_id');
  return (await people.execute()).map(named);
}

/** Names to show where other read models keep ids; forgotten people are 'Former Member'. */
export async function namesOf(db: Accounts, refs: Iterable<string>): Promise<ReadonlyMap<string, Name>> {
  const wanted = [...new Set(refs)];
  if (wanted.length === 0) return new Map();
  const rows = await db
    .selectFrom('accounts.people')
    .select(['ref_id', 'first', 'last'])
    .where('ref_id', 'in', wanted)
    .execute();
  return new Map(rows.map((row) => [row.ref_id, row]));
}

/** Of these people those who are there and were not forgotten. */
export async function notForgotten(db: Accounts, refs: readonly string[]): Promise<string[]> {
  if (refs.length === 0) return [];
  const rows = await members(db).select('ref_id').where('ref_id', '=', sql<string>`any(${refs})`).execute();
  return rows.map(({ ref_id }) => ref_id);
}

export interface Reach {
  readonly name: string;
  readonly email: string | null;
  /** For text messages; null also for who wants none. */
  readonly phone: string | null;
  readonly texts_stopped: boolean;
  readonly read_receipts: boolean;
  /** Where they live, as far as they have said so. */
  readonly home_zone: TimeZone | null;
}

/** How people are reached by mail and text; the forgotten and unknown are absent. */
export async function contactsOf(db: Accounts, refs: readonly string[]): Promise<ReadonlyMap<string, Reach>> {
  if (refs.length === 0) return new Map();
  const rows = await members(db)
    .select(['ref_id', 'first', 'last', 'email', 'phone', 'texts_stopped', 'read_receipts', 'home_zone'])
    .where('ref_id', 'in', [...refs])
    .execute();
  return new Map(
    rows.map(({ ref_id, first, last, phone, ...reach }) => [
      ref_id,
      { ...reach, name: fullName({ first, last }), phone: reach.texts_stopped ? null : phone },
    ]),
  );
}

/** Whose these addresses or numbers are, by the address as it is compared; those of nobody are absent. */
export async function peopleReachedAt(
  db: Accounts,
  channel: 'email' | 'text',
  addresses: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (addresses.length === 0) return new Map();
  const rows =
    channel === 'email'
      ? await db
          .selectFrom('accounts.logins')
          .select(['email_key as key', 'ref_id'])
          .where('email_key', 'in', addresses.map(emailKey))
          .execute()
      : await members(db)
          .select([sql<string>`phone`.as('key'), 'ref_id'])
          .where('phone', 'in', addresses.map(keptPhone))
          .orderBy('ref_id')
          .execute();
  return new Map(rows.map(({ key, ref_id }) => [key, ref_id]));
}

/** Everybody who gets texts at this number. */
export const peopleWithPhone = async (db: Accounts, number: string): Promise<string[]> =>
  (await members(db).select('ref_id').where('phone', '=', keptPhone(number)).orderBy('ref_id').execute()).map(
    ({ ref_id }) => ref_id,
  );

/** People of this name, however it is spelled, who have this number. */
export async function peopleCalledAt(db: Accounts, name: string, phone: string): Promise<string[]> {
  const rows = await members(db)
    .select('ref_id')
    .where(sql<string>`${sql.raw(NAME_KEY)}`, '=', nameKey(name))
    .where('phone', '=', phone)
    .execute();
  return rows.map(({ ref_id }) => ref_id);
}

/** Rows of the platform's master staff list: everybody who asked to be on it. */
export const masterStaff = (db: Accounts) =>
  members(db)
    .select([
      'ref_id',
      'first',
      'last',
      'provider_type',
      'credentials as utr_credentials',
      'city',
      'state',
      'zip',
      'alt_address',
      'phone',
      'email',
      'itf_id',
      'utr_member_id',
      'referee',
      'line_judge',
      'volunteer',
    ])
    .where('utr_master_list', '=', true)
    .orderBy('last_key')
    .orderBy('first_key')
    .orderBy('ref_id')
    .execute();

/**
 * Tournaments in which the person is an admin, or captain of volunteer categories, as a session names them; the
 * next first.
 */
export async function sessionTournaments(db: Kysely<TournamentsDatabase & RosterDatabase>, ref_id: string) {
  const captain = db
    .selectFrom('roster.captains')
    .select(['tid', sql<string[]>`array_agg(vcid order by vcid)`.as('captain_of')])
    .where('ref_id', '=', ref_id)
    .groupBy('tid')
    .as('captain');
  const rows = await db
    .selectFrom('tournaments.tournaments as tournament')
    .leftJoin('tournaments.admins as admin', (join) =>
      join.onRef('admin.tid', '=', 'tournament.tid').on('admin.ref_id', '=', ref_id),
    )
    .leftJoin(captain, 'captain.tid', 'tournament.tid')
    .select([
      'tournament.tid',
      'tournament.name',
      'admin.admin_type',
      'admin.referee',
      'admin.line',
      'admin.volunteer',
      'admin.auditor',
      'admin.treasurer',
      'captain.captain_of',
      'tournament.status',
      'tournament.start',
      'tournament.end_date',
      'tournament.time_zone',
      'tournament.sport',
      'tournament.score_reporting',
      'tournament.payout',
    ])
    .where(({ eb, or }) => or([eb('admin.ref_id', 'is not', null), eb('captain.tid', 'is not', null)]))
    .orderBy('tournament.start')
    .orderBy('tournament.name')
    .orderBy('tournament.tid')
    .execute();
  return rows.map(({ referee, line, volunteer, auditor, treasurer, captain_of, ...row }) => ({
    ...row,
    referee: referee ?? false,
    line: line ?? false,
    volunteer: volunteer ?? false,
    auditor: auditor ?? false,
    treasurer: treasurer ?? false,
    captain_of: captain_of ?? [],
  }));
}

/** Whether anybody holds the platform admin right; a fresh installation has nobody. */
export const hasPlatformAdmin = async (db: Accounts): Promise<boolean> =>
  (await members(db).select('ref_id').where('platform_admin', '=', true).limit(1).executeTakeFirst()) !==
  undefined;

/** Everybody who looks after the installation. */
export const platformAdmins = async (db: Accounts): Promise<string[]> =>
  (await members(db).select('ref_id').where('platform_admin', '=', true).execute()).map(
    ({ ref_id }) => ref_id,
  );

/** How a person `p` wants to be reminded, and can be. */
export const remindedBy = [
  sql<boolean>`(p.reminders and p.email is not null)`.as('by_mail'),
  sql<boolean>`(p.reminder_texts and not p.texts_stopped and p.phone is not null)`.as('by_text'),
] as const;

/** Whether somebody wants letters about what they signed up for themselves; false for who is forgotten. */
export const wantsSignupLetters = async (db: Accounts, ref_id: string): Promise<boolean> =>
  (await members(db).select('signup_letters').where('ref_id', '=', ref_id).executeTakeFirst())
    ?.signup_letters ?? false;

/** What somebody wants to get; null for who has no account. */
export async function messageChoicesOf(db: Accounts, ref_id: string) {
  const row = await db
    .selectFrom('accounts.people')
    .select([
      'newsletter',
      'reminders',
      'reminder_texts',
      'signup_letters',
      'texts_stopped',
      'read_receipts',
      'home_zone',
    ])
    .select('forgotten')
    .where('ref_id', '=', ref_id)
    .executeTakeFirst();
  if (!row) return null;
  const { forgotten, ...choices } = row;
  return forgotten ? ('forgotten' as const) : choices;
}

/** The numbers that desks proposed for somebody, with the name of their tournament. */
export const phoneProposalsOf = async (
  db: Kysely<AccountsDatabase & TournamentsDatabase>,
  ref_id: string,
) => {
  const rows = await db
    .selectFrom('accounts.phone_proposals as q')
    .innerJoin('tournaments.tournaments as t', 't.tid', 'q.tid')
    .select(['q.tid', 'q.id', 'q.phone', 't.name as tournament'])
    .where('q.ref_id', '=', ref_id)
    .orderBy('t.name')
    .orderBy('q.tid')
    .execute();
  return rows.flatMap(({ phone, ...row }) => (phone === null ? [] : [{ ...row, phone }]));
};

/** Whom rows of a list may mean: these people, and everybody with one of these addresses or numbers. */
export async function peopleMeant(
  db: Accounts,
  { refs, emails, phones }: Readonly<Record<'refs' | 'emails' | 'phones', readonly string[]>>,
) {
  const owners = await peopleReachedAt(db, 'email', emails);
  return members(db)
    .select(['ref_id', 'first', 'last', 'email', 'phone', 'alt_phone', 'city', 'credentials'])
    .select(['shirt', 'shirt2', 'login'])
    .where(
      sql<boolean>`(ref_id = any(${[...new Set([...refs, ...owners.values()])]}::text[]) or phone = any(${[...new Set(phones)]}::text[]))`,
    )
    .orderBy('ref_id')
    .execute();
}
