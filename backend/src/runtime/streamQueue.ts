import type { DomainEvent, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import {
  type AppendResult,
  type NewEvent,
  NO_STREAM,
  OutcomeUnknown,
  StoreUnavailable,
} from '../eventstore/port.ts';
import type { Aggregate } from './aggregate.ts';
import { type Batch, decideBatch, type Pending, type StreamCache, type Verdict } from './batch.ts';
import { BookingGuard } from './bookingGuard.ts';
import type { RuntimeParts } from './commandBus.ts';
import { eventId } from './eventId.ts';
import { KnownCommands } from './knownCommands.ts';

/** Waiting commands are decided in appends of at most so many: a blink each, and below the 1 MB an EventStoreDB takes. */
const BATCH_LIMIT = 500;
/** How long a command waits for another tournament's claim that is still in flight. */
const CLAIM_PATIENCE_MS = 3_000;
const CLAIM_PAUSE_MS = 15;
/** How long an append with unknown outcome is sent again before the caller is told that it is not known. */
const RESEND_PATIENCE_MS = 15_000;
const RESEND_PAUSE_MS = 100;

export const IDEMPOTENCY_MISMATCH = 'This Idempotency-Key was used for a different request';

/**
 * One stream's commands in this process: one batch at a time, all waiting commands in one append. The cached
 * state is only a baseline. An append goes out at the revision it was decided on, and a batch that appends
 * nothing is answered only after the log has confirmed that nothing newer is there.
 */
export class StreamQueue<State, Command, Event extends DomainEvent> {
  readonly #aggregate: Aggregate<State, Command, Event>;
  readonly #id: string;
  readonly #stream: string;
  readonly #parts: RuntimeParts;
  readonly #pending: Pending<Command, Event>[] = [];
  #cache: StreamCache<State> | null = null;
  #running = false;

  constructor(aggregate: Aggregate<State, Command, Event>, id: string, parts: RuntimeParts) {
    this.#aggregate = aggregate;
    this.#id = id;
    this.#stream = `${aggregate.name}-${id}`;
    this.#parts = parts;
  }

  get idle(): boolean {
    return !this.#running && this.#pending.length === 0;
  }

  push(pending: Pending<Command, Event>): void {
    this.#pending.push(pending);
    if (!this.#running) void this.#run();
  }

  /** The stream's state as the log has it now. Does not queue behind commands. */
  async peek(): Promise<State> {
    const cache = await this.#caughtUp(this.#cache ?? this.#empty());
    return cache.state;
  }

  async #run(): Promise<void> {
    this.#running = true;
    while (this.#pending.length > 0) {
      const batch = this.#pending.splice(0, BATCH_LIMIT);
      try {
        await this.#handle(batch);
      } catch (error) {
        // The log's answer is not known or the state may be wrong: the next batch starts from the log again.
        this.#cache = null;
        for (const pending of batch) pending.reject(error);
      }
    }
    this.#running = false;
  }

  async #handle(commands: Pending<Command, Event>[]): Promise<void> {
    let cache = this.#cache ?? (await this.#caughtUp(this.#empty()));
    const guard = this.#guard();
    let waiting = commands;
    for (;;) {
      let batch = decideBatch(this.#aggregate, cache, waiting, this.#parts.idSecret);
      for (let claims = await guard?.claim(batch); claims && !claims.clear; ) {
        waiting = this.#postpone(waiting, claims.waiting);
        batch = decideBatch(this.#aggregate, cache, waiting, this.#parts.idSecret);
        claims = await guard?.claim(batch);
      }
      if (batch.revision === cache.revision) {
        const newer = await this.#caughtUp(cache);
        const stale = newer.revision > cache.revision;
        this.#cache = cache = newer;
        if (stale) continue;
        await this.#answer(batch, []);
        await guard?.settle(cache.state);
        return;
      }
      const result = await this.#append(batch, cache.revision);
      if (result.outcome === 'appended') {
        this.#cache = cache = this.#advance(cache, batch);
        await this.#answer(batch, result.events);
        await guard?.settle(cache.state);
        return;
      }
      // Somebody else wrote to the stream, or a command of this batch took effect long ago.
      cache = await this.#caughtUp(cache);
      if (result.outcome === 'duplicate') await this.#recall(cache, batch, result.ids);
      this.#cache = cache;
    }
  }

  #guard(): BookingGuard<State, Command, Event> | null {
    const { bookings } = this.#aggregate;
    if (!bookings) return null;
    return new BookingGuard(this.#aggregate, bookings, this.#id, this.#parts.seatClaims, this.#parts);
  }

  /** Puts commands aside until the claims in their way are settled; the others of the batch go on. */
  #postpone(commands: Pending<Command, Event>[], blocked: ReadonlySet<number>): Pending<Command, Event>[] {
    const now = performance.now();
    for (const [index, pending] of commands.entries()) {
      if (!blocked.has(index)) continue;
      pending.blockedSince ??= now;
      if (now - pending.blockedSince > CLAIM_PATIENCE_MS) {
        pending.resolve(refuse('busy', 'This person is being scheduled elsewhere, please try again'));
      } else {
        setTimeout(() => this.push(pending), CLAIM_PAUSE_MS);
      }
    }
    return commands.filter((_, index) => !blocked.has(index));
  }

  #empty(): StreamCache<State> {
    return { state: this.#aggregate.decider.initial, revision: NO_STREAM, known: new KnownCommands() };
  }

  /** The cache folded forward by what the log has beyond it. */
  async #caughtUp(cache: StreamCache<State>): Promise<StreamCache<State>> {
    let { state, revision } = cache;
    for await (const page of this.#parts.store.readStream(this.#stream, revision + 1)) {
      for (const event of await this.#plain(page)) {
        state = this.#aggregate.decider.evolve(state, event as unknown as Event, event.meta);
        revision = event.revision;
        cache.known.see(revision, event.meta);
      }
    }
    return { state, revision, known: cache.known };
  }

  #advance(cache: StreamCache<State>, batch: Batch<State, Command, Event>): StreamCache<State> {
    for (const verdict of batch.verdicts) {
      if (verdict.kind !== 'accepted' || verdict.events.length === 0) continue;
      const { fingerprint } = verdict.meta;
      if (fingerprint === undefined) continue;
      cache.known.set(verdict.meta.commandId, {
        first: verdict.first,
        count: verdict.events.length,
        fingerprint,
      });
    }
    return { state: batch.state, revision: batch.revision, known: cache.known };
  }

  async #append(batch: Batch<State, Command, Event>, revision: number): Promise<AppendResult> {
    const fresh: NewEvent[] = [];
    for (const verdict of batch.verdicts) {
      if (verdict.kind !== 'accepted') continue;
      for (const [index, event] of verdict.events.entries()) {
        const { commandId } = verdict.meta;
        fresh.push({ id: eventId(commandId, index), type: event.type, data: event.data, meta: verdict.meta });
      }
    }
    const sealed = await this.#parts.vault.sealEvents(fresh, this.#aggregate.seals);
    const giveUp = performance.now() + RESEND_PATIENCE_MS;
    for (;;) {
      try {
        return await this.#parts.store.append(this.#stream, sealed, revision);
      } catch (error) {
        // Only the identical batch at the identical revision can tell "written" from "not written".
        if (!(error instanceof OutcomeUnknown)) throw error;
        if (performance.now() > giveUp)
          throw new StoreUnavailable('the log did not answer', { cause: error });
        await new Promise((resume) => setTimeout(resume, RESEND_PAUSE_MS));
      }
    }
  }

  async #answer(batch: Batch<State, Command, Event>, recorded: readonly RecordedEvent[]): Promise<void> {
    let next = 0;
    for (const verdict of batch.verdicts) {
      if (verdict.kind === 'accepted') {
        const own = recorded.slice(next, next + verdict.events.length);
        next += verdict.events.length;
        verdict.pending.resolve({
          events: own.map(
            (event, index) => ({ ...event, data: verdict.events[index]?.data }) as RecordedEvent<Event>,
          ),
          position: own.at(-1)?.position ?? null,
        });
      } else if (verdict.kind === 'refused') verdict.pending.resolve(verdict.refusal);
      else if (verdict.kind === 'failed') verdict.pending.reject(verdict.error);
      else await this.#repeat(verdict);
    }
  }

  /** Answers a command that took effect before with what it did then. */
  async #repeat(verdict: Extract<Verdict<State, Command, Event>, { kind: 'repeated' }>): Promise<void> {
    const { pending, before } = verdict;
    if (before.fingerprint !== pending.envelope.fingerprint) {
      pending.resolve(refuse('idempotency-mismatch', IDEMPOTENCY_MISMATCH));
      return;
    }
    const events: RecordedEvent<Event>[] = [];
    for await (const page of this.#parts.store.readStream(this.#stream, before.first)) {
      for (const event of await this.#plain(page)) {
        if (events.length < before.count) events.push(event as RecordedEvent<Event>);
      }
      if (events.length >= before.count) break;
    }
    pending.resolve({ events, position: events.at(-1)?.position ?? null });
  }

  /** Finds commands the log knows by their event ids although this process had forgotten them. */
  async #recall(
    cache: StreamCache<State>,
    batch: Batch<State, Command, Event>,
    duplicates: readonly string[],
  ): Promise<void> {
    const ids = new Set(duplicates);
    const commands = new Set<string>();
    for (const verdict of batch.verdicts) {
      if (verdict.kind !== 'accepted') continue;
      const { commandId } = verdict.meta;
      if (verdict.events.some((_, index) => ids.has(eventId(commandId, index)))) commands.add(commandId);
    }
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

  async #plain(page: readonly RecordedEvent[]): Promise<readonly RecordedEvent[]> {
    const { upcast, seals, schema } = this.#aggregate;
    const events = await this.#parts.vault.unsealEvents(page, seals);
    if (!upcast) return events;
    return events.map((event) =>
      event.meta.schema === schema
        ? event
        : { ...event, data: upcast(event.type, event.data, event.meta.schema) },
    );
  }
}
