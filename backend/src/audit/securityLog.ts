import { getSecurityLog, type SecurityLine, securityLogRest } from '@courtcrew/domain/audit/index.ts';
import { REST_LIMIT } from '@courtcrew/domain/contract/restRows.ts';
import { beginning, hasWords } from '@courtcrew/projections/kernel/like.ts';
import { list } from '@courtcrew/projections/kernel/list.ts';
import { rowName, rowNameKey } from '@courtcrew/projections/kernel/names.ts';
import { sql } from 'kysely';
import { listResource } from '../kernel/http/rest/list.ts';
import type { RestResource } from '../kernel/http/rest/resource.ts';
import { type Route, route } from '../kernel/http/route.ts';

const securityLines = list({
  rows: sql<SecurityLine>`select l.id, l.kind, l.last_at as time, l.first_at as since, l.count, l.ref_id, l.subject,
      ${rowName('p')} as name, ${rowNameKey('p')} as name_key, ${rowName('s')} as subject_name,
      ${rowNameKey('s')} as subject_key, l.claimed, l.address, l.device, l.what, l.tid
    from identity.security_log l left join accounts.people p on p.ref_id = l.ref_id
    left join accounts.people s on s.ref_id = l.subject`,
  key: 'id',
  order: ['-time'],
  sortedBy: { time: sql.ref('time') },
  filters: {
    ref_id: (ref_id) => sql`(ref_id = ${ref_id} or subject = ${ref_id})`,
    person: (name) =>
      sql`(${hasWords(sql.ref('name_key'), name)} or ${hasWords(sql.ref('subject_key'), name)})`,
    address: (start) => sql`address like ${beginning(start)}`,
    // A line stands for all that happened since its first time.
    time_lte: (end) => sql`since <= ${end}`,
  },
});

export const securityRoute: Route = route(getSecurityLog, ({ body = {} }, { db }) =>
  securityLines.all(db, body, { most: REST_LIMIT }),
);

/** The security log as the platform's staff see it in react-admin. */
export const securityLogResource: RestResource = listResource({
  spec: securityLogRest,
  list: securityLines,
  key: 'id',
});
