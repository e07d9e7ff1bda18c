import type { Command, Decides } from '../kernel/decider.ts';
import type { Seen } from '../kernel/seen.ts';
import type { BoardEvent } from './events.ts';
import type { Medal, NotificationType } from './model.ts';
import type { PayCommands } from './pay/commands.ts';
import type { BoardState, Contact, RefereeNote } from './state.ts';

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

interface BoardCommands extends PayCommands {
  CheckIn: {
    ref_id: string;
    /** false for those who work outside the rotation of the courts. */
    queues: boolean;
  };
  CheckOut: { ref_id: string; reason: string | null };
  SetBreak: { ref_id: string; on: boolean };
  /** `position` counts from 1; one beyond the end is the end. */
  MoveInQueue: { ref_id: string; position: number };
  NoteReferee: { ref_id: string; changes: Seen<RefereeNote>; seen: Seen<RefereeNote> };
  AssignCourt: CourtRef & { ref_id: string; second_ref_id: string | null; medal: Medal };
  SetMedal: CourtRef & {
    /** The match the presser saw; whichever is on the court without it. */
    id?: string;
    medal: Medal;
  };
  AssignSecond: CourtRef & {
    id?: string;
    /** null sends the second back to the queue. */
    ref_id: string | null;
    /** Whom the presser saw to be sent back. */
    second_ref_id?: string;
  };
  FinishMatch: CourtRef & {
    /** The match the presser saw; null takes whichever is on the court. */
    id: string | null;
    by: By;
    /** What a person sends of the next five is not read: their own pay and medal are the desk's business. */
    medal?: Medal;
    sysid?: string;
    amount?: number;
    paid: boolean;
    /** Whose pay the next two are; another second by now gets none of it. */
    second_ref_id?: string;
    second_amount?: number;
    second_paid: boolean;
    /** The answer to the question after a gold medal match; undefined where it was not asked. */
    tie_breaker?: boolean;
    /** Assignments that end with the match. */
    aux: readonly string[];
    pay: Readonly<Record<string, PayFacts>>;
  };
  ResetCourt: CourtRef & {
    /** The match the presser saw, null where they saw none; absent it is whichever is on the court. */
    id?: string | null | undefined;
  };
  AssignAux: {
    ref_id: string;
    aux_type: string;
    name: string;
    court: CourtRef | null;
    note: string | null;
  };
  FinishAux: { id: string; amount: number; paid: boolean };
  DeleteAux: {
    id: string;
    ref_id: string;
    /** The presser saw it under way. */
    under_way?: boolean | undefined;
  };
  AddClipboard: CourtRef & { ref_id: string | null };
  RemoveClipboard: { id: string };
  RemoveStatus: { id: string };
  RemoveAllStatus: {
    /** The newest line the presser saw; what came after it stays. Absent it is whatever stands there. */
    last?: string | undefined;
  };
  /** `action` is the revision of the last event of what is to be taken back. */
  Undo: { action: number };
  AssignMonitor: CourtRef & {
    ref_id: string | null;
    /** Whom the presser saw there, null for nobody; absent it is whoever is there. */
    seen?: string | null | undefined;
  };
  RaiseNotification: CourtRef & {
    notification: NotificationType;
    message: string;
    ref_id: string;
    called_at: string | null;
  };
  ConfirmNotification: { nid: string; response: string | null; ref_id: string };
  AddContact: { contact: Contact };
  /** Contacts of another tournament; one with a number that stands here already is left alone. */
  CopyContacts: { contacts: readonly Contact[] };
  EditContact: { id: string; changes: Seen<Contact>; seen: Seen<Contact> };
  RemoveContact: { id: string };
  /** Somebody is no official here any more: off the board at once, from a court when its match ends. */
  Dismiss: { ref_id: string };
  /** They are one again, as the desk has added them anew. */
  TakeBackDismissal: { ref_id: string };
  /** Somebody is not there as a volunteer any more: no court has them as its monitor. */
  StopMonitoring: { ref_id: string };
  /** Follows the forgetting of the person. */
  ForgetOnBoard: { ref_id: string };
}

export type BoardCommand<Type extends keyof BoardCommands = keyof BoardCommands> = Command<
  BoardCommands,
  Type
>;
export type Decide<Type extends keyof BoardCommands> = Decides<BoardState, BoardCommand<Type>, BoardEvent>;
