import { captainciesOf } from '@courtcrew/projections/roster/index.ts';
import type { Caller, Use } from '../../kernel/http/route.ts';
import { runsVolunteers } from '../coordinator/sides.ts';

/** A captain's own categories, a coordinator's the asked captain's; undefined for all. */
export async function categoriesAsked(
  use: Use,
  caller: Caller,
  tid: string,
  ref_id?: string,
): Promise<readonly string[] | undefined> {
  if (!runsVolunteers(caller)) return caller.rights.captain_of;
  if (!ref_id || ref_id === caller.ref_id) return undefined;
  return captainciesOf(use.db, tid, ref_id);
}
