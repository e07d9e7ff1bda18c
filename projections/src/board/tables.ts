import type { Medal, NotificationType, Place } from '@courtcrew/domain/board/index.ts';
import { type Column, column, nullable, oneOf, type RowOf, table } from '../kernel/readModel.ts';

/**
 * The board of every tournament, without a name: those stand with the accounts alone. `court` is the order of a
 * court in its tournament, which a new name does not change. Amounts are cents.
 */

const role: Column<'lead' | 'second' | null> = { type: 'text', nullable: true };

/** Who is checked in, and in which one place. */
export const people = table(
  'people',
  {
    tid: column('text'),
    ref_id: column('text'),
    at: oneOf<Place['at']>(),
    /** Orders the queue; null anywhere else. */
    rank: nullable('double precision'),
    court: nullable('integer'),
    role,
    aux: nullable('text'),
    /** Since when in this place. */
    since: column('timestamptz'),
    checked_in_at: column('timestamptz'),
    quick_break: column('boolean'),
  },
  ['tid', 'ref_id'],
  ['(ref_id)'],
);

const match = {
  tid: column('text'),
  id: column('text'),
  court: column('integer'),
  /** The court's name when the match began. */
  court_num: column('text'),
  ref_id: column('text'),
  second_ref_id: nullable('text'),
  start_time: column('timestamptz'),
  medal: oneOf<Medal>(),
  sysid: column('text'),
};

/** Matches under way; a court that is free has no row. */
export const courts = table('courts', match, ['tid', 'court']);

/** Finished matches with what their referees are paid. */
export const matches = table(
  'matches',
  {
    ...match,
    end_time: column('timestamptz'),
    credentials: column('text'),
    estimated_amount: column('integer'),
    amount: column('integer'),
    paid: column('boolean'),
    posted: column('boolean'),
    payment_note: nullable('text'),
    /** All of the second are null where there was none. */
    second_credentials: nullable('text'),
    second_estimated_amount: nullable('integer'),
    second_amount: nullable('integer'),
    second_paid: nullable('boolean'),
    second_posted: nullable('boolean'),
    second_payment_note: nullable('text'),
    posted_at: nullable('timestamptz'),
    second_posted_at: nullable('timestamptz'),
  },
  ['id'],
  ['(tid, end_time)', '(ref_id)', '(second_ref_id)'],
);

const assignment = {
  tid: column('text'),
  id: column('text'),
  ref_id: column('text'),
  type: column('text'),
  /** Only of events from before names were sealed; the present ones stand with the notes. */
  name: column('text'),
  court: nullable('integer'),
  court_num: column('text'),
  start_time: column('timestamptz'),
};

/** Assignments beside a court that are under way. */
export const aux = table('aux', assignment, ['id'], ['(tid, start_time)']);

export const past_aux = table(
  'past_aux',
  {
    ...assignment,
    end_time: column('timestamptz'),
    minutes: column('integer'),
    amount: column('integer'),
    paid: column('boolean'),
  },
  ['id'],
  ['(tid, end_time)', '(ref_id)'],
);

/** Since when a part in a match, or an assignment beside a court, is paid, and who changed its amount after that. */
export const paid_marks = table(
  'paid_marks',
  {
    /** Of the match or the assignment. */
    id: column('text'),
    /** `lead`, `second` or `aux`. */
    side: column('text'),
    paid_at: column('timestamptz'),
    /** The payment of an invoice it was paid with; null where the desk paid it by itself. */
    payment: nullable('text'),
    /** Cents it was paid; null while its amount is that still. */
    changed_from: nullable('integer'),
    changed_by: nullable('text'),
    changed_at: nullable('timestamptz'),
  },
  ['id', 'side'],
);

/** Payments of invoices. Amounts are cents; `amount` is the sum of many. */
export const payments = table(
  'payments',
  {
    payment: column('text'),
    tid: column('text'),
    ref_id: column('text'),
    amount: column('bigint'),
    bonus: column('integer'),
    date: column('date'),
    payment_type: nullable('text'),
    memo: nullable('text'),
    made_by: nullable('text'),
    made_at: column('timestamptz'),
  },
  ['payment'],
  ['(tid, ref_id)'],
);

