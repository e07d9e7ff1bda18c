import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { filled } from '@courtcrew/domain/kernel/text.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { english } from '@courtcrew/domain/kernel/translated.ts';
import {
  type Conflict,
  type putWaitlist,
  type RosterCommand,
  type RosterEvent,
  type RosterState,
  rowOf,
} from '@courtcrew/domain/roster/index.ts';
import { type Status, showsSelection } from '@courtcrew/domain/tournaments/index.ts';
import { contactsOf } from '@courtcrew/projections/accounts/index.ts';
import { categoryNamed, peopleInShift } from '@courtcrew/projections/roster/index.ts';
import { tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import type { Caller, CommandOptions, Use } from '../kernel/http/route.ts';
import { done } from '../kernel/refused.ts';
import type { Done, Outcome } from '../kernel/runtime/aggregate.ts';
import { rosterAggregate } from './aggregate.ts';
import { isDoneTo, tellsMoves } from './changed/tell.ts';

export type SignupAnswer = AnswerOf<typeof putWaitlist>;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/** The conflict as people read it, in the zone of the tournament they are dealing with. */
async function conflictOf(
  use: Use,
  details: { readonly [key: string]: unknown },
  time_zone: TimeZone,
): Promise<Conflict> {
  const [name, start, end, tid] = [
    text(details.name),
    text(details.start),
    text(details.end),
    text(details.tid),
  ];
  const there = tid ? await tournamentById(use.db, tid) : undefined;
  const place = there ? { tid: there.tid, tournament: there.name } : await categoryOf(use, details);
  const template = filled('CONFLICT - {shift} {start} - {end}', {
    shift: name,
    start: { at: start, zone: time_zone },
    end: { at: end, zone: time_zone },
  });
  return { name, start, end, ...place, text: english(template), template };
}

/** The category of a seat in the same tournament. */
async function categoryOf(
  use: Use,
  { kind, category }: { readonly [key: string]: unknown },
): Promise<Pick<Conflict, 'kind' | 'category'>> {
  if (kind === 'official') return { kind, category: text(category) };
  if (kind !== 'volunteer') return {};
  return { kind, category: await categoryNamed(use.db, text(category)) };
}

/** The row after what just happened to it. */
function rowAfter(events: readonly { type: string; data: RosterEvent['data'] }[]): SignupAnswer | undefined {
  // The last word counts: whoever waits and is confirmed takes a spot on the way.
  for (const { type, data } of events.toReversed()) {
    if (!('shift_id' in data)) continue;
    const { shift_id } = data;
    if (type === 'Applied') return { message: 'Applied', shift_id, waitlist: true, confirmed: false };
    if (type === 'MovedToWaitlist')
      return { message: 'Waitlist', shift_id, waitlist: true, confirmed: false };
    if (type === 'Confirmed') return { message: 'Confirmed', shift_id, waitlist: false, confirmed: true };
    if (type === 'SignupRemoved') return { message: 'removed', shift_id };
    return { message: 'Selected', shift_id, waitlist: false, confirmed: false };
  }
  return undefined;
}

/** How somebody stood in a shift whom these events seat or have lead there; absent for whoever was not in it. */
function before(events: readonly { type: string }[]): Pick<SignupAnswer, 'before'> {
  const happened = new Set(events.map(({ type }) => type));
  if (happened.has('MovedOffWaitlist')) return { before: 'waitlist' };
  return happened.has('ShiftCaptainMarked') && !happened.has('SpotTaken') ? { before: 'seat' } : {};
}

/** The row a command had nothing to change in. The roster itself says so: lists may not show yet what came just before. */
function rowAsItIs(state: RosterState, { sid, ref_id }: RowAt): Omit<SignupAnswer, 'message'> {
  const row = rowOf(state, sid, ref_id);
  return row ? { shift_id: row.shift_id, waitlist: row.waitlist, confirmed: row.confirmed } : {};
}

/** Says `mailed` where a letter to these people has an address to go to. */
async function lettersReach(use: Use, refs: readonly string[]): Promise<{ readonly mailed?: true }> {
  const reached = await contactsOf(use.db, refs);
  return [...reached.values()].some(({ email }) => email !== null) ? { mailed: true } : {};
}

const isTold = (events: readonly Pick<RecordedEvent, 'meta'>[], { ref_id, status }: RowAt): boolean =>
  showsSelection(status) && events.some(({ meta }) => isDoneTo(ref_id, meta));

/** Where a row is, and by whose clock its conflicts are told. */
interface RowAt {
  readonly sid: string;
  readonly ref_id: string;
  readonly time_zone: TimeZone;
  readonly status: Status;
}

/** Answers the row after a command, or the conflict that stopped it. Throws other refusals. */
export async function changeSignup(
  use: Use,
  tid: string,
  command: RosterCommand,
  at: RowAt,
  options?: CommandOptions,
): Promise<SignupAnswer> {
  return answerTo(use, await use.attempt(rosterAggregate, tid, command, options), at);
}

/** The conflict that stopped a command, as calls answer it; null for every other outcome. */
export async function conflictIn(
  use: Use,
  outcome: Outcome<RosterEvent>,
  time_zone: TimeZone,
): Promise<{ readonly message: string; readonly conflict: Conflict } | null> {
  if (!outcome.refused || outcome.code !== 'conflict') return null;
  const conflict = await conflictOf(use, outcome.details ?? {}, time_zone);
  return { message: conflict.text, conflict };
}

/** The answer to a command of which the outcome is known; throws refusals but the conflict. */
export async function answerTo(
  use: Use,
  outcome: Outcome<RosterEvent, RosterState>,
  at: RowAt,
): Promise<SignupAnswer> {
  const stopped = await conflictIn(use, outcome, at.time_zone);
  if (stopped) return stopped;
  const { events, state } = done(outcome);
  const held = events.find(({ type }) => type === 'ApplicationHeld');
  if (held) return { message: 'Waiting for approval', awaiting_approval: held.meta.at };
  const row = rowAfter(events);
  if (row)
    return { ...row, ...before(events), ...(isTold(events, at) && (await lettersReach(use, [at.ref_id]))) };
  return { message: 'Saved', ...rowAsItIs(state, at), changed: false };
}

/** Says `mailed` where the desk took people out of shifts, of which letters tell them: of a deletion before publication, too. */
export async function mailedAbout(
  use: Use,
  tid: string,
  events: Done<RosterEvent>['events'],
): Promise<{ readonly mailed?: true }> {
  const removed = events.flatMap(({ type, data, meta }) =>
    type === 'SignupRemoved' && 'reason' in data && isDoneTo(data.ref_id, meta) ? [data] : [],
  );
  const tournament = removed.length > 0 ? await tournamentById(use.db, tid) : undefined;
  if (!tournament) return {};
  const told = removed.filter(({ reason }) =>
    (reason === 'shift-deleted' ? tellsMoves : showsSelection)(tournament.status),
  );
  return told.length > 0
    ? lettersReach(
        use,
        told.map(({ ref_id }) => ref_id),
      )
    : {};
}

/** The same where the desk changed shifts of which everybody in them is told. */
export async function movedMailed(
  use: Use,
  caller: Caller,
  tid: string,
  events: Done<RosterEvent>['events'],
): Promise<{ readonly mailed?: true }> {
  const told = events.flatMap(({ data }) => ('version' in data && data.before ? data.sid : []));
  const tournament = told.length > 0 ? await tournamentById(use.db, tid) : undefined;
  if (!tournament || !tellsMoves(tournament.status)) return {};
  const people = await Promise.all(told.map((sid) => peopleInShift(use.db, sid)));
  return lettersReach(
    use,
    people.flat().filter((ref_id) => ref_id !== caller.ref_id),
  );
}
