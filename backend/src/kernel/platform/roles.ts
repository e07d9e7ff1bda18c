import type { Queryable } from '@courtcrew/projections/kernel/checkpoint.ts';

/** What a server does for the installation; one does all of it unless told otherwise. */
export const ROLES = ['api', 'projections', 'jobs', 'live'] as const;
export type Role = (typeof ROLES)[number];
export type Roles = ReadonlySet<Role>;

const initial = (role: Role): string => role.slice(0, 1);

/** What PostgreSQL knows a server's connections by: its roles can be read from them, and end with them. */
export const connectionNameOf = (roles: Roles): string =>
  `courtcrew:${ROLES.filter((role) => roles.has(role))
    .map(initial)
    .join('')}`;

/** Roles that no server has whose connections PostgreSQL sees. */
export async function vacantRoles(db: Queryable): Promise<Role[]> {
  const { rows } = await db.query<{ initials: string }>(
    `select distinct substring(application_name from '^courtcrew:([a-z]+) ') as initials from pg_stat_activity
     where datname = current_database() and application_name like 'courtcrew:%'`,
  );
  return ROLES.filter((role) => !rows.some(({ initials }) => initials.includes(initial(role))));
}