/**
 * Where the log tells of the pay for a match or an assignment: what it tells is read there, so that nobody keeps a second
 * copy of words about people.
 */
export const pay_lines = table(
  'pay_lines',
  {
    tid: column('text'),
    /** Of the match or the assignment. */
    id: column('text'),
    /** Of the event in the board's stream. */
    revision: column('integer'),
  },
  ['id', 'revision'],
);

export const clipboards = table(
  'clipboards',
  {
    tid: column('text'),
    id: column('text'),
    court: column('integer'),
    court_num: column('text'),
    ref_id: nullable('text'),
  },
  ['id'],
  ['(tid)'],
);

/** What the desk wrote beside a name; it stays when the person checks out. */
export const notes = table(
  'notes',
  { tid: column('text'), ref_id: column('text'), note: nullable('text'), tag: nullable('text') },
  ['tid', 'ref_id'],
);

/** Apart from the assignments, so that one that is taken back or brought back keeps its note. */
export const aux_notes = table(
  'aux_notes',
  {
    id: column('text'),
    tid: column('text'),
    ref_id: column('text'),
    note: nullable('text'),
    name: nullable('text'),
  },
  ['id'],
);

/** Lines of the status updates. */
export const statuses = table(
  'statuses',
  {
    tid: column('text'),
    id: column('text'),
    ref_id: column('text'),
    status: oneOf<'checked in' | 'checked out'>(),
    reason: nullable('text'),
    date_time: column('timestamptz'),
    /** Orders lines of one moment. */
    revision: column('integer'),
  },
  ['id'],
  ['(tid, date_time)'],
);

/** Volunteers who look after a court. */
export const monitors = table(
  'monitors',
  { tid: column('text'), court: column('integer'), ref_id: column('text') },
  ['tid', 'court'],
  ['(ref_id)'],
);

/** Calls to the desk, open until they are confirmed. */
export const notifications = table(
  'notifications',
  {
    tid: column('text'),
    nid: column('text'),
    type: oneOf<NotificationType>(),
    court: column('integer'),
    court_num: column('text'),
    message: nullable('text'),
    ref_id: column('text'),
    called_at: column('timestamptz'),
    received_at: column('timestamptz'),
    confirmed_at: nullable('timestamptz'),
    response: nullable('text'),
    confirmed_by: nullable('text'),
  },
  ['nid'],
  ['(tid, received_at)', '(ref_id)'],
);

/** Who is texted about calls; a read model of its own, so that no public table has a contact column. */
export const contacts = table(
  'contacts',
  {
    tid: column('text'),
    id: column('text'),
    name: nullable('text'),
    phone: nullable('text'),
    active: column('boolean'),
    second_call: column('boolean'),
    medical: column('boolean'),
    td: column('boolean'),
    desk: column('boolean'),
    head_referee: column('boolean'),
  },
  ['id'],
  ['(tid)'],
);

/** Everybody a board has spoken of, also where no other row names them any more: an undo could bring one back. */
export const known = table(
  'known',
  { tid: column('text'), ref_id: column('text') },
  ['tid', 'ref_id'],
  ['(ref_id)'],
);

export type PastMatchRow = RowOf<typeof matches>;
export type PastAuxRow = RowOf<typeof past_aux>;

export type BoardDatabase = {
  'board.people': RowOf<typeof people>;
  'board.courts': RowOf<typeof courts>;
  'board.matches': PastMatchRow;
  'board.aux': RowOf<typeof aux>;
  'board.past_aux': PastAuxRow;
  'board.paid_marks': RowOf<typeof paid_marks>;
  'board.payments': RowOf<typeof payments>;
  'board.pay_lines': RowOf<typeof pay_lines>;
  'board.clipboards': RowOf<typeof clipboards>;
  'board.notes': RowOf<typeof notes>;
  'board.aux_notes': RowOf<typeof aux_notes>;
  'board.statuses': RowOf<typeof statuses>;
  'board.monitors': RowOf<typeof monitors>;
  'board.notifications': RowOf<typeof notifications>;
  'board.known': RowOf<typeof known>;
  'contacts.contacts': RowOf<typeof contacts>;
};
