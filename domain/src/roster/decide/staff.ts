import { notFound, type Refusal } from '../../kernel/refusal.ts';
import type {
  AddStaff,
  ApproveReferee,
  EmailSchedule,
  ForgetNotes,
  RemoveApproval,
  RemoveStaff,
  ToggleLastMatch,
} from '../commands.ts';
import type { RosterEvent } from '../events.ts';
import type { Kind } from '../model.ts';
import * as refusals from '../refusals.ts';
import { personOf, type RosterState } from '../state.ts';
import { captainLeavings } from './categories.ts';
import { groupLeavings } from './groups.ts';
import { checkOuts } from './presence.ts';
import { removed } from './removal.ts';

type Decision = readonly RosterEvent[] | Refusal;

/** Signing up registers a person to the tournament; one who is registered already stays as they are. */
export function registration(state: RosterState, ref_id: string, role: Kind): readonly RosterEvent[] {
  if (personOf(state, ref_id).roles.includes(role)) return [];
  return [{ type: 'StaffAdded', data: { ref_id, role } }];
}

export function addStaff(state: RosterState, { people, approved = [] }: AddStaff): Decision {
  const distinct = new Map(people.map((person) => [`${person.role} ${person.ref_id}`, person]));
  const added = [...distinct.values()].flatMap(({ ref_id, role }) => registration(state, ref_id, role));
  const approvals = [...new Set(approved)]
    .filter((ref_id) => personOf(state, ref_id).approved !== true)
    .map(
      (ref_id): RosterEvent => ({
        type: 'RefereeApproved',
        data: { ref_id, note: null, requested_at: personOf(state, ref_id).requested_at },
      }),
    );
  return [...added, ...approvals];
}

/** What a volunteer leaves behind beside their shifts. */
const volunteering = (state: RosterState, ref_id: string): readonly RosterEvent[] => [
  ...checkOuts(state, ref_id),
  ...groupLeavings(state, ref_id),
];

/** The person's rows in shifts of that kind go with them. */
export function removeStaff(state: RosterState, { ref_id, role }: RemoveStaff): Decision {
  if (!personOf(state, ref_id).roles.includes(role)) return notFound('Person');
  const rows = personOf(state, ref_id)
    .rows.filter((row) => state.shifts.get(row.sid)?.plan.kind === role)
    .flatMap((row) => removed(state, row, 'staff-removed'));
  const rest = role === 'volunteer' ? volunteering(state, ref_id) : [];
  return [...rows, ...rest, { type: 'StaffRemoved', data: { ref_id, role } }];
}

export function toggleLastMatch(state: RosterState, { ref_id }: ToggleLastMatch): Decision {
  const person = personOf(state, ref_id);
  if (!person.roles.includes('official')) return notFound('Referee');
  return [{ type: 'LastMatchToggled', data: { ref_id, last_match: !person.last_match } }];
}

export function approveReferee(state: RosterState, { ref_id, note }: ApproveReferee): Decision {
  const { approved, requested_at } = personOf(state, ref_id);
  return approved === true ? [] : [{ type: 'RefereeApproved', data: { ref_id, note, requested_at } }];
}

export function removeApproval(state: RosterState, { ref_id, note }: RemoveApproval): Decision {
  const { approved, requested_at } = personOf(state, ref_id);
  if (approved === undefined) return notFound('Referee');
  return approved === false ? [] : [{ type: 'ApprovalRemoved', data: { ref_id, note, requested_at } }];
}

/** Only where there can be a note, with a verdict, or a signature. */
export function forgetNotes(state: RosterState, { ref_id }: ForgetNotes): Decision {
  const { approved, signed } = personOf(state, ref_id);
  const forgotten: readonly RosterEvent[] =
    typeof approved === 'boolean' || signed ? [{ type: 'NotesForgotten', data: { ref_id } }] : [];
  return [...captainLeavings(state, ref_id), ...forgotten];
}

export function emailSchedule(state: RosterState, { ref_id }: EmailSchedule): Decision {
  if (personOf(state, ref_id).rows.length === 0) return refusals.noShifts();
  return [{ type: 'ScheduleEmailed', data: { ref_id } }];
}
