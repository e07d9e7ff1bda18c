import { DEPARTMENT_OF } from '@courtcrew/domain/board/index.ts';
import { sql } from 'kysely';
import { list, selectFrom } from '../../kernel/list.ts';
import { rowName } from '../../kernel/names.ts';

/** Calls to the desk, and who is texted about them. */

/** Calls, confirmed or not; the latest first. */
export const deskCalls = list({
  rows: selectFrom('board.notifications as n')
    .leftJoin('accounts.people as p', 'p.ref_id', 'n.ref_id')
    .leftJoin('accounts.people as by', 'by.ref_id', 'n.confirmed_by')
    .leftJoin('tournaments.courts as c', (join) =>
      join.onRef('c.tid', '=', 'n.tid').onRef('c.court_order', '=', 'n.court'),
    )
    .select([
      'n.tid',
      'n.nid',
      'n.type',
      sql<string>`${JSON.stringify(DEPARTMENT_OF)}::jsonb ->> n.type`.as('department'),
      sql<string>`coalesce(c.name, n.court_num)`.as('court_num'),
      'n.message',
      'n.ref_id',
      'p.first',
      'p.last',
      sql<string>`coalesce(${rowName('p')}, '')`.as('person'),
      'n.called_at as time',
      'n.received_at as received',
      sql<boolean>`n.confirmed_at is not null`.as('confirmed'),
      'n.confirmed_at',
      'n.response',
      rowName<string | null>('by').as('confirmed_by'),
    ]),
  key: 'nid',
  order: ['-received'],
  searched: ['person', 'court_num', 'message', 'response', 'confirmed_by'],
  texts: ['department'],
});

/** Who is texted about calls, by name. */
export const notificationContacts = list({
  rows: selectFrom('contacts.contacts').selectAll(),
  key: 'id',
  order: [sql.ref('name')],
  searched: ['name', 'phone'],
});
