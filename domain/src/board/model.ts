/** What the board is made of. Shared by events, state, contracts and read models. */

export const MEDALS = ['none', 'Bronze', 'Gold'] as const;
export type Medal = (typeof MEDALS)[number];

/** Assignments beside a court the desk offers; others may be typed. */
export const MATCH_STARTER = 'Match Starter';
export const AUX_TYPES = [MATCH_STARTER, 'Line Judge', 'Scorekeeper', 'Runner', 'Other'] as const;

/** Why the desk is called, by the words of the documents. */
export const NOTIFICATION_TYPES = ['2nd', 'desk', 'td', 'head ref', 'medical'] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** Flags of a contact: the kinds of calls it is texted about. */
export const CONTACT_FLAGS = ['second_call', 'medical', 'td', 'desk', 'head_referee'] as const;
export type ContactFlag = (typeof CONTACT_FLAGS)[number];

export const FLAG_OF: Readonly<Record<NotificationType, ContactFlag>> = {
  '2nd': 'second_call',
  desk: 'desk',
  td: 'td',
  'head ref': 'head_referee',
  medical: 'medical',
};

/** Who looks after a call; a second call is the desk's. */
export const DEPARTMENT_OF: Readonly<Record<NotificationType, string>> = {
  '2nd': 'Desk',
  desk: 'Desk',
  td: 'Tournament Director',
  'head ref': 'Head Referee',
  medical: 'Medical',
};

/** Identical calls within this time are one call, except for medical help. */
export const SAME_CALL_MS = 30_000;

/** Header with what the phone's clock shows as it sends, by which the server corrects when the caller pressed. */
export const PHONE_CLOCK = 'courtcrew-phone-clock';

export const NOTE_MAX = 200;
export const TAG_MAX = 20;
export const REASON_MAX = 100;
export const MESSAGE_MAX = 250;
export const RESPONSE_MAX = 250;
export const SYSID_MAX = 40;
export const CONTACT_PHONE_DIGITS = 11;

/**
 * Where somebody who is checked in is. There is one such value per person, so nobody is ever in two places.
 * `duty` is for those who work outside the rotation of the courts, such as athletic trainers.
 */
export type Place =
  /** In the on-duty queue; the lowest rank is next. */
  | { readonly at: 'queue'; readonly rank: number }
  | { readonly at: 'court'; readonly court: number; readonly as: 'lead' | 'second' }
  | { readonly at: 'aux'; readonly id: string }
  | { readonly at: 'duty' };

/** Somebody who is checked in. */
export interface Duty {
  readonly place: Place;
  /** Since when in this place, UTC. */
  readonly since: string;
  readonly checked_in_at: string;
  readonly quick_break: boolean;
}

/** A match under way. A court is addressed by its order in the tournament, which a new name does not change. */
export interface Match {
  readonly id: string;
  readonly court: number;
  /** The court's name when the match began. */
  readonly court_num: string;
  readonly ref_id: string;
  readonly second_ref_id: string | null;
  readonly start_time: string;
  readonly medal: Medal;
  readonly sysid: string;
}

/** An assignment beside a court. Its name and note, free text, stand in an event of their own, which is sealed. */
export interface Aux {
  readonly id: string;
  readonly ref_id: string;
  readonly type: string;
  readonly court: number | null;
  readonly court_num: string;
  readonly start_time: string;
}

/** A clipboard somebody must bring to a court. */
export interface Clipboard {
  readonly id: string;
  readonly court: number;
  readonly court_num: string;
  /** Who needs it, where known. */
  readonly ref_id: string | null;
}

/** What somebody is paid for a match, in cents, and by which credential. */
export interface Pay {
  readonly credentials: string;
  readonly estimated: number;
  readonly amount: number;
  readonly paid: boolean;
}

/** The part somebody had in a match; each is paid by itself. */
export const SIDES = ['lead', 'second'] as const;
export type Side = (typeof SIDES)[number];

/** What the desk marks of somebody's pay: `paid` says that they have it, `posted` that the books do. */
export type PayMark = 'paid' | 'posted';

/** One official's part in a finished match. */
export interface SideOfMatch {
  readonly match_id: string;
  readonly side: Side;
}

/** The parts in finished matches that one event marks, by match: short, since a desk marks thousands at once. */
export interface Sides {
  readonly lead: readonly string[];
  readonly second: readonly string[];
}

/** What one payment of an invoice pays: parts in matches, and assignments beside a court. */
export interface PaidLines extends Sides {
  readonly aux: readonly string[];
}
