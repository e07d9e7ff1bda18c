import { type DomainEvent, type EventMeta, type Position, schemaOf } from '@courtcrew/domain/kernel/event.ts';
import { isRefusal, type Refusal } from '@courtcrew/domain/kernel/refusal.ts';
import type { Aggregate, Outcome } from './aggregate.ts';
import { contextOf, type Envelope, metaOf } from './envelope.ts';
import { eventId } from './ids.ts';
import type { KnownCommand, KnownCommands } from './knownCommands.ts';

/** A command waiting for its stream. */
export interface Pending<Command, Event extends DomainEvent, State = unknown> {
  command: Command;
  readonly envelope: Envelope;
  resolve(outcome: Outcome<Event, State>): void;
  reject(error: unknown): void;
  /** When a claim of this command first met one that is still in flight; milliseconds of the process clock. */
  blockedSince?: number;
}

/** A stream as this process last saw it. Only a baseline: the expected revision of the append decides. */
export interface StreamCache<State> {
  state: State;
  revision: number;
  /** Id of the event at `revision`: while it still stands there, so does everything before it. */
  newest: string | null;
  /** A place in the log at which lists that have come so far show the state; null for an empty stream. */
  position: Position | null;
  readonly known: KnownCommands;
}

/** An event that was decided, and what is written beside it. */
export type Decided<Event extends DomainEvent> = Event & { readonly id: string; readonly meta: EventMeta };

export type Verdict<State, Command, Event extends DomainEvent> = {
  readonly pending: Pending<Command, Event, State>;
} & (
  | {
      readonly kind: 'accepted';
      readonly events: readonly Decided<Event>[];
      readonly first: number;
      /** The state the command was decided on. */
      readonly before: State;
    }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'repeated'; readonly before: KnownCommand }
  | { readonly kind: 'failed'; readonly error: unknown }
);

export interface Batch<State, Command, Event extends DomainEvent> {
  readonly state: State;
  readonly revision: number;
  readonly verdicts: readonly Verdict<State, Command, Event>[];
}

/** Decides commands one after another, touching nothing: a lost race is decided anew from the same baseline. */
export function decideBatch<State, Command, Event extends DomainEvent>(
  aggregate: Aggregate<State, Command, Event>,
  cache: StreamCache<State>,
  pendings: readonly Pending<Command, Event, State>[],
  idSecret: string,
): Batch<State, Command, Event> {
  const fresh = new Map<string, KnownCommand>();
  const verdicts: Verdict<State, Command, Event>[] = [];
  let { state, revision } = cache;
  for (const pending of pendings) {
    const { envelope } = pending;
    const before = cache.known.get(envelope.commandId) ?? fresh.get(envelope.commandId);
    if (before) {
      verdicts.push({ pending, kind: 'repeated', before });
      continue;
    }
    try {
      const decision = aggregate.decider.decide(state, pending.command, contextOf(envelope, idSecret));
      if (isRefusal(decision)) {
        verdicts.push({ pending, kind: 'refused', refusal: decision });
        continue;
      }
      const events = decision.map((event, index) => ({
        ...event,
        id: eventId(envelope.commandId, index),
        meta: metaOf(envelope, schemaOf(aggregate.events, event.type)),
      }));
      let next = state;
      for (const event of events) next = aggregate.decider.evolve(next, event, event.meta);
      verdicts.push({
        pending,
        kind: 'accepted',
        events,
        first: revision + 1,
        before: state,
      });
      if (envelope.fingerprint !== undefined && decision.length > 0) {
        const { fingerprint } = envelope;
        fresh.set(envelope.commandId, { first: revision + 1, count: decision.length, fingerprint });
      }
      state = next;
      revision += decision.length;
    } catch (error) {
      // One command with a fault in its rules must not take down the others that wait beside it.
      verdicts.push({ pending, kind: 'failed', error });
    }
  }
  return { state, revision, verdicts };
}

/** The commands of a batch that some of these events are of. */
export function commandsOf<State, Command, Event extends DomainEvent>(
  { verdicts }: Batch<State, Command, Event>,
  duplicates: readonly string[],
): ReadonlySet<string> {
  const ids = new Set(duplicates);
  const commands = new Set<string>();
  for (const verdict of verdicts) {
    if (verdict.kind !== 'accepted') continue;
    if (verdict.events.some(({ id }) => ids.has(id))) commands.add(verdict.pending.envelope.commandId);
  }
  return commands;
}
