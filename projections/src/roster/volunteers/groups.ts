import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { folded } from '../../kernel/like.ts';
import { list, selectFrom } from '../../kernel/list.ts';
import { rowName } from '../../kernel/names.ts';

const members = selectFrom('roster.group_members as m')
  .innerJoin('accounts.people as p', 'p.ref_id', 'm.ref_id')
  .select(['m.ref_id', 'p.first', 'p.last', rowName('p').as('name')])
  .where(sql<boolean>`m.vgid = g.vgid`)
  .orderBy('p.last_key')
  .orderBy('p.first_key')
  .orderBy('m.ref_id');

/** Groups of volunteers by name, with their people by last name. */
export const volunteerGroups = list({
  rows: selectFrom('roster.groups as g').select([
    'g.vgid',
    'g.tid',
    'g.name as group_name',
    'g.color',
    jsonArrayFrom(members).as('signup'),
    sql<number>`(select count(*)::int from ${members} x)`.as('people'),
  ]),
  key: 'vgid',
  order: [folded(sql.ref('group_name'))],
  searched: ['group_name'],
});
