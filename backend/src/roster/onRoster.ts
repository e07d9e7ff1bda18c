import type { RosterCommand, RosterEvent } from '@courtcrew/domain/roster/index.ts';
import { atDesk, type Caller, type Use } from '../kernel/http/route.ts';
import type { Done, Outcome } from '../kernel/runtime/aggregate.ts';
import { rosterAggregate } from './aggregate.ts';

/** Sends what a desk does to the tournament's roster. Throws what the roster refuses. */
export const onRoster = (
  use: Use,
  caller: Caller,
  tid: string,
  command: RosterCommand,
): Promise<Done<RosterEvent>> => use.execute(rosterAggregate, tid, command, { actor: atDesk(caller) });

type Events = Done<RosterEvent>['events'];
type IsLast = (events: Events) => boolean;

/** Carries out in appends of their own what may be about thousands: the command is sent until what it did was the last. */
export async function inParts(
  use: Use,
  caller: Caller,
  tid: string,
  command: RosterCommand,
  isLast: IsLast,
): Promise<Outcome<RosterEvent>> {
  const all: Events[number][] = [];
  for (let part = 0; ; part += 1) {
    const options = { actor: atDesk(caller), step: `${part}` };
    const outcome = await use.attempt(rosterAggregate, tid, command, options);
    if (outcome.refused) return outcome;
    all.push(...outcome.events);
    if (isLast(outcome.events)) return { ...outcome, events: all };
  }
}

/** The last is an event of this type. */
export const until =
  (ending: RosterEvent['type']): IsLast =>
  (events) =>
    events.some(({ type }) => type === ending);
