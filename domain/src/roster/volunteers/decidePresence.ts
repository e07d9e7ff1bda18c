import type { Refusal } from '../../kernel/refusal.ts';
import type { RosterEvent } from '../events.ts';
import { LEAVING_AT_ONCE } from '../model.ts';
import * as refusals from '../refusals.ts';
import { personOf, type RosterState } from '../state.ts';
import type { CheckInVolunteer, CheckOutAll, HandOutShirt } from './commands.ts';

/** Who is there on which day, and who has their shirt. */

type Decision = readonly RosterEvent[] | Refusal;

const isVolunteer = (state: RosterState, ref_id: string): boolean =>
  personOf(state, ref_id).roles.includes('volunteer');

export function checkIn(state: RosterState, { ref_id, day, on }: CheckInVolunteer): Decision {
  if (!isVolunteer(state, ref_id)) return refusals.notAVolunteer();
  const present = state.present.get(day)?.has(ref_id) ?? false;
  if (present === on) return [];
  return [{ type: on ? 'VolunteerCheckedIn' : 'VolunteerCheckedOut', data: { ref_id, day } }];
}

/** Of more than go into one append the first: whoever checks them out goes on until fewer are left. */
export function checkOutAll(state: RosterState, { day, only }: CheckOutAll): Decision {
  const present = state.present.get(day)?.toArray().sort() ?? [];
  const leaving = only ? new Set(only) : undefined;
  return present
    .filter((ref_id) => !leaving || leaving.has(ref_id))
    .slice(0, LEAVING_AT_ONCE)
    .map((ref_id): RosterEvent => ({ type: 'VolunteerCheckedOut', data: { ref_id, day } }));
}

/** Checks somebody out of every day, as whoever leaves the tournament is. */
export const checkOuts = (state: RosterState, ref_id: string): readonly RosterEvent[] =>
  [...state.present]
    .filter(([, refs]) => refs.has(ref_id))
    .map(([day]) => day)
    .sort()
    .map((day): RosterEvent => ({ type: 'VolunteerCheckedOut', data: { ref_id, day } }));

export function handOutShirt(state: RosterState, { ref_id, on }: HandOutShirt): Decision {
  if (!isVolunteer(state, ref_id)) return refusals.notAVolunteer();
  if (personOf(state, ref_id).shirt === on) return [];
  return [{ type: on ? 'ShirtHandedOut' : 'ShirtTakenBack', data: { ref_id } }];
}
