import type { DecisionContext } from '../../kernel/decider.ts';
import { isRefusal, type Refusal } from '../../kernel/refusal.ts';
import type { Decide } from '../commands.ts';
import type { RosterEvent } from '../events.ts';
import { LEAVING_AT_ONCE } from '../model.ts';
import { isCurrent } from '../passing.ts';
import * as refusals from '../refusals.ts';
import { personOf, type RosterState } from '../state.ts';

/** Who is there on which day, and who has their shirt. */

type Decision = readonly RosterEvent[] | Refusal;

const isVolunteer = (state: RosterState, ref_id: string): boolean =>
  personOf(state, ref_id).roles.includes('volunteer');

export const checkIn: Decide<'CheckInVolunteer'> = (state, { ref_id, day, on }) => {
  if (!isVolunteer(state, ref_id)) return refusals.notAVolunteer();
  if (!on) return checkOuts(state, ref_id, day);
  const present = state.present.get(day)?.has(ref_id) ?? false;
  return present ? [] : [{ type: 'VolunteerCheckedIn', data: { ref_id, day } }];
};

/** Of more than go into one append the first: whoever checks them out goes on until fewer are left. */
export const checkOutAll: Decide<'CheckOutAll'> = (state, { day, only }) => {
  const leaving = only ? new Set(only) : undefined;
  const present = (day === null ? only : (state.present.get(day)?.toArray() ?? []))
    .filter((ref_id) => !leaving || leaving.has(ref_id))
    .toSorted();
  return present
    .flatMap((ref_id) => (day === null ? checkOuts(state, ref_id) : [checkedOut(ref_id, day)]))
    .slice(0, LEAVING_AT_ONCE);
};

const checkedOut = (ref_id: string, day: string): RosterEvent => ({
  type: 'VolunteerCheckedOut',
  data: { ref_id, day },
});

/** Checks somebody out of every day, as whoever leaves the tournament is, or of those until `last`. */
export const checkOuts = (state: RosterState, ref_id: string, last?: string): readonly RosterEvent[] =>
  [...state.present]
    .filter(([day, refs]) => refs.has(ref_id) && (last === undefined || day <= last))
    .map(([day]) => day)
    .sort()
    .map((day) => checkedOut(ref_id, day));

/** The volunteers' shifts that these events take somebody out of or into, who is or will be there for them at `at`. */
function changedNow(events: readonly RosterEvent[], at: string) {
  const left = new Map<string, Set<string>>();
  const taken = new Set<string>();
  for (const { type, data } of events) {
    if (!('shift' in data) || !('shift_id' in data)) continue;
    const { ref_id, sid, shift } = data;
    if (shift.kind !== 'volunteer' || !isCurrent(shift, at)) continue;
    const leaves = type === 'MovedToWaitlist' || (type === 'SignupRemoved' && !data.waitlist);
    if (leaves) left.set(ref_id, (left.get(ref_id) ?? new Set()).add(sid));
    if (type === 'SpotTaken' || type === 'MovedOffWaitlist') taken.add(ref_id);
  }
  return { left, taken };
}

/**
 * The decision, and the check-out of every volunteer whom it takes out of the shift that they are there for. Who has
 * another that runs, or begins soon, stays.
 */
export function withCheckOuts(
  state: RosterState,
  decision: Decision,
  { at }: Pick<DecisionContext, 'at'>,
): Decision {
  if (isRefusal(decision) || state.present.isEmpty()) return decision;
  const { left, taken } = changedNow(decision, at);
  const stays = (ref_id: string, sids: ReadonlySet<string>): boolean =>
    taken.has(ref_id) ||
    personOf(state, ref_id).rows.some(
      (row) =>
        !row.waitlist &&
        !sids.has(row.sid) &&
        state.shifts.get(row.sid)?.plan.kind === 'volunteer' &&
        isCurrent(row, at),
    );
  const checkedOut = new Set(
    decision.flatMap(({ type, data }) => (type === 'VolunteerCheckedOut' ? [data.ref_id] : [])),
  );
  const leaving = [...left].filter(([ref_id, sids]) => !checkedOut.has(ref_id) && !stays(ref_id, sids));
  return [...decision, ...leaving.flatMap(([ref_id]) => checkOuts(state, ref_id))];
}

export const handOutShirt: Decide<'HandOutShirt'> = (state, { ref_id, on }) => {
  if (!isVolunteer(state, ref_id)) return refusals.notAVolunteer();
  if (personOf(state, ref_id).shirt === on) return [];
  return [{ type: on ? 'ShirtHandedOut' : 'ShirtTakenBack', data: { ref_id } }];
};
