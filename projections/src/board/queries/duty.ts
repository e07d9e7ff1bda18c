import { sectionOf } from '@courtcrew/domain/roster/index.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import type { Boards } from './database.ts';
import { isToday, seatsToday, type Today, todayOf } from './today.ts';

/** Who is expected today, who is there, who came and went. */

async function shiftsToday(db: Boards, tid: string, today: Today) {
  const rows = await seatsToday(db, tid, today)
    .select([
      'g.ref_id',
      's.sid',
      's.name',
      's.category',
      's.start_time as start',
      's.end_time as end',
      'g.confirmed',
    ])
    .orderBy('s.start_time')
    .orderBy('s.name')
    .orderBy('s.sid')
    .execute();
  return Map.groupBy(rows, ({ ref_id }) => ref_id);
}

const sectionsOf = (shifts: readonly { readonly category: string }[]): readonly Section[] => [
  ...new Set(shifts.map(({ category }) => sectionOf({ kind: 'official', category }))),
];

/** The tournament's officials by last name, with their shifts of today and where they are. */
export async function checkinList(db: Boards, tid: string, now: string) {
  const today = await todayOf(db, tid, now);
  if (!today) return [];
  const [people, shifts] = await Promise.all([
    db
      .selectFrom('roster.staff as o')
      .innerJoin('accounts.people as p', 'p.ref_id', 'o.ref_id')
      .leftJoin('board.people as b', (join) =>
        join.onRef('b.tid', '=', 'o.tid').onRef('b.ref_id', '=', 'o.ref_id'),
      )
      .select([
        'o.ref_id',
        'p.first',
        'p.last',
        'p.credentials',
        'p.credentials_verified',
        'p.provider_type',
        'b.at as place',
        'b.checked_in_at',
      ])
      .where('o.tid', '=', tid)
      .where('o.role', '=', 'official')
      .orderBy('p.last_key')
      .orderBy('p.first_key')
      .orderBy('o.ref_id')
      .execute(),
    shiftsToday(db, tid, today),
  ]);
  return people.map((person) => ({ ...person, shifts: shifts.get(person.ref_id) ?? [] }));
}

/** Those of them who work as athletic trainers or line judges today, with these shifts alone. */
export async function lineCheckin(db: Boards, tid: string, now: string) {
  const people = await checkinList(db, tid, now);
  return people
    .map((person) => ({
      ...person,
      shifts: person.shifts.filter((shift) => sectionsOf([shift])[0] === 'line'),
    }))
    .filter(({ shifts }) => shifts.length > 0);
}

export interface Official {
  readonly ref_id: string;
  readonly provider_type: string | null;
  readonly credentials: string;
  /** Of the shifts of today. */
  readonly sections: readonly Section[];
}

/** Somebody on the tournament's staff of officials; undefined for anybody else. */
export async function officialOf(
  db: Boards,
  tid: string,
  ref_id: string,
  now: string,
): Promise<Official | undefined> {
  const [official, today] = await Promise.all([
    db
      .selectFrom('roster.staff as o')
      .innerJoin('accounts.people as p', 'p.ref_id', 'o.ref_id')
      .select(['o.ref_id', 'p.provider_type', 'p.credentials'])
      .where('o.tid', '=', tid)
      .where('o.ref_id', '=', ref_id)
      .where('o.role', '=', 'official')
      .executeTakeFirst(),
    todayOf(db, tid, now),
  ]);
  if (!official || !today) return undefined;
  const shifts = await seatsToday(db, tid, today)
    .select('s.category')
    .where('g.ref_id', '=', ref_id)
    .execute();
  return { ...official, sections: sectionsOf(shifts) };
}

/** Check-ins and check-outs, newest first. */
export const statusUpdates = (db: Boards, tid: string) =>
  db
    .selectFrom('board.statuses as s')
    .leftJoin('accounts.people as p', 'p.ref_id', 's.ref_id')
    .select(['s.id', 's.ref_id', 'p.first', 'p.last', 's.status', 's.reason', 's.date_time'])
    .where('s.tid', '=', tid)
    .orderBy('s.revision', 'desc')
    .execute();

/** The shifts of officials of today, by time, with those who are expected and not checked in. */
export async function checkinRecap(db: Boards, tid: string, now: string) {
  const today = await todayOf(db, tid, now);
  if (!today) return [];
  const [shifts, expected] = await Promise.all([
    db
      .selectFrom('roster.shifts as s')
      .select(['s.sid', 's.name', 's.category', 's.start_time as start', 's.end_time as end', 's.spots'])
      .where('s.tid', '=', tid)
      .where('s.kind', '=', 'official')
      .where(isToday(today))
      .orderBy('s.start_time')
      .orderBy('s.name')
      .orderBy('s.sid')
      .execute(),
    seatsToday(db, tid, today)
      .innerJoin('accounts.people as p', 'p.ref_id', 'g.ref_id')
      .leftJoin('board.people as b', (join) =>
        join.onRef('b.tid', '=', 'g.tid').onRef('b.ref_id', '=', 'g.ref_id'),
      )
      .select(['s.sid', 'g.ref_id', 'p.first', 'p.last', 'b.at'])
      .orderBy('p.last_key')
      .orderBy('p.first_key')
      .orderBy('g.ref_id')
      .execute(),
  ]);
  const bySid = Map.groupBy(expected, ({ sid }) => sid);
  return shifts.map((shift) => {
    const people = bySid.get(shift.sid) ?? [];
    const missing = people.filter(({ at }) => at === null);
    return {
      ...shift,
      expected: people.length,
      checked_in: people.length - missing.length,
      missing: missing.map(({ ref_id, first, last }) => ({ ref_id, first, last })),
    };
  });
}
