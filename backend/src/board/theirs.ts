import { KINDS, type Kind, runsSection } from '@courtcrew/domain/roster/index.ts';
import { membershipOf } from '@courtcrew/projections/roster/index.ts';
import type { Caller, Use } from '../kernel/http/route.ts';

/** Whether somebody is registered here, in one of these roles, in a section whose desk the caller runs. */
export async function isTheirs(
  use: Use,
  caller: Caller,
  tid: string,
  ref_id: string,
  roles: readonly Kind[] = KINDS,
): Promise<boolean> {
  const members = await Promise.all(roles.map((role) => membershipOf(use.db, tid, role, ref_id)));
  return members.some((member) => member?.sections.some((section) => runsSection(caller, section)));
}
