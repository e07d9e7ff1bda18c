import { type EventsOf, event } from '../../kernel/event.ts';
import type { CategoryPlan, GroupPlan, InShift } from '../model.ts';

/** A waiver's text as it was shown: its number in the tournament, from 1, and its SHA-256 in hex. */
export interface WaiverText {
  readonly version: number;
  readonly digest: string;
}

/** The first season's, which said nothing of the text. */
interface WaiverSignedV1 {
  ref_id: string;
  signature: string | null;
}

export const volunteerEvents = {
  VolunteerCategoryAdded: event<{ vcid: string } & CategoryPlan>('Category added'),
  /** `was`: what it was called, where its name changed. */
  VolunteerCategoryEdited: event<{ vcid: string; changes: Partial<CategoryPlan>; was?: string }>(
    'Category changed',
  ),
  /** Its captains and its empty shifts are removed by events of their own before this one. */
  VolunteerCategoryDeleted: event<{ vcid: string }>('Category deleted'),
  /** `id` is the entry's own: a captain is removed by it. */
  CaptainAdded: event<{ id: string; vcid: string; ref_id: string }>('Made captain of a category', {
    security: 'captain-added',
  }),
  CaptainRemoved: event<{ id: string; vcid: string; ref_id: string }>('No captain of a category any more', {
    security: 'captain-removed',
  }),
  /** Whether somebody seated in a shift leads it; that gives no rights, unlike a category's captain. */
  ShiftCaptainMarked: event<InShift & { captain: boolean }>('Marked or unmarked as leading the shift'),
  /** `day` is the venue's, `YYYY-MM-DD`. */
  VolunteerCheckedIn: event<{ ref_id: string; day: string }>('Checked in'),
  VolunteerCheckedOut: event<{ ref_id: string; day: string }>('Checked out'),
  ShirtHandedOut: event<{ ref_id: string }>('Shirt handed out'),
  ShirtTakenBack: event<{ ref_id: string }>('Shirt taken back'),
  GroupAdded: event<{ vgid: string } & GroupPlan>('Group added'),
  GroupEdited: event<{ vgid: string; changes: Partial<GroupPlan> }>('Group changed'),
  /** Its members leave it by events of their own before this one. */
  GroupDeleted: event<{ vgid: string }>('Group deleted'),
  GroupJoined: event<{ vgid: string; ref_id: string }>('Joined a group'),
  GroupLeft: event<{ vgid: string; ref_id: string }>('Left a group'),
  /** The name as it was typed: sealed, null once the person is forgotten. `text` is null where it was not recorded. */
  WaiverSigned: event<{ ref_id: string; signature: string | null; text: WaiverText | null }>(
    'Waiver signed',
    { sealed: { ref_id: ['signature'] }, earlier: [(signed: WaiverSignedV1) => ({ ...signed, text: null })] },
  ),
};

export type VolunteerEvent = EventsOf<typeof volunteerEvents>;
