import { captainciesOf } from '@courtcrew/projections/roster/index.ts';
import type { Caller, Use } from '../../kernel/http/route.ts';
import { runsVolunteers } from '../coordinator/sides.ts';

/**
 * The categories a list is about: a captain's own, or for a coordinator those of the captain they ask for;
 * undefined for all of them.
 */
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
