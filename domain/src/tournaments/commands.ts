import type { Seen } from '../kernel/seen.ts';
import type { TimeZone } from '../kernel/time.ts';
import type { AccessType, Section, Status } from './choices.ts';
import type { Court } from './events.ts';
import type { Coordinator, TournamentFields } from './fields.ts';

/** What can be asked of a tournament. Whether the actor may ask was decided before. */

export interface AddTournament {
  readonly type: 'AddTournament';
  /** Name, start and end are required; the rest falls back to `NEW_TOURNAMENT`. */
  readonly fields: Partial<TournamentFields>;
  /** How many courts to begin with. */
  readonly courts?: number;
}

export interface CoordinatorChange extends Partial<Coordinator> {
  /** The account with this e-mail address, where there is one. */
  readonly owner?: string;
}

export interface EditTournament {
  readonly type: 'EditTournament';
  readonly changes: Partial<TournamentFields>;
  readonly coordinators?: Partial<Record<Section, CoordinatorChange>>;
  readonly procedures?: string;
  /** Whether everybody signs the waiver again. Means nothing unless its text is changed. */
  readonly signAgain?: boolean;
  /** The version the editor saw. */
  readonly version?: number;
}

/** Follows a correction of the zone that the roster has decided; a zone that was changed since stays. */
export interface FollowZone {
  readonly type: 'FollowZone';
  readonly from: TimeZone;
  readonly to: TimeZone;
}

export interface ChangeStatus {
  readonly type: 'ChangeStatus';
  readonly status: Status;
  /** The status that was seen; what it is where nobody says. */
  readonly seen?: Status | undefined;
}

export interface AddAdmin {
  readonly type: 'AddAdmin';
  readonly ref_id: string;
}

export interface ChangeAdminAccess {
  readonly type: 'ChangeAdminAccess';
  readonly ref_id: string;
  readonly access: AccessType;
  /** Of a flag, what the presser wants; the other way than it is now where nobody says. */
  readonly on?: boolean;
}

export interface RemoveAdmin {
  readonly type: 'RemoveAdmin';
  readonly ref_id: string;
}

/** Courts 1 to `count`, the missing ones of them. */
export interface AddCourts {
  readonly type: 'AddCourts';
  readonly count: number;
}

export interface AddCourt {
  readonly type: 'AddCourt';
  readonly name: string;
}

/** The next free number, after every court that is called by one. */
export interface AddNextCourt {
  readonly type: 'AddNextCourt';
}

/** Which court is meant: its order where it is a number, else what it is called now. */
export type CourtRef = number | string;

export type CourtFields = Required<Pick<Court, 'name' | 'description' | 'note' | 'color'>>;

export interface EditCourt {
  readonly type: 'EditCourt';
  readonly court: CourtRef;
  /** An empty description, note (for the desk alone) or colour (`#009CAE`) is none. */
  readonly changes: Partial<CourtFields>;
  /** Fields as they were seen; one that was changed since is not overwritten. */
  readonly seen: Seen<CourtFields>;
}

export interface MergeToParent {
  readonly type: 'MergeToParent';
  readonly ptid: string;
}

export interface ToggleInvoiced {
  readonly type: 'ToggleInvoiced';
  /** What the presser wants; the other way than it is now where nobody says. */
  readonly to?: boolean;
}

/** A person was forgotten: nothing of theirs stays here, not even the last master. */
export interface ForgetPerson {
  readonly type: 'ForgetPerson';
  readonly ref_id: string;
}

export type TournamentCommand =
  | AddTournament
  | EditTournament
  | FollowZone
  | ChangeStatus
  | AddAdmin
  | ChangeAdminAccess
  | RemoveAdmin
  | AddCourts
  | AddCourt
  | AddNextCourt
  | EditCourt
  | MergeToParent
  | ToggleInvoiced
  | ForgetPerson;
