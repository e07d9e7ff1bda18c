import { type EventOf, type EventsOf, event } from '../kernel/event.ts';
import type { PaymentType } from '../payouts/index.ts';
import type {
  Aux,
  Clipboard,
  ContactFlag,
  Duty,
  Match,
  Medal,
  NotificationType,
  PaidLines,
  Pay,
  SideOfMatch,
  Sides,
} from './model.ts';

/** As events had it before names were sealed; nobody writes it any more. */
export type NamedAux = Aux & { readonly name?: string };

/** What happens on the board of one tournament; its id is the stream's. Ranks order the on-duty queue. */
export const boardEvents = {
  /** `rank` is null for those who do not queue for courts. `status_id` is the line in the status updates. */
  CheckedIn: event<{ ref_id: string; rank: number | null; status_id: string }>('Checked in'),
  /** `reason` is free text about a person: sealed. */
  CheckedOut: event<{ ref_id: string; reason: string | null; status_id: string }>('Checked out', {
    sealed: { ref_id: ['reason'] },
  }),
  /** No official here any more. A check-out follows at once, or when the match they are on ends. */
  Dismissed: event<{ ref_id: string }>('Off the staff'),
  /** An official here again before the match they are on has ended: they stay on the board after it. */
  DismissalTakenBack: event<{ ref_id: string }>('Back on the staff'),
  BreakChanged: event<{ ref_id: string; quick_break: boolean }>('Began or ended a break'),
  QueueMoved: event<{ ref_id: string; rank: number }>('Moved in the queue'),
  /** The ranks had no room left between two neighbours: everybody in the queue, in order, from rank 1. */
  QueueRenumbered: event<{ order: readonly string[] }>('Queue numbered anew'),
  RefereeNoted: event<{ ref_id: string; note: string | null; tag: string | null }>('Noted', {
    sealed: { ref_id: ['note', 'tag'] },
  }),
  MatchAssigned: event<{ match: Match }>('Match assigned'),
  /** A match under way turns out to be for a medal, or not to be. */
  MedalChanged: event<{ match_id: string; court: number; medal: Medal }>('Medal changed'),
  SecondAssigned: event<{ match_id: string; court: number; ref_id: string }>('Second assigned'),
  SecondReleased: event<{ match_id: string; court: number; ref_id: string; rank: number }>('Second released'),
  /** The lead, and the second where there was one, are at the end of the queue again. */
  MatchFinished: event<{
    /** As played: with the medal and the match's id as they were when it was finished. */
    match: Match;
    pay: Pay;
    second_pay: Pay | null;
    rank: number;
    second_rank: number | null;
  }>('Match finished'),
  /** Cleared without a past match; everybody on it queues again. */
  CourtReset: event<{
    court: number;
    back: readonly { ref_id: string; rank: number }[];
    aux: readonly string[];
  }>('Court reset'),

  AuxAssigned: event<NamedAux>('Assigned beside a court'),
  /** Free text about an assignment and whoever has it: sealed, and so apart from what other events repeat. */
  AuxNoted: event<{ id: string; ref_id: string; note: string | null; name?: string | null }>(
    'Assignment beside a court noted',
    { sealed: { ref_id: ['note', 'name'] } },
  ),
  /** `minutes` are whole; the person is at the end of the queue again. */
  AuxFinished: event<{ aux: NamedAux; minutes: number; amount: number; paid: boolean; rank: number }>(
    'Assignment beside a court finished',
  ),
  /** No trace of the assignment is kept. `rank` is null where it was finished before. */
  AuxDeleted: event<{ id: string; ref_id: string; rank: number | null }>('Assignment beside a court deleted'),
  ClipboardNeeded: event<Clipboard>('Clipboard needed'),
  ClipboardBrought: event<{ id: string }>('Clipboard brought'),
  StatusRemoved: event<{ id: string }>('Status update removed'),
  AllStatusRemoved: event<{ ids: readonly string[] }>('All status updates removed'),
  /**
   * Takes one action back: everything it changed is as it was before. null says that there was nothing. `matches`,
   * `past_aux` and `statuses` are what the action had written down and must be gone again.
   */
  ActionUndone: event<{
    /** Revision of the last event of the action. */
    action: number;
    people: readonly { ref_id: string; duty: Duty | null }[];
    courts: readonly { court: number; match: Match | null }[];
    aux: readonly { id: string; aux: NamedAux | null }[];
    clipboards: readonly { id: string; clipboard: Clipboard | null }[];
    matches: readonly string[];
    past_aux: readonly string[];
    statuses: readonly string[];
  }>('Undone'),
  /** Those whose mark changes; whoever was marked so before is not among them. */
  PaidMarked: event<Sides & { readonly paid: boolean }>('Marked as paid, or not'),
  PostedMarked: event<Sides & { readonly posted: boolean }>('Marked as posted, or not'),
  /**
   * `amount` is cents; `note` says why, free text about the person: sealed. `paid_amount` is what the part was when it was
   * marked as paid, absent while it is not.
   */
  PayChanged: event<
    SideOfMatch & { readonly ref_id: string; amount: number; note: string | null; paid_amount?: number }
  >('Pay for a match changed', { sealed: { ref_id: ['note'] } }),
  PastMatchCorrected: event<{ match_id: string; medal: Medal; sysid: string }>('Finished match corrected'),
  /** `paid_amount` is what it was when it was marked as paid, absent where it was not paid before. */
  PastAuxCorrected: event<{
    id: string;
    ref_id: string;
    amount: number;
    paid: boolean;
    paid_amount?: number;
  }>('Pay for an assignment beside a court changed'),
  /**
   * What was due on somebody's invoice was paid at once: these lines, and so much of the bonus. `amount` is all of it, in
   * cents; `date` is `YYYY-MM-DD`.
   */
  PaymentMade: event<
    PaidLines & {
      readonly payment: string;
      readonly ref_id: string;
      readonly invoice: string;
      readonly amount: number;
      readonly bonus: number;
      readonly date: string;
      readonly payment_type: PaymentType | null;
      readonly memo: string | null;
    }
  >('Invoice paid', { sealed: { ref_id: ['memo'] } }),
  PaymentTakenBack: event<PaidLines & { readonly payment: string; readonly ref_id: string }>(
    'Payment of an invoice taken back',
  ),
  /** A volunteer looks after a court; null takes the monitor away. */
  MonitorAssigned: event<{ court: number; ref_id: string | null }>('Court monitor assigned or taken away'),
  /** Somebody on a court calls the desk. The text may speak of a person, so it is sealed under the caller. */
  NotificationRaised: event<{
    nid: string;
    type: NotificationType;
    court: number;
    court_num: string;
    message: string | null;
    ref_id: string;
    /** When the caller pressed, where a dead network kept the call. */
    called_at: string;
  }>('Called the desk', { sealed: { ref_id: ['message'] } }),
  NotificationConfirmed: event<{ nid: string; response: string | null; ref_id: string }>('Call confirmed', {
    sealed: { ref_id: ['response'] },
  }),
  /** The contact's own id owns the seal: a contact need not have an account. */
  ContactAdded: event<{
    id: string;
    name: string | null;
    phone: string | null;
    active: boolean;
    flags: Readonly<Record<ContactFlag, boolean>>;
  }>('Contact added', { sealed: { id: ['name', 'phone'] } }),
  ContactChanged: event<{
    id: string;
    name?: string | null;
    phone?: string | null;
    active?: boolean;
    flags?: Readonly<Partial<Record<ContactFlag, boolean>>>;
  }>('Contact changed', { sealed: { id: ['name', 'phone'] } }),
  ContactRemoved: event<{ id: string }>('Contact removed'),
  /**
   * The person was forgotten: nothing of theirs is shown on the board any more. Places are given up by events of
   * their own before this one. Projectors never read, so it names every row that has a word by or about the person,
   * finished and deleted ones included.
   */
  PersonLeft: event<{
    ref_id: string;
    /** Lines of the status updates. */
    statuses: readonly string[];
    /** Assignments with a note or a name. */
    aux: readonly string[];
    /** Calls the person raised. */
    calls: readonly string[];
    /** Calls the person confirmed. */
    confirmed: readonly string[];
    /** Parts in matches whose pay has a note. */
    pay: readonly SideOfMatch[];
    /** Payments of the person's invoice, which may have a memo. */
    payments: readonly string[];
  }>('Personal data erased', {
    earlier: [(left: object) => ({ ...left, pay: [] }), (left: object) => ({ ...left, payments: [] })],
  }),
};

export type BoardEvent = EventsOf<typeof boardEvents>;
export type AuxFinished = EventOf<BoardEvent, 'AuxFinished'>;
export type ContactChanged = EventOf<BoardEvent, 'ContactChanged'>;
