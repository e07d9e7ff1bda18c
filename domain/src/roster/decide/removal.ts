import type { RemovalReason, SignupRemoved } from '../events.ts';
import { labelOf, type RosterState, type Row } from '../state.ts';

/** The removal of one row; nothing for a row whose shift is gone, which cannot be in the state. */
export function removed(
  state: RosterState,
  row: Row,
  reason: RemovalReason,
  given: Pick<SignupRemoved['data'], 'why'> = {},
): readonly SignupRemoved[] {
  const plan = state.shifts.get(row.sid)?.plan;
  if (!plan) return [];
  const { shift_id, sid, ref_id, waitlist, confirmed, at } = row;
  const data = {
    shift_id,
    sid,
    ref_id,
    shift: labelOf(plan),
    reason,
    waitlist,
    confirmed,
    since: at,
    ...given,
  };
  return [{ type: 'SignupRemoved', data }];
}
