import type { Seen } from '../kernel/seen.ts';
import type { Medal, NotificationType } from './model.ts';
import type { PayCommand } from './pay/commands.ts';
import type { Contact, RefereeNote } from './state.ts';

/**
 * What can be asked of a board. Whether the actor may ask, and that people and courts exist, was found out by the
 * route; who is where is decided here.
 */

/** A court as the tournament knows it: the order that never changes, and the name it has now. */
export interface CourtRef {
  readonly court: number;
  readonly court_num: string;
}

/** What the tournament pays, by person, for either part in a match; in cents. */
export interface PayFacts {
  readonly credentials: string;
  readonly lead: number;
  readonly second: number;
}

/** On whose side of the counter: referees finish their own match, the desk everything. */
export type By = 'person' | 'desk';

export type CheckIn = {
  readonly type: 'CheckIn';
  readonly ref_id: string;
  /** false for those who work outside the rotation of the courts. */
  readonly queues: boolean;
};
export type CheckOut = { readonly type: 'CheckOut'; readonly ref_id: string; readonly reason: string | null };
export type SetBreak = { readonly type: 'SetBreak'; readonly ref_id: string; readonly on: boolean };
/** `position` counts from 1; one beyond the end is the end. */
export type MoveInQueue = {
  readonly type: 'MoveInQueue';
  readonly ref_id: string;
  readonly position: number;
};
export type NoteReferee = {
  readonly type: 'NoteReferee';
  readonly ref_id: string;
  readonly changes: Seen<RefereeNote>;
  readonly seen: Seen<RefereeNote>;
};

export type AssignCourt = CourtRef & {
  readonly type: 'AssignCourt';
  readonly ref_id: string;
  readonly second_ref_id: string | null;
  readonly medal: Medal;
};
export type SetMedal = CourtRef & {
  readonly type: 'SetMedal';
  /** The match the presser saw; whichever is on the court without it. */
  readonly id?: string;
  readonly medal: Medal;
};
export type AssignSecond = CourtRef & {
  readonly type: 'AssignSecond';
  readonly id?: string;
  /** null sends the second back to the queue. */
  readonly ref_id: string | null;
  /** Whom the presser saw to be sent back. */
  readonly second_ref_id?: string;
};
export type FinishMatch = CourtRef & {
  readonly type: 'FinishMatch';
  /** The match the presser saw; null takes whichever is on the court. */
  readonly id: string | null;
  readonly by: By;
  /** What a person sends of the next five is not read: their own pay and medal are the desk's business. */
  readonly medal?: Medal;
  readonly sysid?: string;
  readonly amount?: number;
  readonly paid: boolean;
  /** Whose pay the next two are; another second by now gets none of it. */
  readonly second_ref_id?: string;
  readonly second_amount?: number;
  readonly second_paid: boolean;
  /** The answer to the question after a gold medal match; undefined where it was not asked. */
  readonly tie_breaker?: boolean;
  /** Assignments that end with the match. */
  readonly aux: readonly string[];
  readonly pay: Readonly<Record<string, PayFacts>>;
};
export type ResetCourt = CourtRef & {
  readonly type: 'ResetCourt';
  /** The match the presser saw, null where they saw none; absent it is whichever is on the court. */
  readonly id?: string | null | undefined;
};

export type AssignAux = {
  readonly type: 'AssignAux';
  readonly ref_id: string;
  readonly aux_type: string;
  readonly name: string;
  readonly court: CourtRef | null;
  readonly note: string | null;
};
export type FinishAux = {
  readonly type: 'FinishAux';
  readonly id: string;
  readonly amount: number;
  readonly paid: boolean;
};
export type DeleteAux = {
  readonly type: 'DeleteAux';
  readonly id: string;
  readonly ref_id: string;
  /** The presser saw it under way. */
  readonly under_way?: boolean | undefined;
};

export type AddClipboard = CourtRef & { readonly type: 'AddClipboard'; readonly ref_id: string | null };
export type RemoveClipboard = { readonly type: 'RemoveClipboard'; readonly id: string };

export type RemoveStatus = { readonly type: 'RemoveStatus'; readonly id: string };
export type RemoveAllStatus = {
  readonly type: 'RemoveAllStatus';
  /** The newest line the presser saw; what came after it stays. Absent it is whatever stands there. */
  readonly last?: string | undefined;
};

/** `action` is the revision of the last event of what is to be taken back. */
export type Undo = { readonly type: 'Undo'; readonly action: number };

export type AssignMonitor = CourtRef & {
  readonly type: 'AssignMonitor';
  readonly ref_id: string | null;
  /** Whom the presser saw there, null for nobody; absent it is whoever is there. */
  readonly seen?: string | null | undefined;
};
export type RaiseNotification = CourtRef & {
  readonly type: 'RaiseNotification';
  readonly notification: NotificationType;
  readonly message: string;
  readonly ref_id: string;
  readonly called_at: string | null;
};
export type ConfirmNotification = {
  readonly type: 'ConfirmNotification';
  readonly nid: string;
  readonly response: string | null;
  readonly ref_id: string;
};

export type AddContact = { readonly type: 'AddContact'; readonly contact: Contact };
export type EditContact = {
  readonly type: 'EditContact';
  readonly id: string;
  readonly changes: Seen<Contact>;
  readonly seen: Seen<Contact>;
};
export type RemoveContact = { readonly type: 'RemoveContact'; readonly id: string };

export type * from './pay/commands.ts';

/** Somebody is no official here any more: off the board at once, from a court when its match ends. */
export type Dismiss = { readonly type: 'Dismiss'; readonly ref_id: string };
/** They are one again, as the desk has added them anew. */
export type TakeBackDismissal = { readonly type: 'TakeBackDismissal'; readonly ref_id: string };
/** Somebody is not there as a volunteer any more: no court has them as its monitor. */
export type StopMonitoring = { readonly type: 'StopMonitoring'; readonly ref_id: string };

/** Follows the forgetting of the person. */
export type ForgetOnBoard = { readonly type: 'ForgetOnBoard'; readonly ref_id: string };

export type BoardCommand =
  | PayCommand
  | CheckIn
  | CheckOut
  | SetBreak
  | MoveInQueue
  | NoteReferee
  | AssignCourt
  | SetMedal
  | AssignSecond
  | FinishMatch
  | ResetCourt
  | AssignAux
  | FinishAux
  | DeleteAux
  | AddClipboard
  | RemoveClipboard
  | RemoveStatus
  | RemoveAllStatus
  | Undo
  | AssignMonitor
  | RaiseNotification
  | ConfirmNotification
  | AddContact
  | EditContact
  | RemoveContact
  | Dismiss
  | TakeBackDismissal
  | StopMonitoring
  | ForgetOnBoard;
