import { sql } from 'kysely';
import { folded } from '../../kernel/like.ts';
import { rowName } from '../../kernel/names.ts';
import type { Rosters } from '../queries/database.ts';

/** A tournament's groups of volunteers by name, with their people by last name. */
export async function groupsOf(db: Rosters, tid: string) {
  const [groups, members] = await Promise.all([
    db
      .selectFrom('roster.groups')
      .select(['vgid', 'name as group_name', 'color'])
      .where('tid', '=', tid)
      .orderBy(folded(sql.ref('name')))
      .orderBy('vgid')
      .execute(),
    db
      .selectFrom('roster.group_members as m')
      .innerJoin('accounts.people as p', 'p.ref_id', 'm.ref_id')
      .select(['m.vgid', 'm.ref_id', 'p.first', 'p.last', rowName('p').as('name')])
      .where('m.tid', '=', tid)
      .orderBy('p.last_key')
      .orderBy('p.first_key')
      .orderBy('m.ref_id')
      .execute(),
  ]);
  const byGroup = Map.groupBy(members, ({ vgid }) => vgid);
  return groups.map((group) => ({ ...group, signup: byGroup.get(group.vgid) ?? [] }));
}
