import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { type RosterEvent, type RosterState, rowOf } from '@courtcrew/domain/roster/index.ts';
import type { Fields } from '../kernel/fields.ts';

/** Hours as one value, in the ISO form of an interval. */
const hoursOf = ({ start, end }: { readonly start: string; readonly end: string }): string =>
  `${start}/${end}`;

const categoryOf = ({ categories }: RosterState, category: string): string =>
  categories.get(category)?.plan.name ?? category;

/** What an event of the roster is about, as it stands in this state. */
export function rosterStands(state: RosterState, { type, data }: RecordedEvent): Fields | undefined {
  const event = { type, data } as RosterEvent;
  switch (event.type) {
    case 'ShiftEdited': {
      const plan = state.shifts.get(event.data.sid)?.plan;
      if (!plan) return undefined;
      const { kind: _, start, end, category, ...fields } = plan;
      return { hours: hoursOf({ start, end }), category: categoryOf(state, category), ...fields };
    }
    case 'ZoneCorrected':
      return { time_zone: state.zone ?? event.data.from };
    case 'SpotTaken':
    case 'MovedOffWaitlist':
    case 'MovedToWaitlist':
    case 'Confirmed':
    case 'ConfirmationTakenBack': {
      const row = rowOf(state, event.data.sid, event.data.ref_id);
      return row && { status: statusOf(row, event.data.shift.kind) };
    }
    case 'SignupRemoved': {
      const row = rowOf(state, event.data.sid, event.data.ref_id);
      return { status: row ? statusOf(row, event.data.shift.kind) : 'removed' };
    }
    case 'ShiftCaptainMarked': {
      const row = rowOf(state, event.data.sid, event.data.ref_id);
      return row && { captain: row.captain };
    }
    case 'LastMatchToggled':
      return { last_match: state.people.get(event.data.ref_id)?.last_match ?? false };
    case 'ApprovalRequested':
    case 'RefereeApproved':
    case 'ApprovalRemoved':
      return { approval: approvalOf(state.people.get(event.data.ref_id)?.approved) };
    case 'VolunteerCategoryEdited': {
      const category = state.categories.get(event.data.vcid);
      return category && { ...category.plan };
    }
    case 'GroupEdited': {
      const group = state.groups.get(event.data.vgid);
      return group && { ...group.plan };
    }
    case 'ShirtHandedOut':
    case 'ShirtTakenBack':
      return { shirt: state.people.get(event.data.ref_id)?.shirt ?? false };
    default:
      return undefined;
  }
}

/** A row of the waitlist is an application where an official has it. */
const statusOf = (row: { readonly waitlist: boolean; readonly confirmed: boolean }, kind: string): string => {
  if (row.confirmed) return 'confirmed';
  if (!row.waitlist) return 'selected';
  return kind === 'official' ? 'applied' : 'waitlist';
};

function approvalOf(approved: boolean | null | undefined): string | null {
  if (approved === undefined) return null;
  if (approved === null) return 'asked';
  return approved ? 'approved' : 'denied';
}
