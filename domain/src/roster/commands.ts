import type { TimeZone } from '../kernel/time.ts';
import type { Section, ZoneKeep } from '../tournaments/index.ts';
import type { Days } from './hours.ts';
import type { By, Elsewhere, Kind, Seat, Seating, ShiftPlan, TournamentFacts } from './model.ts';
import type { RowStatus } from './policies/display.ts';
import type { OfficialSection } from './policies/sections.ts';
import type { VolunteerCommand } from './volunteers/commands.ts';

/**
 * A sign-up row and whose it is, as the route read them; the roster knows rows by their people. A row that is
 * not that person's any more is not found.
 */
interface OfRow {
  readonly shift_id: string;
  readonly ref_id: string;
}

/** `askAbout`: hours that are unusual for these days of the tournament are refused; without it they are meant. */
export type AddShifts = {
  readonly type: 'AddShifts';
  readonly plans: readonly ShiftPlan[];
  /** The same again on this many following days, at the same wall time in the zone. */
  readonly repeat: number;
  readonly zone: TimeZone;
  readonly askAbout?: Days;
};
export type EditShift = {
  readonly type: 'EditShift';
  readonly sid: string;
  readonly changes: Partial<ShiftPlan>;
  readonly zone: TimeZone;
  readonly askAbout?: Days;
  /** The version the editor saw; an older one is refused. */
  readonly version?: number;
  /** Of who is seated, by person: their places where the shift counts them by credential from now on. */
  readonly credentials?: Readonly<Record<string, string>>;
  /** Confirmations stay, whatever hours they were given for. */
  readonly keep_confirmed?: boolean | undefined;
  readonly elsewhere?: Elsewhere | null;
};
/** The tournament is in another zone than everybody thought. Refused where another correction came first. */
export type CorrectZone = {
  readonly type: 'CorrectZone';
  readonly from: TimeZone;
  readonly to: TimeZone;
  readonly keep: ZoneKeep;
  readonly keep_confirmed?: boolean | undefined;
  readonly elsewhere?: Elsewhere | null;
};
/** `people` is how many the presser saw in it; `why` is told to them. */
export type DeleteShift = {
  readonly type: 'DeleteShift';
  readonly sid: string;
  readonly people?: number | undefined;
  readonly why?: string | undefined;
};

/** What somebody is registered as; `sections` where it is said, `entered` with who was entered by name just now. */
export interface Registration {
  readonly ref_id: string;
  readonly role: Kind;
  readonly sections?: readonly OfficialSection[];
  readonly entered?: true;
  /** Of who comes by a merge: since when they are on the list there. Whoever was taken off this one later stays off it. */
  readonly since?: string;
}
export type AddStaff = {
  readonly type: 'AddStaff';
  readonly people: readonly Registration[];
};
/** Referees who are approved in a tournament that was merged into this one, since when; a later refusal of this one's stands. */
export type BringApprovals = {
  readonly type: 'BringApprovals';
  readonly approved: readonly { readonly ref_id: string; readonly since: string }[];
};
/** `sections` are those whose desk removes the person; absent for whoever runs them all. */
export type RemoveStaff = {
  readonly type: 'RemoveStaff';
  readonly ref_id: string;
  readonly role: Kind;
  readonly sections?: readonly OfficialSection[];
  /** How many shifts of theirs the presser saw. */
  readonly shifts?: number | undefined;
};
/** Somebody who was added takes themselves off again, before the first of their shifts has begun. */
export type Leave = { readonly type: 'Leave'; readonly ref_id: string; readonly role: Kind };
/** `on` says what the mark was pressed to be; absent where it becomes the other one. */
export type ToggleLastMatch = {
  readonly type: 'ToggleLastMatch';
  readonly ref_id: string;
  readonly on?: boolean | undefined;
};

export type Apply = Seating & { readonly type: 'Apply'; readonly sid: string; readonly ref_id: string };
export type TakeSpot = Seating & {
  readonly type: 'TakeSpot';
  readonly sid: string;
  readonly ref_id: string;
  readonly credentials: string;
};
export type MoveOffWaitlist = Seating &
  OfRow & { readonly type: 'MoveOffWaitlist'; readonly credentials: string };
export type MoveToWaitlist = OfRow & { readonly type: 'MoveToWaitlist' };
/** The desk confirms whoever waits for a spot as well, who then takes one by these credentials. */
export type Confirm = Seating & OfRow & { readonly type: 'Confirm'; readonly credentials: string };
/**
 * The desk wants somebody's place in a shift to be this one, whatever it is now. Whoever is registered and has no row
 * there gets one; nobody is registered by it. `from` is the shift somebody is moved out of: both happen or neither.
 */
export type ChangeSignup = Omit<Seating, 'by'> & {
  readonly type: 'ChangeSignup';
  readonly sid: string;
  readonly ref_id: string;
  readonly credentials: string;
  readonly to: RowStatus | 'Removed';
  readonly from?: string | undefined;
  /** A volunteer who is seated by it leads the shift: they did before what is taken back. */
  readonly captain?: boolean | undefined;
};
export type RemoveSignup = OfRow & {
  readonly type: 'RemoveSignup';
  readonly by: By;
  readonly tournament: Pick<TournamentFacts, 'status'>;
};
export type Withdraw = {
  readonly type: 'Withdraw';
  readonly ref_id: string;
  readonly by: By;
  readonly message: string | null;
};
/** Somebody has something to say to the coordinator of a section; nothing on the roster changes. */
export type WriteToCoordinator = {
  readonly type: 'WriteToCoordinator';
  readonly ref_id: string;
  readonly section: Section;
  readonly message: string;
  readonly tournament: Pick<TournamentFacts, 'status'> & { readonly time_zone: TimeZone };
};

export type ApproveReferee = {
  readonly type: 'ApproveReferee';
  readonly ref_id: string;
  readonly note: string | null;
};
/** Somebody who waits to be approved wants this shift no longer. */
export type DropHeld = { readonly type: 'DropHeld'; readonly ref_id: string; readonly sid: string };
export type RemoveApproval = {
  readonly type: 'RemoveApproval';
  readonly ref_id: string;
  readonly note: string | null;
};
/** Follows the forgetting of the person, who is nobody's captain any more either. */
export type ForgetNotes = { readonly type: 'ForgetNotes'; readonly ref_id: string };
/** A claim of the seat that nobody seems to be using any more is about to be dropped. */
export type DropClaim = { readonly type: 'DropClaim'; readonly seat: Seat };
export type EmailSchedule = { readonly type: 'EmailSchedule'; readonly ref_id: string };

export type RosterCommand =
  | AddShifts
  | EditShift
  | CorrectZone
  | DeleteShift
  | AddStaff
  | BringApprovals
  | RemoveStaff
  | Leave
  | ToggleLastMatch
  | Apply
  | TakeSpot
  | MoveOffWaitlist
  | MoveToWaitlist
  | Confirm
  | ChangeSignup
  | RemoveSignup
  | Withdraw
  | WriteToCoordinator
  | ApproveReferee
  | RemoveApproval
  | DropHeld
  | ForgetNotes
  | EmailSchedule
  | DropClaim
  | VolunteerCommand;
