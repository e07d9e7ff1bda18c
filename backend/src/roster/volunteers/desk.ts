import type { RosterCommand, RosterEvent } from '@courtcrew/domain/roster/index.ts';
import { captainciesOf } from '@courtcrew/projections/roster/index.ts';
import { atDesk, type Caller, type Use } from '../../kernel/http/route.ts';
import type { Done } from '../../kernel/runtime/aggregate.ts';
import { rosterAggregate } from '../aggregate.ts';
import { runsVolunteers } from '../sides.ts';

/** What the volunteers' desk does; resolves when lists show it. Throws what the roster refuses. */
export async function decideAtDesk(
  use: Use,
  caller: Caller,
  tid: string,
  command: RosterCommand,
): Promise<Done<RosterEvent>> {
  return use.execute(rosterAggregate, tid, command, { actor: atDesk(caller) });
}

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
