import {
  type BoardEvent,
  type Duty,
  type Match,
  type Place,
  spokenOf,
} from '@courtcrew/domain/board/index.ts';
import { type RecordedEvent, streamId } from '@courtcrew/domain/kernel/event.ts';
import { projectBy } from '../kernel/projectBy.ts';
import type { ReadModel, RowOf, Rows } from '../kernel/readModel.ts';
import { noteColumns, projectPay, sideColumns, tellOfPay, tellPaidAtOnce } from './projectPay.ts';
import {
  aux,
  aux_notes,
  clipboards,
  courts,
  known,
  matches,
  monitors,
  notes,
  notifications,
  paid_marks,
  past_aux,
  pay_lines,
  payments,
  people,
  statuses,
} from './tables.ts';

type PersonRow = RowOf<typeof people>;
type PlaceColumns = Pick<PersonRow, 'at' | 'rank' | 'court' | 'role' | 'aux'>;

const NOWHERE = { rank: null, court: null, role: null, aux: null };

/** A place as columns: those of every other kind of place are null, so that none of an earlier one is left. */
function placeColumns(place: Place): PlaceColumns {
  const columns = { ...NOWHERE, at: place.at };
  switch (place.at) {
    case 'queue':
      return { ...columns, rank: place.rank };
    case 'court':
      return { ...columns, court: place.court, role: place.as };
    case 'aux':
      return { ...columns, aux: place.id };
    case 'duty':
      return columns;
  }
}

/** Somebody's row as it was at a moment of the past. */
const dutyColumns = ({ place, ...duty }: Duty): Omit<PersonRow, 'tid' | 'ref_id'> => ({
  ...placeColumns(place),
  ...duty,
});

const tidOf = (event: RecordedEvent): string => streamId(event.stream);

function move(rows: Rows, event: RecordedEvent, ref_id: string, place: Place): void {
  const key = { tid: tidOf(event), ref_id };
  rows.patch(people, key, { ...placeColumns(place), since: event.meta.at });
}

/** On a court, or beside one, nobody is on a break. */
function assign(rows: Rows, event: RecordedEvent, ref_id: string, place: Place): void {
  move(rows, event, ref_id, place);
  rows.patch(people, { tid: tidOf(event), ref_id }, { quick_break: false });
}

const queue = (rows: Rows, event: RecordedEvent, ref_id: string, rank: number): void =>
  move(rows, event, ref_id, { at: 'queue', rank });

function come(
  rows: Rows,
  event: RecordedEvent,
  line: { ref_id: string; status_id: string; status: 'checked in' | 'checked out'; reason: string | null },
): void {
  const { status_id, ...rest } = line;
  const { revision, meta } = event;
  rows.put(statuses, { id: status_id, tid: tidOf(event), date_time: meta.at, revision, ...rest });
}

/** A key and the match that has it, so that a match is a row of its court or of the past. */
const played = (event: RecordedEvent, { ...match }: Match) => ({ tid: tidOf(event), ...match });

/** Contacts live in a read model of their own; of who was dismissed the check-out tells. */
type Elsewhere = Extract<BoardEvent['type'], `Contact${string}` | 'Dismissed' | 'DismissalTakenBack'>;

