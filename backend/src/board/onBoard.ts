import type { BoardCommand, BoardEvent, BoardState, CourtRef } from '@courtcrew/domain/board/index.ts';
import type { Actor, EventOf, WrittenEvent } from '@courtcrew/domain/kernel/event.ts';
import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import type { Refusal } from '@courtcrew/domain/kernel/refusal.ts';
import { filled, within } from '@courtcrew/domain/kernel/text.ts';
import { addDays } from '@courtcrew/domain/kernel/time.ts';
import { runsSection } from '@courtcrew/domain/roster/index.ts';
import { namesOf } from '@courtcrew/projections/accounts/index.ts';
import { courtByName, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import { type Caller, found, type Use } from '../kernel/http/route.ts';
import { Refused } from '../kernel/refused.ts';
import { boardAggregate } from './aggregate.ts';
import type { Rates } from './pay.ts';

export interface BoardParts {
  /** A board as the log has it now: who is to be paid cannot wait for a list to catch up. */
  readonly boardNow: (tid: string) => Promise<BoardState>;
  /** What the tournament pays by now: a match that ends keeps it for good. */
  readonly ratesNow: (tid: string) => Promise<Rates>;
}

type Events = readonly WrittenEvent<BoardEvent>[];

/** Sends a command to the tournament's board. Throws what the board refuses. */
export async function onBoard(use: Use, tid: string, command: BoardCommand, actor: Actor): Promise<Events> {
  const outcome = await use.attempt(boardAggregate, tid, command, { actor });
  if (outcome.refused) throw new Refused(await whoseMark(use, tid, outcome));
  return outcome.events;
}

const PAID_BY = 'Marked as paid by {who}, {when}: take that back first';
const POSTED_BY = 'Marked as posted by {who}, {when}: take that back first';

/** A mark that stands in the way with whose it is and since when: those are the people to ask. */
async function whoseMark(use: Use, tid: string, refusal: Refusal): Promise<Refusal> {
  const { by, at } = refusal.details ?? {};
  const venue = typeof at === 'string' && (await tournamentById(use.db, tid));
  if (!venue) return refusal;
  const person = typeof by === 'string' ? (await namesOf(use.db, [by])).get(by) : undefined;
  const who = person ? fullName(person) : within('the system');
  const when = { at, zone: venue.time_zone };
  const text = refusal.code === 'paid' ? PAID_BY : POSTED_BY;
  return { ...refusal, text: filled(text, { who, when }) };
}

export const runsBoard = (caller: Caller): boolean => runsSection(caller, 'referee');

/** Paid work shows how its person is paid for a month after the payment; to platform admins, for good. */
export const payableSince = (use: Use, { platform }: Caller): string =>
  platform ? '0001-01-01' : addDays(use.now().slice(0, 10), -30);

/** The text, and what takes the action back: null where nothing has changed. */
export const answering = (message: string, events: Events) => ({
  message,
  undo: events.at(-1)?.revision ?? null,
});

/** Data of the first event of this type; undefined where there is none. */
export function dataOf<Type extends BoardEvent['type']>(
  events: Events,
  type: Type,
): EventOf<BoardEvent, Type>['data'] | undefined {
  const isWanted = (event: WrittenEvent): event is WrittenEvent<EventOf<BoardEvent, Type>> =>
    event.type === type;
  return events.find(isWanted)?.data;
}

/** The court people call so. Throws 404 where the tournament has none. */
export async function courtCalled(use: Use, tid: string, name: string): Promise<CourtRef> {
  const court = found(await courtByName(use.db, tid, name), 'Court');
  return { court: court.order, court_num: court.name };
}
