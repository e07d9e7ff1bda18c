import { holds } from '../bookings.ts';
import type { DropClaim } from '../commands.ts';
import type { RosterEvent } from '../events.ts';
import type { RosterState } from '../state.ts';

/** Nothing changes but the stream: what somebody decided on it before, and has not written yet, can be written no more. */
export function dropClaim(state: RosterState, { seat }: DropClaim): readonly RosterEvent[] {
  const { ref_id, sid } = seat;
  return holds(state, seat) === null ? [{ type: 'ClaimDropped', data: { ref_id, sid } }] : [];
}
