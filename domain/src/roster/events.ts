import type { DomainEvent } from '../kernel/event.ts';
import { sealsOf } from '../kernel/seal.ts';
import type { Section } from '../tournaments/index.ts';
import type { InShift, Kind, Level, ShiftLabel, ShiftPlan } from './model.ts';
import type { OfficialSection } from './policies/sections.ts';
import type { VolunteerEvent } from './volunteers/events.ts';

/** What a removal was part of. Who did it stands in the event's metadata. */
export type RemovalReason = 'removed' | 'shift-deleted' | 'staff-removed' | 'withdrawn';

interface Seated extends InShift {
  /** The kind of place taken, where the shift counts them by credential. */
  slot: Level | null;
}

interface Verdict {
  ref_id: string;
  /** Free text about a person: sealed, null once forgotten. */
  note: string | null;
  /** When the referee asked; null for one who never did. */
  requested_at: string | null;
}

export type ShiftAdded = DomainEvent<'ShiftAdded', { sid: string } & ShiftPlan>;
/** `version` counts the edits of the shift, this one included. */
export type ShiftEdited = DomainEvent<
  'ShiftEdited',
  { sid: string; version: number; changes: Partial<ShiftPlan> }
>;
/** The rows in the shift are removed by events of their own before this one. */
export type ShiftDeleted = DomainEvent<'ShiftDeleted', { sid: string; shift: ShiftLabel }>;

/**
 * Somebody is registered. `sections` is absent where nobody said as what, and `entered` stands with somebody the desk
 * entered by name in the same action, whom it knows how to reach.
 */
export type StaffAdded = DomainEvent<
  'StaffAdded',
  { ref_id: string; role: Kind; sections?: readonly OfficialSection[]; entered?: true }
>;
export type StaffRemoved = DomainEvent<'StaffRemoved', { ref_id: string; role: Kind }>;
/** Somebody who is an official already works in this section as well, or in this one no more. */
export type SectionJoined = DomainEvent<'SectionJoined', { ref_id: string; section: OfficialSection }>;
export type SectionLeft = DomainEvent<'SectionLeft', { ref_id: string; section: OfficialSection }>;
export type LastMatchToggled = DomainEvent<'LastMatchToggled', { ref_id: string; last_match: boolean }>;

/** A row on the waitlist; for officials that is an application. */
export type Applied = DomainEvent<'Applied', InShift>;
/** A row with a spot, without having applied before. */
export type SpotTaken = DomainEvent<'SpotTaken', Seated>;
export type MovedOffWaitlist = DomainEvent<'MovedOffWaitlist', Seated>;
export type MovedToWaitlist = DomainEvent<'MovedToWaitlist', InShift>;
export type Confirmed = DomainEvent<'Confirmed', InShift>;
export type SignupRemoved = DomainEvent<
  'SignupRemoved',
  InShift & {
    reason: RemovalReason;
    /** What the row was, and since when, for the log of removed times. */
    waitlist: boolean;
    confirmed: boolean;
    since: string;
  }
>;
/** Follows the removal of all rows of the person; the coordinators of these sections are told. */
export type Withdrawn = DomainEvent<
  'Withdrawn',
  { ref_id: string; message: string | null; sections: Section[] }
>;
/** The coordinator of this section gets the message, and answers to the person's address. */
export type CoordinatorWritten = DomainEvent<
  'CoordinatorWritten',
  {
    ref_id: string;
    section: Section;
    /** Null once the person is forgotten. */
    message: string | null;
  }
>;

export type ApprovalRequested = DomainEvent<'ApprovalRequested', { ref_id: string }>;
export type RefereeApproved = DomainEvent<'RefereeApproved', Verdict>;
export type ApprovalRemoved = DomainEvent<'ApprovalRemoved', Verdict>;

/** The person was forgotten: no read model may keep what was noted about them. */
export type NotesForgotten = DomainEvent<'NotesForgotten', { ref_id: string }>;

/** Somebody asked for the mail with this person's schedule. */
export type ScheduleEmailed = DomainEvent<'ScheduleEmailed', { ref_id: string }>;

export type RosterEvent =
  | ShiftAdded
  | ShiftEdited
  | ShiftDeleted
  | StaffAdded
  | StaffRemoved
  | SectionJoined
  | SectionLeft
  | LastMatchToggled
  | Applied
  | SpotTaken
  | MovedOffWaitlist
  | MovedToWaitlist
  | Confirmed
  | SignupRemoved
  | Withdrawn
  | CoordinatorWritten
  | ApprovalRequested
  | RefereeApproved
  | ApprovalRemoved
  | NotesForgotten
  | ScheduleEmailed
  | VolunteerEvent;

export const rosterSeals = sealsOf<RosterEvent>()({
  WaiverSigned: [{ owner: 'ref_id', fields: ['signature'] }],
  Withdrawn: [{ owner: 'ref_id', fields: ['message'] }],
  CoordinatorWritten: [{ owner: 'ref_id', fields: ['message'] }],
  RefereeApproved: [{ owner: 'ref_id', fields: ['note'] }],
  ApprovalRemoved: [{ owner: 'ref_id', fields: ['note'] }],
});
