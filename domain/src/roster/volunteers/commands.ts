import type { Seen } from '../../kernel/seen.ts';
import type { CategoryPlan, GroupPlan, Seating, TournamentFacts } from '../model.ts';
import type { WaiverText } from './events.ts';

export interface VolunteerCommands {
  AddCategory: { plan: CategoryPlan };
  EditCategory: { vcid: string; changes: Seen<CategoryPlan>; seen: Seen<CategoryPlan> };
  DeleteCategory: {
    vcid: string;
    /** So many were seen to go with it: more, which another desk has added since, keep it. */
    shifts?: number | undefined;
  };
  AddCaptain: { vcid: string; ref_id: string };
  RemoveCaptain: { id: string };
  /** `waitlist` is a wish: whoever finds all spots taken waits, whoever finds the waitlist full too is refused. */
  RegisterVolunteer: Seating & { sid: string; ref_id: string; credentials: string; waitlist: boolean };
  /** Seats the person, where they are not seated yet, and makes them lead the shift or not any more. */
  AssignCaptain: Seating & { sid: string; ref_id: string; credentials: string; captain: boolean };
  SignWaiver: {
    ref_id: string;
    signature: string;
    /** As the profile has it. */
    name: { readonly first: string; readonly last: string };
    /** The one in force. */
    text: WaiverText;
    /** Digest of the text the person has read; absent where they do not say. */
    read?: string | undefined;
    tournament: Pick<TournamentFacts, 'waiver_since'>;
  };
  /** `day` is the venue's, `YYYY-MM-DD`. Who goes is checked out of it and of every day before. */
  CheckInVolunteer: { ref_id: string; day: string; on: boolean };
  /** Everybody who is checked in on the day, or of these people alone; without a day these people, whichever it was. */
  CheckOutAll: { day: string; only?: readonly string[] } | { day: null; only: readonly string[] };
  HandOutShirt: { ref_id: string; on: boolean };
  AddGroup: { plan: GroupPlan };
  EditGroup: { vgid: string; changes: Seen<GroupPlan>; seen: Seen<GroupPlan> };
  DeleteGroup: {
    vgid: string;
    /** So many were seen in it: more, whom another desk has put there since, keep it. */
    people?: number | undefined;
  };
  /**
   * A person is in one group at most: joining another leaves the first. `from` is the group the presser saw them in, null for
   * none; absent it is whichever they are in.
   */
  JoinGroup: { vgid: string; ref_id: string; from?: string | null | undefined };
  LeaveGroup: { ref_id: string; from?: string | null | undefined };
}
