import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type pg from 'pg';
import { type Checkpoint, CheckpointMoved, type Pause, type Target, writePause } from './checkpoint.ts';
import { type Batch, batches, type EventFeed, type ReadEvents } from './feed.ts';
import { Inbox } from './inbox.ts';
import { type Poison, pauseOf, projectBatch } from './project.ts';
import type { ReadModel } from './readModel.ts';
import { RebuildStopped, rebuild } from './rebuild.ts';
import type { Settlement } from './settled.ts';
import { Signal } from './signal.ts';

/** Something the operator should know, for the log. Never holds an event's data. */
export interface Notice {
  readonly level: 'info' | 'warn' | 'error';
  readonly model?: string;
  readonly message: string;
  readonly details?: Readonly<Record<string, string | number>>;
}

export type Notify = (notice: Notice) => void;

/** What may be logged of a failure: its kind and code. */
export const failureDetails = (error: unknown): Record<string, string> => ({
  error: error instanceof Error ? error.name : 'unknown',
  ...(error instanceof Error && 'code' in error && { code: String(error.code) }),
});

const CATCH_UP_BATCH = 5000;
/** So long events are gathered for a read model aside unless somebody waits for it: others want the database. */
const GATHER_MS = 100;
/** How long the checkpoint may stay behind other streams' events. */
const LAZY_MS = 1000;
const RETRY_MS = 250;
/** A database that is back should be noticed soon; a poison event stays what it is until somebody acts. */
const MAX_RETRY_MS = { connection: 1000, poison: 30_000 };

export interface WorkerParts {
  readonly pool: pg.Pool;
  readonly feed: EventFeed;
  readonly read: ReadEvents;
  readonly settlement: Settlement;
  readonly notify: Notify;
  /** Whether this process ever projects, or waits for others that do. */
  readonly projects: boolean;
  readonly sender: string;
  readonly signal: AbortSignal;
  /** As it is in PostgreSQL now. Rejects where any read model's schema is gone: all are read by one statement. */
  readonly checkpointOf: (model: string) => Promise<Checkpoint | undefined>;
  /** One rebuild at a time in this process. */
  readonly inTurn: <T>(work: (feed: EventFeed) => Promise<T>) => Promise<T>;
  readonly onProjected: (model: string, position: Position, events: readonly RecordedEvent[]) => void;
  /** Whether this process may project the read model at this very moment. */
  readonly mayProject: (model: string) => boolean;
}

interface RebuildReason {
  readonly why: string;
  /** Asked again once nobody else is rebuilding. */
  readonly needed: (live: Checkpoint) => boolean;
}

export type WorkerState = 'rebuilding' | 'standby' | 'projecting' | 'paused' | 'outdated';

/**
 * Projects one read model as long as this process has the right to. It reads the log by itself until it has
 * caught up, then takes what the process's one subscription offers; when it falls too far behind it goes back to
 * reading. So it waits for no other read model, and none for it.
 */
export class Worker {
  readonly model: ReadModel;
  state: WorkerState = 'standby';
  pause: Pause | null = null;
  /** Everything up to here is in the tables. */
  position: Position = 0n;
  readonly #parts: WorkerParts;
  readonly #target: Target;
  readonly #wake = new Signal();
  /** Ends the gathering that goes on. */
  #gathered: () => void = () => undefined;
  /** Where the checkpoint in PostgreSQL is: at or before `position`. */
  #checkpoint: Position = 0n;
  #active = false;
  /** Counts how often the right to project changed: who loses it for a moment must read everything anew. */
  #change = 0;
  #since = 0;
  readonly #inbox = new Inbox();
  #lazySince: number | null = null;
  #retryMs = RETRY_MS;
  #rewound: Position | null = null;
  /** Somebody has seen to what went wrong: the pause before the next try is over. */
  #urged = false;
  /** The event whose failure has been logged. */
  #announced: string | null = null;

  constructor(model: ReadModel, parts: WorkerParts) {
    this.model = model;
    this.#parts = parts;
    this.#target = { db: parts.pool, schema: model.name, model, sender: parts.sender };
    parts.signal.addEventListener('abort', () => {
      this.#wake.raise();
      this.hurry();
    });
  }

  /** Whether `offer` is of any use now. */
  get listening(): boolean {
    return this.#inbox.open;
  }

  /** Gives it the events of its streams from a page that ends at `reached`. */
  offer(events: readonly RecordedEvent[], reached: Position): void {
    this.#inbox.put({ events, reached });
    this.#wake.raise();
  }

