import type { DomainEvent } from '../../kernel/event.ts';
import type { CategoryPlan, GroupPlan, InShift } from '../model.ts';

export type VolunteerCategoryAdded = DomainEvent<'VolunteerCategoryAdded', { vcid: string } & CategoryPlan>;
export type VolunteerCategoryEdited = DomainEvent<
  'VolunteerCategoryEdited',
  { vcid: string; changes: Partial<CategoryPlan> }
>;
/** Its captains and its empty shifts are removed by events of their own before this one. */
export type VolunteerCategoryDeleted = DomainEvent<'VolunteerCategoryDeleted', { vcid: string }>;

/** `id` is the entry's own: a captain is removed by it. */
export type CaptainAdded = DomainEvent<'CaptainAdded', { id: string; vcid: string; ref_id: string }>;
export type CaptainRemoved = DomainEvent<'CaptainRemoved', { id: string; vcid: string; ref_id: string }>;

/** Whether somebody seated in a shift leads it; that gives no rights, unlike a category's captain. */
export type ShiftCaptainMarked = DomainEvent<'ShiftCaptainMarked', InShift & { captain: boolean }>;

/** `day` is the venue's, `YYYY-MM-DD`. */
export type VolunteerCheckedIn = DomainEvent<'VolunteerCheckedIn', { ref_id: string; day: string }>;
export type VolunteerCheckedOut = DomainEvent<'VolunteerCheckedOut', { ref_id: string; day: string }>;

export type ShirtHandedOut = DomainEvent<'ShirtHandedOut', { ref_id: string }>;
export type ShirtTakenBack = DomainEvent<'ShirtTakenBack', { ref_id: string }>;

export type GroupAdded = DomainEvent<'GroupAdded', { vgid: string } & GroupPlan>;
export type GroupEdited = DomainEvent<'GroupEdited', { vgid: string; changes: Partial<GroupPlan> }>;
/** Its members leave it by events of their own before this one. */
export type GroupDeleted = DomainEvent<'GroupDeleted', { vgid: string }>;
export type GroupJoined = DomainEvent<'GroupJoined', { vgid: string; ref_id: string }>;
export type GroupLeft = DomainEvent<'GroupLeft', { vgid: string; ref_id: string }>;

/** The name as it was typed: sealed, null once the person is forgotten. */
export type WaiverSigned = DomainEvent<'WaiverSigned', { ref_id: string; signature: string | null }>;

export type VolunteerEvent =
  | VolunteerCategoryAdded
  | VolunteerCategoryEdited
  | VolunteerCategoryDeleted
  | CaptainAdded
  | CaptainRemoved
  | ShiftCaptainMarked
  | VolunteerCheckedIn
  | VolunteerCheckedOut
  | ShirtHandedOut
  | ShirtTakenBack
  | GroupAdded
  | GroupEdited
  | GroupDeleted
  | GroupJoined
  | GroupLeft
  | WaiverSigned;
