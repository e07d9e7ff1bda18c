import type { DomainEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Batch, Pending, Verdict } from './batch.ts';
import type { BookingGuard } from './bookingGuard.ts';

/** Commands that are handled together, and who takes their claims. */
export interface Turn<State, Command, Event extends DomainEvent> {
  readonly commands: Pending<Command, Event>[];
  readonly guard: BookingGuard<State, Command, Event> | null;
}

/**
 * Takes the claims of those who wait while the log takes what was before them, so that they do not wait for both one after
 * the other. A guess: they are decided in their turn, on the state as it is then, and what they claimed too much is given
 * back. A command that was sent twice and is `underway` has the same claims: who comes second takes them in its turn, once
 * the first has kept them or given them back. Never rejects: who fails here fails in their turn, or does not any more.
 */
export async function claimAhead<State, Command, Event extends DomainEvent>(
  turn: Turn<State, Command, Event>,
  underway: readonly Verdict<State, Command, Event>[],
  guess: (commands: readonly Pending<Command, Event>[]) => Batch<State, Command, Event>,
): Promise<Turn<State, Command, Event>> {
  const sent = new Set(underway.map(({ pending }) => pending.envelope.commandId));
  const others = turn.commands.filter(({ envelope }) => !sent.has(envelope.commandId));
  try {
    await turn.guard?.claimAhead(guess(others));
  } catch {}
  return turn;
}
