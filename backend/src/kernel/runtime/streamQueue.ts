import {
  type DomainEvent,
  type Position,
  sealsOf,
  type WrittenEvent,
} from '@courtcrew/domain/kernel/event.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import {
  type AppendResult,
  AppendTooLarge,
  type EventStore,
  type NewEvent,
  OutcomeUnknown,
  StoreUnavailable,
} from '../eventstore/port.ts';
import type { Vault } from '../privacy/vault.ts';
import type { Aggregate, Execute } from './aggregate.ts';
import {
  type Batch,
  commandsOf,
  decideBatch,
  type Pending,
  type StreamCache,
  type Verdict,
} from './batch.ts';
import { BookingGuard, type IsOver, type Peek } from './bookingGuard.ts';
import type { SeatClaims } from './seatClaims.ts';
import { StreamReader } from './streamReader.ts';

export interface CommandBusOptions {
  readonly store: EventStore;
  readonly vault: Pick<Vault, 'sealEvents' | 'unsealEvents'>;
  readonly seatClaims: SeatClaims;
  readonly isOver: IsOver;
  /** Makes drawn ids unguessable; the same in all processes of an installation. */
  readonly idSecret: string;
  /** Told of every command that was decided, for the metrics. */
  readonly observe?: (aggregate: string, outcome: 'done' | 'refused' | 'failed') => void;
  /** Streams whose state stays in memory. */
  readonly cachedStreams?: number;
}

export interface RuntimeParts extends CommandBusOptions {
  readonly peek: Peek;
  readonly execute: Execute;
}

/** Waiting commands are decided in appends of at most so many: a blink each. */
const BATCH_LIMIT = 500;
const CLAIM_PATIENCE_MS = 3_000;
const CLAIM_PAUSE_MS = 15;
/** How long an append with unknown outcome is resent before the caller is told so: people wait. */
const RESEND_PATIENCE_MS = 1_700;
const RESEND_PAUSE_MS = 100;