const projectRows = projectBy<BoardEvent, Elsewhere>({
  CheckedIn({ ref_id, rank, status_id }, event, rows) {
    const { at } = event.meta;
    const place: Place = rank === null ? { at: 'duty' } : { at: 'queue', rank };
    const duty = { place, since: at, checked_in_at: at, quick_break: false };
    rows.put(people, { tid: tidOf(event), ref_id, ...dutyColumns(duty) });
    come(rows, event, { ref_id, status_id, status: 'checked in', reason: null });
  },
  CheckedOut({ ref_id, reason, status_id }, event, rows) {
    rows.remove(people, { tid: tidOf(event), ref_id });
    come(rows, event, { ref_id, status_id, status: 'checked out', reason });
  },
  BreakChanged({ ref_id, quick_break }, event, rows) {
    rows.patch(people, { tid: tidOf(event), ref_id }, { quick_break });
  },
  QueueMoved({ ref_id, rank }, event, rows) {
    rows.patch(people, { tid: tidOf(event), ref_id }, { rank });
  },
  QueueRenumbered({ order }, event, rows) {
    for (const [index, ref_id] of order.entries())
      rows.patch(people, { tid: tidOf(event), ref_id }, { rank: index + 1 });
  },
  RefereeNoted({ ref_id, note, tag }, event, rows) {
    rows.put(notes, { tid: tidOf(event), ref_id, note, tag });
  },

  MatchAssigned({ match }, event, rows) {
    const { court, ref_id, second_ref_id } = match;
    rows.put(courts, played(event, match));
    assign(rows, event, ref_id, { at: 'court', court, as: 'lead' });
    if (second_ref_id !== null) assign(rows, event, second_ref_id, { at: 'court', court, as: 'second' });
  },
  MedalChanged({ court, medal }, event, rows) {
    rows.patch(courts, { tid: tidOf(event), court }, { medal });
  },
  SecondAssigned({ court, ref_id }, event, rows) {
    rows.patch(courts, { tid: tidOf(event), court }, { second_ref_id: ref_id });
    assign(rows, event, ref_id, { at: 'court', court, as: 'second' });
  },
  SecondReleased({ court, ref_id, rank }, event, rows) {
    rows.patch(courts, { tid: tidOf(event), court }, { second_ref_id: null });
    queue(rows, event, ref_id, rank);
  },
  MatchFinished({ match, pay, second_pay, rank, second_rank }, event, rows) {
    rows.remove(courts, { tid: tidOf(event), court: match.court });
    rows.put(matches, {
      ...played(event, match),
      end_time: event.meta.at,
      ...sideColumns.lead(pay),
      ...sideColumns.second(second_pay),
    });
    tellOfPay(rows, event, [match.id]);
    tellPaidAtOnce(rows, event, match.id, { lead: pay.paid, second: second_pay?.paid });
    queue(rows, event, match.ref_id, rank);
    if (match.second_ref_id !== null && second_rank !== null)
      queue(rows, event, match.second_ref_id, second_rank);
  },
  CourtReset({ court, back, aux: ended }, event, rows) {
    rows.remove(courts, { tid: tidOf(event), court });
    for (const id of ended) rows.remove(aux, { id });
    for (const { ref_id, rank } of back) queue(rows, event, ref_id, rank);
  },

  AuxAssigned(assignment, event, rows) {
    const { id, ref_id } = assignment;
    rows.put(aux, { tid: tidOf(event), name: '', ...assignment });
    assign(rows, event, ref_id, { at: 'aux', id });
  },
  AuxNoted({ id, ref_id, note, name = null }, event, rows) {
    rows.put(aux_notes, { id, tid: tidOf(event), ref_id, note, name });
  },
  AuxFinished({ aux: ended, minutes, amount, paid, rank }, event, rows) {
    rows.remove(aux, { id: ended.id });
    const end_time = event.meta.at;
    rows.put(past_aux, { tid: tidOf(event), name: '', ...ended, end_time, minutes, amount, paid });
    tellOfPay(rows, event, [ended.id]);
    tellPaidAtOnce(rows, event, ended.id, { aux: paid });
    queue(rows, event, ended.ref_id, rank);
  },
  AuxDeleted({ id, ref_id, rank }, event, rows) {
    rows.remove(aux, { id });
    rows.remove(past_aux, { id });
    if (rank !== null) queue(rows, event, ref_id, rank);
  },

  ClipboardNeeded(clipboard, event, rows) {
    rows.put(clipboards, { tid: tidOf(event), ...clipboard });
  },
  ClipboardBrought({ id }, _, rows) {
    rows.remove(clipboards, { id });
  },

  StatusRemoved({ id }, _, rows) {
    rows.remove(statuses, { id });
  },
  AllStatusRemoved({ ids }, _, rows) {
    for (const id of ids) rows.remove(statuses, { id });
  },

  ActionUndone(undone, event, rows) {
    const tid = tidOf(event);
    for (const { ref_id, duty } of undone.people) {
      if (duty) rows.put(people, { tid, ref_id, ...dutyColumns(duty) });
      else rows.remove(people, { tid, ref_id });
    }
    for (const { court, match } of undone.courts) {
      if (match) rows.put(courts, played(event, match));
      else rows.remove(courts, { tid, court });
    }
    for (const { id, aux: assignment } of undone.aux) {
      if (assignment) rows.put(aux, { tid, name: '', ...assignment });
      else rows.remove(aux, { id });
    }
    for (const { id, clipboard } of undone.clipboards) {
      if (clipboard) rows.put(clipboards, { tid, ...clipboard });
      else rows.remove(clipboards, { id });
    }
    for (const id of undone.matches) rows.remove(matches, { id });
    for (const id of undone.past_aux) rows.remove(past_aux, { id });
    for (const id of undone.statuses) rows.remove(statuses, { id });
    tellOfPay(rows, event, [...undone.matches, ...undone.past_aux]);
  },

  ...projectPay,

  MonitorAssigned({ court, ref_id }, event, rows) {
    const key = { tid: tidOf(event), court };
    if (ref_id === null) rows.remove(monitors, key);
    else rows.put(monitors, { ...key, ref_id });
  },
  NotificationRaised(call, event, rows) {
    rows.put(notifications, {
      tid: tidOf(event),
      ...call,
      received_at: event.meta.at,
      confirmed_at: null,
      response: null,
      confirmed_by: null,
    });
  },
  NotificationConfirmed({ nid, response, ref_id }, event, rows) {
    rows.patch(notifications, { nid }, { confirmed_at: event.meta.at, response, confirmed_by: ref_id });
  },

  PersonLeft({ ref_id, statuses: lines, aux: noted, calls, confirmed, pay, payments: made }, event, rows) {
    const key = { tid: tidOf(event), ref_id };
    rows.remove(people, key);
    rows.remove(notes, key);
    rows.remove(known, key);
    for (const id of lines) rows.remove(statuses, { id });
    for (const id of noted) {
      rows.remove(aux_notes, { id });
      rows.patch(past_aux, { id }, { name: '' });
    }
    for (const nid of calls) rows.patch(notifications, { nid }, { message: null });
    for (const nid of confirmed) rows.patch(notifications, { nid }, { response: null });
    for (const { match_id: id, side } of pay) rows.patch(matches, { id }, noteColumns(side, null));
    for (const payment of made) rows.patch(payments, { payment }, { memo: null });
  },
});

export const boardModel: ReadModel = {
  name: 'board',
  version: 5,
  streams: ['board'],
  tables: [
    people,
    courts,
    matches,
    aux,
    past_aux,
    paid_marks,
    payments,
    pay_lines,
    clipboards,
    notes,
    aux_notes,
    statuses,
    monitors,
    notifications,
    known,
  ],
  project(event, rows) {
    projectRows(event, rows);
    const { type, data } = event;
    const ref_id = spokenOf({ type, data } as BoardEvent);
    if (ref_id !== null) rows.put(known, { tid: tidOf(event), ref_id });
  },
};
