import type { Call } from '@courtcrew/domain/contract/call.ts';
import type { WrittenEvent } from '@courtcrew/domain/kernel/event.ts';
import type { PayoutCommand, PayoutEvent } from '@courtcrew/domain/payouts/index.ts';
import { type TournamentRow, tournamentById } from '@courtcrew/projections/tournaments/index.ts';
import {
  atDesk,
  type Caller,
  found,
  type Handler,
  type Route,
  type RouteOptions,
  route,
  type Use,
} from '../kernel/http/route.ts';
import { forbidden } from '../kernel/refused.ts';
import { payoutsAggregate } from './aggregate.ts';

/** The tournament, where it pays prize money. Throws 403 where it does not: the flag opens the whole area. */
export async function payingTournament(use: Use, tid: string): Promise<TournamentRow> {
  const row = found(await tournamentById(use.db, tid), 'Tournament');
  if (!row.payout) throw forbidden();
  return row;
}

/** A call of payouts: nothing of it happens where the tournament pays nobody. */
export const payoutRoute = <C extends Call>(call: C, handler: Handler<C>, options?: RouteOptions): Route =>
  route(
    call,
    async (input, use) => {
      await payingTournament(use, input.tid);
      return handler(input, use);
    },
    options,
  );

type Events = readonly WrittenEvent<PayoutEvent>[];

/** Sends a command to the tournament's payouts. Throws what they refuse. */
export async function onPayouts(
  use: Use,
  caller: Caller,
  tid: string,
  command: PayoutCommand,
): Promise<Events> {
  const { events } = await use.execute(payoutsAggregate, tid, command, { actor: atDesk(caller) });
  return events;
}