export const TOO_LARGE =
  'This is too large to be kept in one piece. Please shorten the texts, or do it in several steps';
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
  readonly #reader: StreamReader<State, Command, Event>;
  readonly #pending: Pending<Command, Event, State>[] = [];
  /** Commands set aside until a claim in their way is settled. */
  readonly #aside = new Set<Pending<Command, Event, State>>();
  #cache: StreamCache<State> | null = null;
  /** Where the next reading of the stream begins when there is no cache: what a failure has left of it. */
  #baseline: StreamCache<State> | null = null;
  #running = false;
  #forgotten = false;

  constructor(aggregate: Aggregate<State, Command, Event>, id: string, parts: RuntimeParts) {
    this.#aggregate = aggregate;
    this.#id = id;
    this.#stream = `${aggregate.name}-${id}`;
    this.#parts = parts;
    this.#reader = new StreamReader(aggregate, this.#stream, parts);
  }

  get idle(): boolean {
    return !this.#running && this.#pending.length === 0 && this.#aside.size === 0;
  }

  /** Nothing is decided any more on what this process remembers of the stream. */
  forget(): void {
    this.#cache = null;
    this.#baseline = null;
    this.#forgotten = true;
  }

  push(pending: Pending<Command, Event, State>): void {
    this.#pending.push(pending);
    if (!this.#running) void this.#run();
  }

  async peek(): Promise<State> {
    const cache = await this.#reader.caughtUp(this.#cache);
    return cache.state;
  }

  async #run(): Promise<void> {
    this.#running = true;
    // Whoever sends several at once has them in one append.
    await Promise.resolve();
    while (this.#pending.length > 0) {
      const commands = this.#pending.splice(0, BATCH_LIMIT);
      this.#forgotten = false;
      try {
        await this.#handle(commands);
        if (this.#forgotten) this.#cache = null;
      } catch (error) {
        // The log's answer is not known or the state may be wrong: the next batch starts from the log again. What was
        // read of a log that is away or slow stands: reading all of it again would hardly come to an end there.
        const stands = error instanceof StoreUnavailable && !this.#forgotten;
        this.#baseline = stands ? (this.#cache ?? this.#baseline) : null;
        this.#cache = null;
        const failed = [...commands];
        // Who came meanwhile would wait as long again for the same answer.
        if (error instanceof StoreUnavailable) failed.push(...this.#pending.splice(0));
        // Some may have been put back to take their turn later: told now that they failed, they would be carried out all the same.
        for (const pending of failed) if (!this.#isPutBack(pending)) pending.reject(error);
      }
    }
    this.#running = false;
  }

  #isPutBack(pending: Pending<Command, Event, State>): boolean {
    return this.#pending.includes(pending) || this.#aside.has(pending);
  }

  /** Touches nothing, and never throws: what fails is told as the command's verdict. */
  #decide(
    cache: StreamCache<State>,
    commands: readonly Pending<Command, Event, State>[],
  ): Batch<State, Command, Event> {
    return decideBatch(this.#aggregate, cache, commands, this.#parts.idSecret);
  }

  async #handle(commands: Pending<Command, Event, State>[]): Promise<void> {
    const guard = this.#guard();
    let cache = this.#cache ?? (await this.#fromBaseline());
    let waiting = commands;
    for (;;) {
      let batch = this.#decide(cache, waiting);
      for (let claims = await guard?.claim(batch); claims && !claims.clear; ) {
        waiting = this.#postpone(waiting, claims.waiting);
        await guard?.keepOnly(waiting, cache.state);
        batch = this.#decide(cache, waiting);
        claims = await guard?.claim(batch);
      }
      if (batch.revision === cache.revision) {
        const newer = await this.#reader.caughtUp(cache);
        const stale = newer.newest !== cache.newest;
        this.#cache = cache = newer;
        if (stale) {
          guard?.doubt();
          continue;
        }
        await this.#answer(batch, cache.position);
        await guard?.settle(cache.state);
        return;
      }
      const result = await this.#append(batch, cache.revision);
      if (result instanceof AppendTooLarge) {
        waiting = this.#lighten(waiting, batch, result.fits);
        await guard?.keepOnly(waiting, cache.state);
        continue;
      }
      if (result.outcome === 'appended') {
        this.#cache = cache = this.#advance(cache, batch, result.position);
        await this.#answer(batch, result.position);
        await guard?.settle(cache.state);
        return;
      }
      // Somebody else wrote to the stream, or a command of this batch took effect long ago.
      cache = await this.#reader.caughtUp(cache);
      if (result.outcome === 'duplicate') await this.#reader.recall(cache, commandsOf(batch, result.ids));
      this.#cache = cache;
      guard?.doubt();
    }
  }

  async #fromBaseline(): Promise<StreamCache<State>> {
    const cache = await this.#reader.caughtUp(this.#baseline, (soFar) => {
      if (!this.#forgotten) this.#baseline = soFar;
    });
    this.#baseline = null;
    return cache;
  }

  #guard(): BookingGuard<State, Command, Event> | null {
    const { bookings } = this.#aggregate;
    if (!bookings) return null;
    return new BookingGuard(this.#aggregate, bookings, this.#id, this.#parts.seatClaims, this.#parts);
  }

  /** Puts commands aside until the claims in their way are settled; the others of the batch go on. */
  #postpone(
    commands: Pending<Command, Event, State>[],
    blocked: ReadonlySet<number>,
  ): Pending<Command, Event, State>[] {
    const now = performance.now();
    for (const [index, pending] of commands.entries()) {
      if (!blocked.has(index)) continue;
      pending.blockedSince ??= now;
      if (now - pending.blockedSince > CLAIM_PATIENCE_MS) {
        pending.resolve(refuse('busy', 'This person is being scheduled elsewhere, please try again'));
      } else {
        this.#aside.add(pending);
        setTimeout(() => {
          this.#aside.delete(pending);
          this.push(pending);
        }, CLAIM_PAUSE_MS);
      }
    }
    return commands.filter((_, index) => !blocked.has(index));
  }

  /**
   * The first commands of a batch whose events fit into one append; the others take their turn after them. Decided
   * again these few decide the same. A command that is too large by itself is refused.
   */
  #lighten(
    commands: Pending<Command, Event, State>[],
    { verdicts }: Batch<State, Command, Event>,
    fits: number,
  ): Pending<Command, Event, State>[] {
    let events = 0;
    let writers = 0;
    for (const [index, verdict] of verdicts.entries()) {
      if (verdict.kind !== 'accepted' || verdict.events.length === 0) continue;
      events += verdict.events.length;
      if (events > fits) {
        if (writers === 0) verdict.pending.resolve(refuse('too-large', TOO_LARGE));
        this.#pending.unshift(...commands.slice(writers === 0 ? index + 1 : index));
        return commands.slice(0, index);
      }
      writers += 1;
    }
    return commands;
  }

  #advance(
    cache: StreamCache<State>,
    batch: Batch<State, Command, Event>,
    position: Position,
  ): StreamCache<State> {
    let { newest } = cache;
    for (const verdict of batch.verdicts) {
      if (verdict.kind !== 'accepted' || verdict.events.length === 0) continue;
      const { fingerprint, commandId } = verdict.pending.envelope;
      newest = verdict.events.at(-1)?.id ?? newest;
      if (fingerprint === undefined) continue;
      cache.known.set(commandId, {
        first: verdict.first,
        count: verdict.events.length,
        fingerprint,
      });
    }
    return { state: batch.state, revision: batch.revision, newest, position, known: cache.known };
  }

  async #append(
    batch: Batch<State, Command, Event>,
    revision: number,
  ): Promise<AppendResult | AppendTooLarge> {
    const fresh: NewEvent[] = [];
    for (const verdict of batch.verdicts) {
      if (verdict.kind !== 'accepted') continue;
      for (const { id, type, data, meta } of verdict.events) fresh.push({ id, type, data, meta });
    }
    const sealed = await this.#parts.vault.sealEvents(fresh, sealsOf(this.#aggregate.events));
    const giveUp = performance.now() + RESEND_PATIENCE_MS;
    for (;;) {
      const begun = performance.now();
      try {
        return await this.#parts.store.append(this.#stream, sealed, revision);
      } catch (error) {
        if (error instanceof AppendTooLarge) return error;
        // Only the identical batch at the identical revision can tell "written" from "not written".
        if (!(error instanceof OutcomeUnknown)) throw error;
        // The next attempt may take as long as this one, and people would wait for both.
        const now = performance.now();
        if (now + (now - begun) > giveUp)
          throw new StoreUnavailable('the log did not answer', { cause: error });
        await new Promise((resume) => setTimeout(resume, RESEND_PAUSE_MS));
      }
    }
  }

  /**
   * @param position of the last event the batch was decided on or wrote: what shows that shows the others, and what
   *   commands without effect found done already
   */
  async #answer(batch: Batch<State, Command, Event>, position: Position | null): Promise<void> {
    for (const verdict of batch.verdicts) {
      if (verdict.kind === 'accepted') {
        verdict.pending.resolve({ events: this.#written(verdict), position, state: batch.state });
      } else if (verdict.kind === 'refused') verdict.pending.resolve(verdict.refusal);
      else if (verdict.kind === 'failed') verdict.pending.reject(verdict.error);
      else await this.#repeat(verdict, batch.state);
    }
  }

  #written({
    events,
    first,
  }: Extract<Verdict<State, Command, Event>, { kind: 'accepted' }>): WrittenEvent<Event>[] {
    return events.map(({ id, type, data, meta }, index) => ({
      id,
      stream: this.#stream,
      revision: first + index,
      type,
      data,
      meta,
    }));
  }

  /** Answers a command that took effect before with what it did then. */
  async #repeat(
    verdict: Extract<Verdict<State, Command, Event>, { kind: 'repeated' }>,
    state: State,
  ): Promise<void> {
    const { pending, before } = verdict;
    if (before.fingerprint !== pending.envelope.fingerprint) {
      pending.resolve(refuse('idempotency-mismatch', IDEMPOTENCY_MISMATCH));
      return;
    }
    const recorded = await this.#reader.events(before.first, before.count);
    const events = recorded.map(({ position: _, ...written }) => written);
    pending.resolve({ events, position: recorded.at(-1)?.position ?? null, state });
  }
}
