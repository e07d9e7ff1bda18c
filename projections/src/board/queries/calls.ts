import { DEPARTMENT_OF, type NotificationType } from '@courtcrew/domain/board/index.ts';
import { sql } from 'kysely';
import { rowName } from '../../kernel/names.ts';
import type { Boards } from './database.ts';

/** Calls to the desk, and who is texted about them. */

const calls = (db: Boards, tid: string) =>
  db
    .selectFrom('board.notifications as n')
    .leftJoin('accounts.people as p', 'p.ref_id', 'n.ref_id')
    .leftJoin('accounts.people as by', 'by.ref_id', 'n.confirmed_by')
    .leftJoin('tournaments.courts as c', (join) =>
      join.onRef('c.tid', '=', 'n.tid').onRef('c.court_order', '=', 'n.court'),
    )
    .select([
      'n.nid',
      'n.type',
      sql<string>`coalesce(c.name, n.court_num)`.as('court_num'),
      'n.message',
      'n.ref_id',
      'p.first',
      'p.last',
      'n.called_at as time',
      'n.received_at as received',
      'n.confirmed_at',
      'n.response',
      rowName<string | null>('by').as('confirmed_by'),
    ])
    .where('n.tid', '=', tid);

const withDepartment = <Row extends { readonly type: NotificationType }>(rows: readonly Row[]) =>
  rows.map((row) => ({ ...row, department: DEPARTMENT_OF[row.type] }));

/** Calls nobody has confirmed yet, oldest first. */
export const openCalls = async (db: Boards, tid: string) =>
  withDepartment(
    await calls(db, tid)
      .where('n.confirmed_at', 'is', null)
      .orderBy('n.received_at')
      .orderBy('n.nid')
      .execute(),
  );

/** Confirmed calls, newest first. */
export const pastCalls = async (db: Boards, tid: string) =>
  withDepartment(
    await calls(db, tid)
      .where('n.confirmed_at', 'is not', null)
      .orderBy('n.received_at', 'desc')
      .orderBy('n.nid')
      .execute(),
    // The condition the compiler does not see.
  ).map((row) => ({ ...row, confirmed_at: row.confirmed_at ?? row.received }));

/** One person's calls received since an instant, newest first. */
export const ownCalls = async (db: Boards, tid: string, ref_id: string, since: string) =>
  withDepartment(
    await calls(db, tid)
      .where('n.ref_id', '=', ref_id)
      .where('n.received_at', '>=', since)
      .orderBy('n.received_at', 'desc')
      .orderBy('n.nid')
      .execute(),
  );

/** Who is texted about calls, by name. */
export const notificationContacts = (db: Boards, tid: string) =>
  db
    .selectFrom('contacts.contacts')
    .selectAll()
    .where('tid', '=', tid)
    .orderBy('name')
    .orderBy('id')
    .execute();
