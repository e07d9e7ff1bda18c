import type { Seen } from '../../kernel/seen.ts';
import type { CategoryPlan, GroupPlan, Seating, TournamentFacts } from '../model.ts';
import type { WaiverText } from './events.ts';

export type AddCategory = { readonly type: 'AddCategory'; readonly plan: CategoryPlan };
export type EditCategory = {
  readonly type: 'EditCategory';
  readonly vcid: string;
  readonly changes: Seen<CategoryPlan>;
  readonly seen: Seen<CategoryPlan>;
};
export type DeleteCategory = {
  readonly type: 'DeleteCategory';
  readonly vcid: string;
  /** So many were seen to go with it: more, which another desk has added since, keep it. */
  readonly shifts?: number | undefined;
};
export type AddCaptain = { readonly type: 'AddCaptain'; readonly vcid: string; readonly ref_id: string };
export type RemoveCaptain = { readonly type: 'RemoveCaptain'; readonly id: string };

/** `waitlist` is a wish: whoever finds all spots taken waits, whoever finds the waitlist full too is refused. */
export type RegisterVolunteer = Seating & {
  readonly type: 'RegisterVolunteer';
  readonly sid: string;
  readonly ref_id: string;
  readonly credentials: string;
  readonly waitlist: boolean;
};
/** Seats the person, where they are not seated yet, and makes them lead the shift or not any more. */
export type AssignCaptain = Seating & {
  readonly type: 'AssignCaptain';
  readonly sid: string;
  readonly ref_id: string;
  readonly credentials: string;
  readonly captain: boolean;
};
export type SignWaiver = {
  readonly type: 'SignWaiver';
  readonly ref_id: string;
  readonly signature: string;
  /** As the profile has it. */
  readonly name: { readonly first: string; readonly last: string };
  /** The one in force. */
  readonly text: WaiverText;
  /** Digest of the text the person has read; absent where they do not say. */
  readonly read?: string | undefined;
  readonly tournament: Pick<TournamentFacts, 'waiver_since'>;
};

/** `day` is the venue's, `YYYY-MM-DD`. Who goes is checked out of it and of every day before. */
export type CheckInVolunteer = {
  readonly type: 'CheckInVolunteer';
  readonly ref_id: string;
  readonly day: string;
  readonly on: boolean;
};
/** Everybody who is checked in on the day, or of these people alone; without a day these people, whichever it was. */
export type CheckOutAll = {
  readonly type: 'CheckOutAll';
} & (
  | { readonly day: string; readonly only?: readonly string[] }
  | { readonly day: null; readonly only: readonly string[] }
);
export type HandOutShirt = {
  readonly type: 'HandOutShirt';
  readonly ref_id: string;
  readonly on: boolean;
};

export type AddGroup = { readonly type: 'AddGroup'; readonly plan: GroupPlan };
export type EditGroup = {
  readonly type: 'EditGroup';
  readonly vgid: string;
  readonly changes: Seen<GroupPlan>;
  readonly seen: Seen<GroupPlan>;
};
export type DeleteGroup = {
  readonly type: 'DeleteGroup';
  readonly vgid: string;
  /** So many were seen in it: more, whom another desk has put there since, keep it. */
  readonly people?: number | undefined;
};
/**
 * A person is in one group at most: joining another leaves the first. `from` is the group the presser saw them in, null for
 * none; absent it is whichever they are in.
 */
export type JoinGroup = {
  readonly type: 'JoinGroup';
  readonly vgid: string;
  readonly ref_id: string;
  readonly from?: string | null | undefined;
};
export type LeaveGroup = {
  readonly type: 'LeaveGroup';
  readonly ref_id: string;
  readonly from?: string | null | undefined;
};

export type VolunteerCommand =
  | AddCategory
  | EditCategory
  | DeleteCategory
  | AddCaptain
  | RemoveCaptain
  | RegisterVolunteer
  | AssignCaptain
  | SignWaiver
  | CheckInVolunteer
  | CheckOutAll
  | HandOutShirt
  | AddGroup
  | EditGroup
  | DeleteGroup
  | JoinGroup
  | LeaveGroup;
