import { type EventOf, type EventsOf, event } from '../kernel/event.ts';
import type { TimeZone } from '../kernel/time.ts';
import type { Section, ZoneKeep } from '../tournaments/index.ts';
import type { InShift, Kind, Level, ShiftLabel, ShiftPlan } from './model.ts';
import type { OfficialSection } from './policies/sections.ts';
import { volunteerEvents } from './volunteers/events.ts';

/** What a removal was part of. Who did it stands in the event's metadata. */
export type RemovalReason = 'removed' | 'shift-deleted' | 'staff-removed' | 'withdrawn';

interface Seated extends InShift {
  /** The kind of place taken, where the shift counts them by credential. */
  slot: Level | null;
}

interface OfRow {
  readonly shift_id: string;
  readonly ref_id: string;
}

/** The kind of place that a row has. */
export interface Place extends OfRow {
  readonly slot: Level;
}

/** The first season's, which left out what nobody had said. */
interface StaffAddedV1 {
  ref_id: string;
  role: Kind;
  sections?: readonly OfficialSection[];
  entered?: boolean;
}

/** A shift that a referee wants who waits to be approved. */
interface HeldApplication {
  ref_id: string;
  sid: string;
  shift: ShiftLabel;
}

interface Verdict {
  ref_id: string;
  /** Free text about a person: sealed, null once forgotten. */
  note: string | null;
  /** When the referee asked; null for one who never did. */
  requested_at: string | null;
}

export const rosterEvents = {
  ShiftAdded: event<{ sid: string } & ShiftPlan>('Shift added'),
  /**
   * `version` counts the edits of the shift, this one included. Where it counts its places by credential from now on,
   * `places` are those of who is seated without one.
   */
  ShiftEdited: event<{
    sid: string;
    version: number;
    changes: Partial<ShiftPlan>;
    places?: readonly Place[];
    /** As people in the shift knew it; absent where nobody is in it or nothing changes that a letter tells of. */
    before?: ShiftLabel;
    /** Rows whose confirmation was for other hours, another day or category: selected until their people confirm again. */
    unconfirmed?: readonly OfRow[];
    /** The desk kept confirmations that would have been taken back. */
    keep_confirmed?: true;
    /** Part of a correction of the zone: the letter about that tells of it. */
    by_zone?: true;
  }>('Shift changed'),
  /**
   * The tournament's clock is another one. Follows what that does to shifts: their hours by the clock stay (`wall`), or
   * their instants do (`instant`).
   */
  ZoneCorrected: event<{ from: TimeZone; to: TimeZone; keep: ZoneKeep; keep_confirmed?: true }>(
    'Time zone corrected',
  ),
  /** The rows in the shift are removed by events of their own before this one. */
  ShiftDeleted: event<{ sid: string; shift: ShiftLabel; why?: string }>('Shift deleted'),
  /**
   * Somebody is registered. `sections` is empty for volunteers and where nobody said as what; `entered` is true for
   * somebody the desk entered by name in the same action, whom it knows how to reach.
   */
  StaffAdded: event<{ ref_id: string; role: Kind; sections: readonly OfficialSection[]; entered: boolean }>(
    'Added to the staff',
    {
      earlier: [
        ({ sections = [], entered = false, ...added }: StaffAddedV1) => ({ ...added, sections, entered }),
      ],
    },
  ),
  StaffRemoved: event<{ ref_id: string; role: Kind }>('Removed from the staff'),
  /** Somebody who is an official already works in this section as well, or in this one no more. */
  SectionJoined: event<{ ref_id: string; section: OfficialSection }>('Added to a section'),
  SectionLeft: event<{ ref_id: string; section: OfficialSection }>('Removed from a section'),
  LastMatchToggled: event<{ ref_id: string; last_match: boolean }>('Last match marked or unmarked'),
  /** A row on the waitlist; for officials that is an application. */
  Applied: event<InShift>('Applied'),
  /** A row with a spot, without having applied before. */
  SpotTaken: event<Seated>('Selected'),
  MovedOffWaitlist: event<Seated>('Selected'),
  MovedToWaitlist: event<InShift>('Moved to the waitlist'),
  Confirmed: event<InShift>('Confirmed'),
  /** The spot is kept. */
  ConfirmationTakenBack: event<InShift>('Confirmation taken back'),
  SignupRemoved: event<
    InShift & {
      reason: RemovalReason;
      /** Why the shift was deleted, in the desk's words. */
      why?: string;
      /** What the row was, and since when, for the log of removed times. */
      waitlist: boolean;
      confirmed: boolean;
      since: string;
    }
  >('Removed'),
  /** Follows the removal of all rows of the person; the coordinators of these sections are told. */
  Withdrawn: event<{ ref_id: string; message: string | null; sections: Section[] }>('Withdrew', {
    sealed: { ref_id: ['message'] },
  }),
  /** The coordinator of this section gets the message, and answers to the person's address. */
  CoordinatorWritten: event<{
    ref_id: string;
    section: Section;
    /** Null once the person is forgotten. */
    message: string | null;
  }>('Wrote to the coordinator', { sealed: { ref_id: ['message'] } }),
  ApprovalRequested: event<{ ref_id: string }>('Approval requested'),
  /** No row: it counts nowhere, and becomes an application with the approval. */
  ApplicationHeld: event<HeldApplication>('Applied, awaiting approval'),
  HeldApplicationDropped: event<HeldApplication>('Took back what awaited approval'),
  RefereeApproved: event<Verdict>('Referee approved', { sealed: { ref_id: ['note'] } }),
  ApprovalRemoved: event<Verdict>('Approval removed', { sealed: { ref_id: ['note'] } }),
  /** The person was forgotten: no read model may keep what was noted about them. */
  NotesForgotten: event<{ ref_id: string }>('Personal data erased'),
  /** Somebody asked for the mail with this person's schedule. */
  ScheduleEmailed: event<{ ref_id: string }>('Schedule emailed'),
  /**
   * A seat in this shift was claimed and never taken. Another tournament needs the person: whatever was decided here before
   * this event and is not written yet cannot be written any more.
   */
  ClaimDropped: event<{ ref_id: string; sid: string }>('Unused claim of a spot dropped'),
  ...volunteerEvents,
};

export type RosterEvent = EventsOf<typeof rosterEvents>;
export type ShiftAdded = EventOf<RosterEvent, 'ShiftAdded'>;
export type ShiftEdited = EventOf<RosterEvent, 'ShiftEdited'>;
export type SignupRemoved = EventOf<RosterEvent, 'SignupRemoved'>;
