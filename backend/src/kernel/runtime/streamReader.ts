import type { DomainEvent, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { ReadEvents } from '@courtcrew/projections/kernel/feed.ts';
import { type EventStore, NO_STREAM } from '../eventstore/port.ts';
import { readEdge } from '../eventstore/readEdge.ts';
import type { Vault } from '../privacy/vault.ts';
import type { Aggregate } from './aggregate.ts';
import type { StreamCache } from './batch.ts';
import { KnownCommands } from './knownCommands.ts';

export interface ReaderParts {
  readonly store: Pick<EventStore, 'readStream'>;
  readonly vault: Pick<Vault, 'unsealEvents'>;
}

/** One stream as the log has it, opened and in its present shape. */
export class StreamReader<State, Command, Event extends DomainEvent> {
  readonly #aggregate: Aggregate<State, Command, Event>;
  readonly #stream: string;
  readonly #parts: ReaderParts;
  readonly #read: ReadEvents;

  constructor(aggregate: Aggregate<State, Command, Event>, stream: string, parts: ReaderParts) {
    this.#aggregate = aggregate;
    this.#stream = stream;
    this.#parts = parts;
    this.#read = readEdge(parts.vault, aggregate.events);
  }

  /**
   * The cache folded forward by what the log has beyond it, or everything folded anew. Reading begins at the
   * newest event that is known: where the log was put back to an older state, that event stands there no more, and
   * a state that holds it must not be decided on.
   * @param reached told after each page: a reading that fails can go on from there
   */
  async caughtUp(
    cache: StreamCache<State> | null,
    reached: (soFar: StreamCache<State>) => void = () => undefined,
  ): Promise<StreamCache<State>> {
    const next: StreamCache<State> = { ...(cache ?? this.#empty()) };
    let unproven = next.newest !== null;
    for await (const page of this.#parts.store.readStream(this.#stream, Math.max(next.revision, 0))) {
      const [first] = page;
      if (unproven && first?.id !== next.newest) return this.caughtUp(null, reached);
      await this.#fold(next, unproven ? page.slice(1) : page);
      unproven = false;
      reached({ ...next });
    }
    return unproven ? this.caughtUp(null, reached) : next;
  }

  /** `count` events from a revision on. */
  async events(first: number, count: number): Promise<RecordedEvent<Event>[]> {
    const events: RecordedEvent<Event>[] = [];
    for await (const page of this.#parts.store.readStream(this.#stream, first)) {
      const wanted = page.slice(0, count - events.length);
      for (const event of await this.#read(wanted)) events.push(event as RecordedEvent<Event>);
      if (events.length >= count) break;
    }
    return events;
  }

  /** Reminds the cache of commands that took effect here however long ago. Throws when none of them did. */
  async recall(cache: StreamCache<State>, commands: ReadonlySet<string>): Promise<void> {
    let recalled = 0;
    for await (const page of this.#parts.store.readStream(this.#stream, 0)) {
      for (const { meta, revision } of page) {
        if (meta.fingerprint === undefined || !commands.has(meta.commandId)) continue;
        cache.known.see(revision, meta);
        recalled += 1;
      }
    }
    // The ids stand in another stream: the caller used one key for two things.
    if (recalled === 0) throw new Error(`events of ${this.#stream} carry ids of another stream`);
  }

  #empty(): StreamCache<State> {
    const { initial } = this.#aggregate.decider;
    return { state: initial, revision: NO_STREAM, newest: null, position: null, known: new KnownCommands() };
  }

  async #fold(cache: StreamCache<State>, page: readonly RecordedEvent[]): Promise<void> {
    for (const event of await this.#read(page)) {
      cache.state = this.#aggregate.decider.evolve(cache.state, event as unknown as Event, event.meta);
      cache.revision = event.revision;
      cache.newest = event.id;
      cache.position = event.position;
      cache.known.see(event.revision, event.meta);
    }
  }
}
