import type { DomainEvent } from '../kernel/event.ts';
import { AT, type Decided, given, type PastEvent } from '../kernel/given.fixtures.ts';
import type { BoardCommand, CourtRef } from './commands.ts';
import { board } from './decide.ts';
import type { BoardEvent } from './events.ts';
import type { Aux, Clipboard, Match } from './model.ts';

/** Words of the board's tests. */

export const on = (...events: PastEvent<BoardEvent>[]) => given(board, events);

/** As many minutes after noon, which is when tests decide. Negative is before. */
export const minutes = (after: number): string =>
  new Date(Date.parse(AT) + Math.round(after * 60_000)).toISOString();

export const court = (order: number): CourtRef => ({ court: order, court_num: String(order) });

export const checkedIn = (ref_id: string, rank: number | null): BoardEvent => ({
  type: 'CheckedIn',
  data: { ref_id, rank, status_id: `in-${ref_id}` },
});

/** Checked in one after another: ranks 1, 2, 3. */
export const queue = (...people: readonly string[]): BoardEvent[] =>
  people.map((ref_id, index) => checkedIn(ref_id, index + 1));

export const match = (order: number, lead: string, more: Partial<Match> = {}): Match => ({
  id: `match-${order}`,
  ...court(order),
  ref_id: lead,
  second_ref_id: null,
  start_time: AT,
  medal: 'none',
  sysid: '',
  ...more,
});

export const playing = (order: number, lead: string, more: Partial<Match> = {}): BoardEvent => ({
  type: 'MatchAssigned',
  data: { match: match(order, lead, more) },
});

export const assignment = (id: string, ref_id: string, more: Partial<Aux> = {}): Aux => ({
  id,
  ref_id,
  type: 'Match Starter',
  court: null,
  court_num: '',
  start_time: AT,
  ...more,
});

export const assigned = (id: string, ref_id: string, more: Partial<Aux> = {}): BoardEvent => ({
  type: 'AuxAssigned',
  data: assignment(id, ref_id, more),
});

export const ended = (id: string, ref_id: string, rank: number): BoardEvent => ({
  type: 'AuxFinished',
  data: { aux: assignment(id, ref_id), minutes: 0, amount: 0, paid: false, rank },
});

export const clipboard = (id: string, order: number, ref_id: string | null = null): Clipboard => ({
  id,
  ...court(order),
  ref_id,
});

export const waiting = (id: string, order: number, ref_id: string | null = null): BoardEvent => ({
  type: 'ClipboardNeeded',
  data: clipboard(id, order, ref_id),
});

/** Given by the desk to begin a match at the court. */
export const assign = (
  order: number,
  lead: string,
  second: string | null = null,
): BoardCommand<'AssignCourt'> => ({
  type: 'AssignCourt',
  ...court(order),
  ref_id: lead,
  second_ref_id: second,
  medal: 'none',
});

export const finish = (
  order: number,
  more: Partial<BoardCommand<'FinishMatch'>> = {},
): BoardCommand<'FinishMatch'> => ({
  type: 'FinishMatch',
  ...court(order),
  id: null,
  by: 'desk',
  paid: false,
  second_paid: false,
  aux: [],
  pay: {},
  ...more,
});

export const call = (
  more: Partial<BoardCommand<'RaiseNotification'>> = {},
): BoardCommand<'RaiseNotification'> => ({
  type: 'RaiseNotification',
  ...court(5),
  notification: 'desk',
  message: 'More balls',
  ref_id: 'moe',
  called_at: null,
  ...more,
});

/** What was decided, where it was not refused. */
export function eventsOf<Event extends DomainEvent>({ outcome }: Decided<Event>): readonly Event[] {
  if ('refused' in outcome) throw new Error(`refused: ${outcome.text}`);
  return outcome;
}
