import type { RosterCommand, RosterEvent } from '@courtcrew/domain/roster/index.ts';
import { atDesk, type Caller, type Use } from '../kernel/http/route.ts';
import type { Done, Outcome } from '../kernel/runtime/aggregate.ts';
import { inParts } from '../kernel/runtime/inParts.ts';
import { rosterAggregate } from './aggregate.ts';

/** Sends what a desk does to the tournament's roster. Throws what the roster refuses. */
export const onRoster = (
  use: Use,
  caller: Caller,
  tid: string,
  command: RosterCommand,
): Promise<Done<RosterEvent>> => use.execute(rosterAggregate, tid, command, { actor: atDesk(caller) });

/** Carries out what may be about thousands, an append after the other. */
export const onRosterInParts = (
  use: Use,
  caller: Caller,
  tid: string,
  command: RosterCommand,
  isLast: (events: Done<RosterEvent>['events']) => boolean,
): Promise<Outcome<RosterEvent>> =>
  inParts((step) => use.attempt(rosterAggregate, tid, command, { actor: atDesk(caller), step }), isLast);