  /** The right to project was won or lost. */
  activate(active: boolean): void {
    this.#active = active;
    // At once: a write that hangs must not keep this process from hearing of the others'.
    if (!active && this.state === 'projecting') this.#show('standby', null);
    this.#change += 1;
    this.#wake.raise();
  }

  /** PostgreSQL may have lost what it had not brought to the disk: what is known of the tables is read again. */
  doubt(): void {
    this.#change += 1;
    this.#wake.raise();
  }

  /** Somebody waits for it: nothing more is gathered first. */
  hurry(): void {
    this.#gathered();
  }

  /** What it cannot project is tried again now and not when its pause is over. */
  urge(): void {
    this.#urged = true;
    this.#wake.raise();
  }

  /** The log was put back to an older state: what the tables show beyond this position may be gone from it. */
  rewind(common: Position): void {
    this.#rewound = common;
    this.doubt();
  }

  /**
   * Rebuilds tables of an older version, or of a log that has lost what they show, or waits until somebody has; until
   * that is done there is nothing this code may project into.
   */
  async upgrade(): Promise<void> {
    for (;;) {
      try {
        const live = await this.#parts.checkpointOf(this.model.name);
        const needed = live && (await this.#reasonToRebuild(live));
        if (!needed || this.#parts.signal.aborted) return;
        if (this.#parts.projects) return await this.#rebuild(needed);
        await this.#wake.next(RETRY_MS);
      } catch (error) {
        await this.#recover(error);
        if (this.#parts.signal.aborted) return;
      }
    }
  }

  /** Projects whenever it is active, until the signal aborts it or the tables turn out to be newer than this code. */
  async run(): Promise<void> {
    const { signal } = this.#parts;
    while (!signal.aborted) {
      if (!this.#active) {
        this.#show('standby', null);
        await this.#wake.next();
        continue;
      }
      try {
        if ((await this.#project()) === 'outdated') break;
      } catch (error) {
        await this.#recover(error);
      } finally {
        this.#inbox.close();
      }
    }
  }

  get #running(): boolean {
    if (!this.#active || this.#since !== this.#change || this.#parts.signal.aborted) return false;
    // Asked each time: whoever was asleep has lost the right before anybody could say so.
    return this.#parts.mayProject(this.model.name);
  }

  async #project(): Promise<'outdated' | 'stopped'> {
    this.#since = this.#change;
    const live = await this.#parts.checkpointOf(this.model.name);
    if (!live) throw new Error(`schema ${this.model.name} is gone`);
    if (live.version > this.model.version) {
      this.#show('outdated', null);
      return 'outdated';
    }
    const needed = await this.#reasonToRebuild(live);
    if (needed) {
      await this.#rebuild(needed);
      return 'stopped';
    }
    this.position = live.position;
    this.#checkpoint = live.position;
    this.#parts.settlement.restart(this.model.name, live.position);
    this.#show(live.paused ? 'paused' : 'projecting', live.paused);
    while (this.#running) {
      await this.#catchUp();
      await this.#follow();
    }
    return 'stopped';
  }

  /** Why going on from this checkpoint would be wrong; null when it is not. */
  async #reasonToRebuild(live: Checkpoint): Promise<RebuildReason | null> {
    const { version } = this.model;
    if (live.version < version) {
      return { why: 'tables are of an older version', needed: (now) => now.version < version };
    }
    if (live.version > version) return null;
    // Asked after the checkpoint was read: a log only grows, so a head before it means an older log.
    const head = await this.#parts.feed.head();
    const end = this.#rewound !== null && this.#rewound < head ? this.#rewound : head;
    if (live.position > end) {
      return {
        why: 'log is older than its checkpoint: restored from a copy',
        needed: (now) => now.position > end,
      };
    }
    this.#rewound = null;
    return null;
  }

  async #rebuild({ why, needed }: RebuildReason): Promise<void> {
    const { pool, read, notify, signal, inTurn } = this.#parts;
    const model = this.model;
    this.#show('rebuilding', null);
    notify({ level: 'warn', model: model.name, message: `rebuild begins: ${why}` });
    const position = await inTurn((feed) => rebuild({ pool, feed, read, model, needed, signal }));
    this.#rewound = null;
    if (position === null) return;
    this.#parts.settlement.restart(model.name, position);
    notify({ level: 'info', model: model.name, message: 'rebuild done, tables switched' });
  }

  async #catchUp(): Promise<void> {
    const { feed, read, settlement } = this.#parts;
    // From here on the subscription's events are kept; the reading below begins later, so it meets them.
    this.#inbox.reopen(this.position);
    const delivered = settlement.delivered;
    while (this.position < delivered && this.#running) {
      for await (const batch of batches(feed, this.position, this.model.streams, CATCH_UP_BATCH, read)) {
        if (!this.#running) return;
        await this.#take(batch);
      }
      if (this.position < delivered) await this.#wake.next(RETRY_MS);
    }
    this.#retryMs = RETRY_MS;
  }

  /** Takes what the subscription offers, until it has to read the log again. */
  async #follow(): Promise<void> {
    while (this.#running && this.#inbox.open) {
      if (this.#inbox.reached > this.position) {
        if (this.model.aside) await this.#gather();
        await this.#take(this.#inbox.take());
        continue;
      }
      if (this.#lazySince === null) await this.#wake.next();
      else await this.#wake.next(this.#lazySince + LAZY_MS - performance.now());
      await this.#moveLazily();
    }
  }

  async #gather(): Promise<void> {
    if (this.#parts.settlement.isAwaited(this.model.name)) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#gathered = resolve;
    const timer = setTimeout(resolve, GATHER_MS);
    await promise;
    clearTimeout(timer);
  }

  async #take({ events, reached }: Batch): Promise<void> {
    const fresh = events.filter(({ position }) => position > this.position);
    if (fresh.length > 0) await this.#write(fresh, reached);
    else if (reached > this.position) {
      this.#lazySince ??= performance.now();
      this.#reach(reached);
      await this.#moveLazily();
    }
  }

  /** Other streams' events cost no write each; now and then the checkpoint follows them. */
  async #moveLazily(): Promise<void> {
    if (this.#lazySince === null || performance.now() < this.#lazySince + LAZY_MS) return;
    await this.#write([], this.position);
  }

  async #write(events: readonly RecordedEvent[], reached: Position): Promise<void> {
    if (!this.#running) return;
    const result = await projectBatch(this.#target, this.#checkpoint, events, reached);
    const { position, count, poison } = result;
    if (position > this.#checkpoint) {
      this.#checkpoint = position;
      this.#lazySince = null;
      this.#retryMs = RETRY_MS;
      this.#show('projecting', null);
      // Listeners before waiters: who goes on after `settled` must not meet what a listener was to drop.
      if (count > 0) this.#parts.onProjected(this.model.name, position, events.slice(0, count));
      this.#reach(position);
    }
    if (poison) throw new Poisoned(poison);
  }

  #reach(position: Position): void {
    this.position = position;
    this.#parts.settlement.written(this.model.name, position);
  }

  #show(state: WorkerState, pause: Pause | null): void {
    this.state = state;
    this.pause = pause;
  }

  /** Says what went wrong, once, and waits a while; then everything is read anew from the checkpoint. */
  async #recover(error: unknown): Promise<void> {
    const { signal, notify } = this.#parts;
    if (error instanceof CheckpointMoved || signal.aborted) return;
    const poison = error instanceof Poisoned || error instanceof RebuildStopped ? error.poison : null;
    if (poison) await this.#pauseAt(poison);
    else if (this.#retryMs === RETRY_MS) {
      notify({
        level: 'warn',
        model: this.model.name,
        message: 'cannot project for the moment',
        details: failureDetails(error),
      });
    }
    const until = performance.now() + this.#retryMs;
    this.#retryMs = Math.min(this.#retryMs * 2, MAX_RETRY_MS[poison ? 'poison' : 'connection']);
    this.#urged = false;
    while (!signal.aborted && !this.#urged && performance.now() < until)
      await this.#wake.next(until - performance.now());
  }

  async #pauseAt(poison: Poison): Promise<void> {
    const pause = pauseOf(poison);
    this.#show('paused', pause);
    if (this.#announced === poison.event.id) return;
    this.#announced = poison.event.id;
    this.#parts.notify({
      level: 'error',
      model: this.model.name,
      message: 'read model paused at an event it cannot project',
      details: { event: poison.event.id, ...pause },
    });
    // Only word for others: without it this process still waits at the event and says so.
    const at = { version: this.model.version, position: this.#checkpoint };
    await writePause(this.#parts.pool, this.model.name, at, pause).catch(() => undefined);
  }
}

class Poisoned extends Error {
  readonly poison: Poison;
  constructor(poison: Poison) {
    super('an event cannot be projected');
    this.poison = poison;
  }
}
