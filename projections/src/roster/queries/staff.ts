import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import {
  type Kind,
  OFFICIAL_SECTIONS,
  type OfficialSection,
  type StaffMember,
} from '@courtcrew/domain/roster/index.ts';
import { sql } from 'kysely';
import { list, selectFrom } from '../../kernel/list.ts';
import type { Rosters } from './database.ts';
import { inOfficialSections, type Membership, membershipsOf } from './members.ts';

/** A staff member with everything the contact report lists, and as what they are registered. */
export interface StaffContact extends Omit<StaffMember, 'contact_open'>, Membership {
  readonly address: string | null;
  readonly zip: string | null;
  readonly alt_address: string | null;
  readonly shirt: string | null;
  readonly shirt2: string | null;
  readonly added_at: string;
}

/**
 * The people registered to a tournament in a role, by last name, with how many shifts they have; of officials those
 * of these sections, with their shifts there.
 */
export async function staffOf(
  db: Rosters,
  tid: string,
  role: Kind = 'official',
  sections: readonly OfficialSection[] = OFFICIAL_SECTIONS,
): Promise<StaffContact[]> {
  const [members, rows] = await Promise.all([
    membershipsOf(db, tid, role),
    staffRows(db, tid, role, sections).execute(),
  ]);
  return rows.flatMap(({ alt_phone, judged_in, status, ...row }) => {
    const member = members.get(row.ref_id);
    const seen = role === 'volunteer' || member?.sections.some((one) => sections.some((own) => own === one));
    if (!member || !seen) return [];
    return {
      ...row,
      ...member,
      name: fullName(row),
      provider_type: row.provider_type ?? '',
      cell_phone: row.phone,
      other_phone: alt_phone,
      status: judged_in === null ? null : status,
    };
  });
}

const staffRows = (db: Rosters, tid: string, role: Kind, sections: readonly OfficialSection[]) =>
  db
    .selectFrom('roster.staff as m')
    .innerJoin('accounts.people as p', 'p.ref_id', 'm.ref_id')
    .leftJoin(
      db
        .selectFrom('roster.signups as g')
        .innerJoin('roster.shifts as s', 's.sid', 'g.sid')
        .select([
          'g.ref_id',
          sql<number>`(count(*) filter (where not g.waitlist))::int`.as('count'),
          sql<number>`(count(*) filter (where g.waitlist))::int`.as('wait_count'),
        ])
        .where('g.tid', '=', tid)
        .where('s.kind', '=', role)
        .$if(role === 'official', (query) => query.where(inOfficialSections(sections)))
        .groupBy('g.ref_id')
        .as('c'),
      'c.ref_id',
      'm.ref_id',
    )
    .leftJoin('roster.approvals as a', (join) =>
      join.onRef('a.ref_id', '=', 'm.ref_id').on('a.tid', '=', tid),
    )
    .leftJoin('accounts.phone_proposals as q', (join) =>
      join.onRef('q.ref_id', '=', 'm.ref_id').on('q.tid', '=', tid),
    )
    .select([
      'm.ref_id',
      'q.phone as phone_proposed',
      'm.last_match',
      'm.added_at',
      'a.tid as judged_in',
      responseOf('a').as('status'),
      'a.request_time',
      'a.approved_time',
      'p.first',
      'p.last',
      'p.provider_type',
      'p.login',
      'p.credentials',
      'p.credentials_verified',
      'p.email',
      'p.phone',
      'p.alt_phone',
      'p.address',
      'p.city',
      'p.state',
      'p.zip',
      'p.alt_address',
      'p.shirt',
      'p.shirt2',
      'p.barcode',
      'p.ppa_rating',
      sql<number>`coalesce(c.count, 0)`.as('count'),
      sql<number>`coalesce(c.wait_count, 0)`.as('wait_count'),
    ])
    .where('m.tid', '=', tid)
    .where('m.role', '=', role)
    .orderBy('p.last_key')
    .orderBy('p.first_key')
    .orderBy('m.ref_id');

/** Whether the person is registered to the tournament in that role. */
export const isStaff = async (db: Rosters, tid: string, ref_id: string, role: Kind): Promise<boolean> =>
  (await db
    .selectFrom('roster.staff')
    .select('ref_id')
    .where('tid', '=', tid)
    .where('ref_id', '=', ref_id)
    .where('role', '=', role)
    .executeTakeFirst()) !== undefined;

const responseOf = (a: string) => sql<
  'Awaiting Response' | 'Approved' | 'Denied'
>`case ${sql.ref(`${a}.referee_approved`)}
  when true then 'Approved' when false then 'Denied' else 'Awaiting Response' end`;

/** Requests for approval, newest first. */
export const approvalRequests = list({
  rows: selectFrom('roster.approvals as a')
    .innerJoin('accounts.people as p', 'p.ref_id', 'a.ref_id')
    .select([
      'a.tid',
      'a.ref_id',
      'p.first',
      'p.last',
      'p.last_key',
      'p.credentials',
      'p.phone',
      'p.email',
      'a.referee_approved',
      'a.request_time',
      'a.approved_time',
      'a.note as referee_request_note',
      responseOf('a').as('response'),
    ]),
  key: 'ref_id',
  order: ['-request_time', sql.ref('last_key')],
});

/** Tournaments where something was noted about a person, or they hold a right; what forgetting must reach. */
export async function tournamentsNoting(db: Rosters, ref_id: string): Promise<string[]> {
  const approved = db.selectFrom('roster.approvals').select('tid').where('ref_id', '=', ref_id);
  const signed = db.selectFrom('roster.waivers').select('tid').where('ref_id', '=', ref_id);
  const led = db.selectFrom('roster.captains').select('tid').where('ref_id', '=', ref_id);
  return (await approved.union(signed).union(led).execute()).map(({ tid }) => tid);
}
