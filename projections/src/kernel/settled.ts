import { type Position, type RecordedEvent, streamKind } from '@courtcrew/domain/kernel/event.ts';
import { Backlog } from './backlog.ts';
import type { ReadModel } from './readModel.ts';

interface Progress {
  readonly streams: readonly string[];
  /** The tables show every event up to here. */
  written: Position;
  /** The last event of its streams that the log has delivered to this process. */
  newest: Position;
  /** What was delivered and is not shown. */
  readonly backlog: Backlog;
  /** Since the log was put back the tables were found at a place that it has. */
  followed: boolean;
}

/** How long is waited for read models to show what a call did. */
const SETTLE_MS = 2_000;
/** Enough to meet one that is just going on. */
const GLANCE_MS = 250;

interface Waiter {
  readonly models: readonly string[];
  readonly position: Position;
  resolve(settled: boolean): void;
}

/**
 * How far the read models are, and who waits for them. Read models that this process projects tell it directly;
 * of the others it hears through NOTIFY. Both are judged by the same rule: a position is reached as well when
 * the log has been delivered up to it and the tables show the last event of the read model's streams. So nobody
 * waits for a checkpoint to move over other streams' events.
 */
export class Settlement {
  readonly #models: Map<string, Progress>;
  readonly #waiters = new Set<Waiter>();
  readonly #settleMs: number;
  #delivered: Position;
  #blind = false;

  /** `head` is where this process's subscription begins: what lies before it has not been seen by it. */
  constructor(models: readonly ReadModel[], head: Position, settleMs = SETTLE_MS) {
    this.#delivered = head;
    this.#settleMs = settleMs;
    this.#models = new Map(
      models.map(({ name, streams }) => [
        name,
        { streams, written: 0n, newest: head, backlog: new Backlog(head), followed: true },
      ]),
    );
  }

  /** Position of the newest event delivered to this process. */
  get delivered(): Position {
    return this.#delivered;
  }

  get waiting(): boolean {
    return this.#waiters.size > 0;
  }

  /** Whether somebody waits for just this read model. */
  isAwaited(model: string): boolean {
    return [...this.#waiters].some(({ models }) => models.includes(model));
  }

  /** The log has delivered a page. */
  deliver(events: readonly RecordedEvent[]): void {
    const newest = new Map(events.map((event) => [streamKind(event.stream), event.position]));
    for (const progress of this.#models.values()) {
      for (const kind of progress.streams) {
        const position = newest.get(kind);
        if (position === undefined || position <= progress.newest) continue;
        progress.newest = position;
        progress.backlog.arrived(position);
        // Another process may have shown it, and said so, before the log brought it here: nobody will say so again.
        if (position <= progress.written) progress.backlog.done(progress.written);
      }
    }
    this.#delivered = events.at(-1)?.position ?? this.#delivered;
    this.#wake();
  }

  /** The tables of a read model show every event up to `position`. */
  written(model: string, position: Position): void {
    const progress = this.#progress(model);
    if (this.#blind || position <= progress.written) return;
    // A place that the log had before it was put back: it would count as far ahead of all that comes next.
    if (!progress.followed && position > this.#delivered) return;
    progress.followed = true;
    progress.written = position;
    progress.backlog.done(position);
    this.#wake();
  }

  /**
   * Perhaps PostgreSQL went down, and with it commits that had not reached the disk. What was known of the tables
   * counts no more, nor does what dying connections still report, until `see`.
   */
  blind(): void {
    this.#blind = true;
    for (const progress of this.#models.values()) progress.written = 0n;
  }

  see(): void {
    this.#blind = false;
  }

  /** The tables of a read model were found at `position`, which may be an earlier one. */
  restart(model: string, position: Position): void {
    const progress = this.#progress(model);
    progress.followed = true;
    progress.written = position;
    progress.backlog.done(position);
    this.#wake();
  }

  /** The log was put back and goes on from here. Nobody knows what the tables show until they have followed it. */
  rewind(common: Position): void {
    this.#delivered = common;
    for (const progress of this.#models.values()) {
      progress.written = 0n;
      progress.followed = false;
      if (progress.newest > common) progress.newest = common;
      progress.backlog.rewound(common);
    }
  }

  /** Whether a read model shows everything that was delivered. */
  upToDate(model: string): boolean {
    return this.#shows(model, this.#delivered);
  }

  /** For how long the read model has not shown something that was delivered, whoever should project it. */
  behindMs(model: string): number {
    return this.#progress(model).backlog.waitingMs;
  }

  /** Whether the tables show nothing that the log lost when it was put back. */
  hasFollowed(model: string): boolean {
    return this.#progress(model).followed;
  }

  writtenOf(model: string): Position {
    return this.#progress(model).written;
  }

  /**
   * Resolves true when all these read models show everything up to `position`, false after `timeoutMs`; when that
   * is not said, after a while, which is short where one of them stands still. An unknown name throws: it is a
   * mistake in the code that asks.
   */
  settled(models: readonly string[], position: Position, timeoutMs?: number): Promise<boolean> {
    if (models.every((model) => this.#shows(model, position))) return Promise.resolve(true);
    // One that is further behind than anybody waits stands still: waiting for it would hold up everybody.
    const standing = models.some((model) => this.behindMs(model) > this.#settleMs);
    const patience = timeoutMs ?? (standing ? GLANCE_MS : this.#settleMs);
    return new Promise((resolve) => {
      const waiter: Waiter = {
        models,
        position,
        resolve: (settled) => {
          clearTimeout(timer);
          this.#waiters.delete(waiter);
          resolve(settled);
        },
      };
      const timer = setTimeout(waiter.resolve, patience, false);
      this.#waiters.add(waiter);
    });
  }

  /** Lets everybody go who still waits. */
  close(): void {
    for (const waiter of this.#waiters) waiter.resolve(false);
  }

  #shows(model: string, position: Position): boolean {
    const { written, newest } = this.#progress(model);
    return written >= position || (this.#delivered >= position && written >= newest);
  }

  #wake(): void {
    for (const waiter of this.#waiters) {
      if (waiter.models.every((model) => this.#shows(model, waiter.position))) waiter.resolve(true);
    }
  }

  #progress(model: string): Progress {
    const progress = this.#models.get(model);
    if (!progress) throw new Error(`there is no read model ${model}`);
    return progress;
  }
}
