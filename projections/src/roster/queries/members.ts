import {
  OFFICIAL_SECTIONS,
  type OfficialSection,
  officialSectionsOf,
  TRAINER_CATEGORIES,
} from '@courtcrew/domain/roster/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { sql } from 'kysely';
import type { Rosters } from './database.ts';

/** How long somebody who was added has the time to take themselves out before they can be reached. */
const OBJECTION_MS = 24 * 60 * 60 * 1000;

/** As what somebody is registered to a tournament. */
export interface Membership {
  readonly sections: readonly Section[];
  /**
   * The sections whose desk may read how to reach them: where they signed up or confirmed themselves, work and have
   * checked in here, or were told of being added a day ago.
   */
  readonly reachable: readonly Section[];
}

/** The section that looks after a shift `s`. */
export const sectionOfShift = sql<Section>`case when s.kind = 'volunteer' then 'volunteer'
  when s.category = any(${[...TRAINER_CATEGORIES]}::text[]) then 'line' else 'referee' end`;

/** Whether a shift `s` of officials belongs to one of these sections. */
export const inOfficialSections = (sections: readonly OfficialSection[]) =>
  sql<boolean>`${sectionOfShift} = any(${[...sections]}::text[])`;

interface Row {
  readonly role: 'official' | 'volunteer';
  readonly told: string | null;
  readonly referee: boolean;
  readonly referee_told: string | null;
  readonly line: boolean;
  readonly line_told: string | null;
  readonly works: readonly Section[];
  readonly own: readonly Section[];
  /** They checked in here, ever. */
  readonly came: boolean;
}

const toldLongAgo = (told: string | null, now: number): boolean =>
  told === null || Date.parse(told) + OBJECTION_MS <= now;

function volunteerMembership({ told, own, came }: Row, now: number): Membership {
  const open = came || own.length > 0 || toldLongAgo(told, now);
  return { sections: ['volunteer'], reachable: open ? ['volunteer'] : [] };
}

function officialMembership(row: Row, now: number): Membership {
  const { told, works, own, came } = row;
  const held = OFFICIAL_SECTIONS.filter((section) => row[section] || works.includes(section));
  const sections = officialSectionsOf(held);
  const since = (section: OfficialSection) => (row[section] ? row[`${section}_told`] : told);
  // Who came works where they have shifts; without any, wherever they are registered.
  const cameFor = (section: OfficialSection) => came && (works.length === 0 || works.includes(section));
  const reachable = sections.filter(
    (section) => own.includes(section) || cameFor(section) || toldLongAgo(since(section), now),
  );
  return { sections, reachable };
}

/** Who checked in at a tournament, or whether one of them did. Nobody works who did not check in. */
async function cameTo(db: Rosters, tid: string, role: 'official' | 'volunteer', ref_id?: string) {
  const rows = await db
    .selectFrom(role === 'volunteer' ? 'roster.checkins' : 'came.came')
    .select('ref_id')
    .distinct()
    .where('tid', '=', tid)
    .$if(ref_id !== undefined, (query) => query.where('ref_id', '=', ref_id ?? ''))
    .execute();
  return new Set(rows.map((row) => row.ref_id));
}

/** Everybody registered to a tournament in a role, or one of them, with what they are registered as. */
export async function membershipsOf(
  db: Rosters,
  tid: string,
  role: 'official' | 'volunteer',
  ref_id?: string,
): Promise<ReadonlyMap<string, Membership>> {
  const worked = db
    .selectFrom('roster.signups as g')
    .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
    .select(['g.ref_id', sql<boolean>`g.own`.as('own'), sectionOfShift.as('section')])
    .distinct()
    .where('g.tid', '=', tid)
    .where('s.kind', '=', role)
    .$if(ref_id !== undefined, (query) => query.where('g.ref_id', '=', ref_id ?? ''));
  const registered = db
    .selectFrom('roster.staff')
    .select(['ref_id', 'role', 'told', 'referee', 'referee_told', 'line', 'line_told'])
    .where('tid', '=', tid)
    .where('role', '=', role)
    .$if(ref_id !== undefined, (query) => query.where('ref_id', '=', ref_id ?? ''));
  const [people, rows, came] = await Promise.all([
    registered.execute(),
    worked.execute(),
    cameTo(db, tid, role, ref_id),
  ]);
  const byPerson = Map.groupBy(rows, (row) => row.ref_id);
  const now = Date.now();
  return new Map(
    people.map((person) => {
      const mine = byPerson.get(person.ref_id) ?? [];
      const works = mine.map(({ section }) => section);
      const own = mine.filter((row) => row.own).map(({ section }) => section);
      const row = { ...person, works, own, came: came.has(person.ref_id) };
      const read = role === 'volunteer' ? volunteerMembership : officialMembership;
      return [person.ref_id, read(row, now)];
    }),
  );
}

/** As what somebody is registered in a role; undefined for who is not. */
export const membershipOf = async (
  db: Rosters,
  tid: string,
  role: 'official' | 'volunteer',
  ref_id: string,
): Promise<Membership | undefined> => (await membershipsOf(db, tid, role, ref_id)).get(ref_id);

/** The sections of every official of a tournament. */
export async function officialSections(
  db: Rosters,
  tid: string,
): Promise<ReadonlyMap<string, readonly Section[]>> {
  const members = await membershipsOf(db, tid, 'official');
  return new Map([...members].map(([ref_id, { sections }]) => [ref_id, sections]));
}
