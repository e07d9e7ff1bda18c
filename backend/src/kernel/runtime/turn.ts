import type { DomainEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Batch, Pending, StreamCache } from './batch.ts';
import type { BookingGuard } from './bookingGuard.ts';

/** Commands that are handled together, and the guard that takes their claims. */
export interface Turn<State, Command, Event extends DomainEvent> {
  readonly commands: Pending<Command, Event>[];
  readonly guard: BookingGuard<State, Command, Event> | null;
  /** What all of them come to on the stream as it was expected to be: right where it is just that in their turn. */
  readonly guess?: { readonly on: Expected<State>; readonly batch: Batch<State, Command, Event> };
}

type Expected<State> = Pick<StreamCache<State>, 'state' | 'revision'>;

/** The guessed outcome of the commands, where the stream is as it was expected. */
export const guessed = <State, Command, Event extends DomainEvent>(
  { guess }: Turn<State, Command, Event>,
  { state, revision }: Expected<State>,
): Batch<State, Command, Event> | undefined =>
  guess?.on.state === state && guess.on.revision === revision ? guess.batch : undefined;

/**
 * Takes the claims of waiting commands while the log takes the batch before them, so that they do not wait
 * for both in turn.
 * Speculative: unless the stream is exactly as expected they are decided again in their turn, and surplus
 * claims are given back.
 * A command that was sent twice and is `underway` has the same claims; the second one takes them in its own
 * turn, once the first has
 * kept them or given them back. Never rejects. A claim that fails here is decided again when its batch runs,
 * and may succeed then.
 */
export async function claimAhead<State, Command, Event extends DomainEvent>(
  turn: Turn<State, Command, Event>,
  underway: Batch<State, Command, Event>,
  decide: (commands: readonly Pending<Command, Event>[]) => Batch<State, Command, Event>,
): Promise<Turn<State, Command, Event>> {
  const sent = new Set(underway.verdicts.map(({ pending }) => pending.envelope.commandId));
  const others = turn.commands.filter(({ envelope }) => !sent.has(envelope.commandId));
  const batch = decide(others);
  await turn.guard?.claimAhead(batch).catch(() => undefined);
  return others.length < turn.commands.length ? turn : { ...turn, guess: { on: underway, batch } };
}
