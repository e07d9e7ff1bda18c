import type { DomainEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Aggregate, Outcome } from './aggregate.ts';
import type { Envelope } from './envelope.ts';
import type { CommandBusOptions } from './streamQueue.ts';
import { type RuntimeParts, StreamQueue } from './streamQueue.ts';

// biome-ignore lint/suspicious/noExplicitAny: queues of different aggregates live in one map; `execute` restores the types
type AnyQueue = StreamQueue<any, any, any>;

/** Takes commands to their streams. Streams do not wait for each other. */
export class CommandBus {
  readonly #parts: RuntimeParts;
  readonly #limit: number;
  /** In order of last use. */
  readonly #queues = new Map<string, AnyQueue>();
  /** The last one of them. */
  #newest: string | undefined;

  constructor(options: CommandBusOptions) {
    this.#parts = {
      ...options,
      peek: (aggregate, id) => this.peek(aggregate, id),
      execute: (aggregate, id, command, envelope) => this.execute(aggregate, id, command, envelope),
    };
    this.#limit = options.cachedStreams ?? 5_000;
  }

  async execute<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
    command: Command,
    envelope: Envelope,
  ): Promise<Outcome<Event, State>> {
    const { promise, resolve, reject } = Promise.withResolvers<Outcome<Event, State>>();
    this.#queue(aggregate, id).push({ command, envelope, resolve, reject });
    try {
      const outcome = await promise;
      this.#parts.observe?.(aggregate.name, outcome.refused ? 'refused' : 'done');
      return outcome;
    } catch (error) {
      this.#parts.observe?.(aggregate.name, 'failed');
      throw error;
    }
  }

  async peek<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
  ): Promise<State> {
    return this.#queue(aggregate, id).peek();
  }

  /** The log was put back to an older state: what is remembered of its streams may never have been. */
  forget(): void {
    for (const queue of this.#queues.values()) queue.forget();
  }

  #queue<State, Command, Event extends DomainEvent>(
    aggregate: Aggregate<State, Command, Event>,
    id: string,
  ): StreamQueue<State, Command, Event> {
    const stream = `${aggregate.name}-${id}`;
    const known: StreamQueue<State, Command, Event> | undefined = this.#queues.get(stream);
    // In a rush to one tournament each command would move it from its place to the same place.
    if (known && stream === this.#newest) return known;
    const queue = known ?? new StreamQueue(aggregate, id, this.#parts);
    this.#newest = stream;
    this.#queues.delete(stream);
    this.#queues.set(stream, queue);
    if (this.#queues.size > this.#limit) this.#forgetOldest();
    return queue;
  }

  #forgetOldest(): void {
    for (const [stream, queue] of this.#queues) {
      if (!queue.idle) continue;
      this.#queues.delete(stream);
      return;
    }
  }
}
