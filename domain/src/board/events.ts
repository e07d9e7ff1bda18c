import type { DomainEvent } from '../kernel/event.ts';
import { sealsOf } from '../kernel/seal.ts';
import type { Aux, Clipboard, ContactFlag, Duty, Match, Medal, NotificationType, Pay } from './model.ts';

/** What happens on the board of one tournament; its id is the stream's. Ranks order the on-duty queue. */

/** `rank` is null for those who do not queue for courts. `status_id` is the line in the status updates. */
export type CheckedIn = DomainEvent<'CheckedIn', { ref_id: string; rank: number | null; status_id: string }>;
/** `reason` is free text about a person: sealed. */
export type CheckedOut = DomainEvent<
  'CheckedOut',
  { ref_id: string; reason: string | null; status_id: string }
>;
export type BreakChanged = DomainEvent<'BreakChanged', { ref_id: string; quick_break: boolean }>;
export type QueueMoved = DomainEvent<'QueueMoved', { ref_id: string; rank: number }>;
/** The ranks had no room left between two neighbours: everybody in the queue, in order, from rank 1. */
export type QueueRenumbered = DomainEvent<'QueueRenumbered', { order: readonly string[] }>;
export type RefereeNoted = DomainEvent<
  'RefereeNoted',
  { ref_id: string; note: string | null; tag: string | null }
>;

export type MatchAssigned = DomainEvent<'MatchAssigned', { match: Match }>;
/** A match under way turns out to be for a medal, or not to be. */
export type MedalChanged = DomainEvent<'MedalChanged', { match_id: string; court: number; medal: Medal }>;
export type SecondAssigned = DomainEvent<
  'SecondAssigned',
  { match_id: string; court: number; ref_id: string }
>;
export type SecondReleased = DomainEvent<
  'SecondReleased',
  { match_id: string; court: number; ref_id: string; rank: number }
>;
/** The lead, and the second where there was one, are at the end of the queue again. */
export type MatchFinished = DomainEvent<
  'MatchFinished',
  {
    /** As played: with the medal and the match's id as they were when it was finished. */
    match: Match;
    pay: Pay;
    second_pay: Pay | null;
    rank: number;
    second_rank: number | null;
  }
>;
/** Cleared without a past match; everybody on it queues again. */
export type CourtReset = DomainEvent<
  'CourtReset',
  { court: number; back: readonly { ref_id: string; rank: number }[]; aux: readonly string[] }
>;

/** As events had it before names were sealed; nobody writes it any more. */
export type NamedAux = Aux & { readonly name?: string };

export type AuxAssigned = DomainEvent<'AuxAssigned', NamedAux>;
/** Free text about an assignment and whoever has it: sealed, and so apart from what other events repeat. */
export type AuxNoted = DomainEvent<
  'AuxNoted',
  { id: string; ref_id: string; note: string | null; name?: string | null }
>;
/** `minutes` are whole; the person is at the end of the queue again. */
export type AuxFinished = DomainEvent<
  'AuxFinished',
  { aux: NamedAux; minutes: number; amount: number; paid: boolean; rank: number }
>;
/** No trace of the assignment is kept. `rank` is null where it was finished before. */
export type AuxDeleted = DomainEvent<'AuxDeleted', { id: string; ref_id: string; rank: number | null }>;

export type ClipboardNeeded = DomainEvent<'ClipboardNeeded', Clipboard>;
export type ClipboardBrought = DomainEvent<'ClipboardBrought', { id: string }>;

export type StatusRemoved = DomainEvent<'StatusRemoved', { id: string }>;
export type AllStatusRemoved = DomainEvent<'AllStatusRemoved', { ids: readonly string[] }>;

/**
 * Takes one action back: everything it changed is as it was before. null says that there was nothing. `matches`,
 * `past_aux` and `statuses` are what the action had written down and must be gone again.
 */
export type ActionUndone = DomainEvent<
  'ActionUndone',
  {
    /** Revision of the last event of the action. */
    action: number;
    people: readonly { ref_id: string; duty: Duty | null }[];
    courts: readonly { court: number; match: Match | null }[];
    aux: readonly { id: string; aux: NamedAux | null }[];
    clipboards: readonly { id: string; clipboard: Clipboard | null }[];
    matches: readonly string[];
    past_aux: readonly string[];
    statuses: readonly string[];
  }
>;

/** A volunteer looks after a court; null takes the monitor away. */
export type MonitorAssigned = DomainEvent<'MonitorAssigned', { court: number; ref_id: string | null }>;

/** Somebody on a court calls the desk. The text may speak of a person, so it is sealed under the caller. */
export type NotificationRaised = DomainEvent<
  'NotificationRaised',
  {
    nid: string;
    type: NotificationType;
    court: number;
    court_num: string;
    message: string | null;
    ref_id: string;
    /** When the caller pressed, where a dead network kept the call. */
    called_at: string;
  }
>;
export type NotificationConfirmed = DomainEvent<
  'NotificationConfirmed',
  { nid: string; response: string | null; ref_id: string }
>;

/** The contact's own id owns the seal: a contact need not have an account. */
export type ContactAdded = DomainEvent<
  'ContactAdded',
  {
    id: string;
    name: string | null;
    phone: string | null;
    active: boolean;
    flags: Readonly<Record<ContactFlag, boolean>>;
  }
>;
export type ContactChanged = DomainEvent<
  'ContactChanged',
  {
    id: string;
    name?: string | null;
    phone?: string | null;
    active?: boolean;
    flags?: Readonly<Partial<Record<ContactFlag, boolean>>>;
  }
>;
export type ContactRemoved = DomainEvent<'ContactRemoved', { id: string }>;

/**
 * The person was forgotten: nothing of theirs is shown on the board any more. Places are given up by events of
 * their own before this one. Projectors never read, so it names every row that has a word by or about the person,
 * finished and deleted ones included.
 */
export type PersonLeft = DomainEvent<
  'PersonLeft',
  {
    ref_id: string;
    /** Lines of the status updates. */
    statuses: readonly string[];
    /** Assignments with a note or a name. */
    aux: readonly string[];
    /** Calls the person raised. */
    calls: readonly string[];
    /** Calls the person confirmed. */
    confirmed: readonly string[];
  }
>;

export type BoardEvent =
  | CheckedIn
  | CheckedOut
  | BreakChanged
  | QueueMoved
  | QueueRenumbered
  | RefereeNoted
  | MatchAssigned
  | MedalChanged
  | SecondAssigned
  | SecondReleased
  | MatchFinished
  | CourtReset
  | AuxAssigned
  | AuxNoted
  | AuxFinished
  | AuxDeleted
  | ClipboardNeeded
  | ClipboardBrought
  | StatusRemoved
  | AllStatusRemoved
  | ActionUndone
  | MonitorAssigned
  | NotificationRaised
  | NotificationConfirmed
  | ContactAdded
  | ContactChanged
  | ContactRemoved
  | PersonLeft;

export const boardSeals = sealsOf<BoardEvent>()({
  CheckedOut: [{ owner: 'ref_id', fields: ['reason'] }],
  RefereeNoted: [{ owner: 'ref_id', fields: ['note', 'tag'] }],
  AuxNoted: [{ owner: 'ref_id', fields: ['note', 'name'] }],
  NotificationRaised: [{ owner: 'ref_id', fields: ['message'] }],
  NotificationConfirmed: [{ owner: 'ref_id', fields: ['response'] }],
  ContactAdded: [{ owner: 'id', fields: ['name', 'phone'] }],
  ContactChanged: [{ owner: 'id', fields: ['name', 'phone'] }],
});
