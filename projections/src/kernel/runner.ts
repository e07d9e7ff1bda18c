import { randomUUID } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { type Position, type RecordedEvent, streamKind } from '@courtcrew/domain/kernel/event.ts';
import { type Checkpoint, type Pause, readCheckpoints } from './checkpoint.ts';
import type { EventFeed, ReadEvents } from './feed.ts';
import { Hearing } from './hearing.ts';
import { Leases } from './leases.ts';
import { Listener } from './listener.ts';
import type { ServerPool } from './pool.ts';
import { prepareSchemas } from './prepare.ts';
import type { ReadModel } from './readModel.ts';
import { PROJECTED_CHANNEL } from './schema.ts';
import { Settlement } from './settled.ts';
import { SharedPages } from './sharedPages.ts';
import { retryIn, wordIn } from './word.ts';
import { failureDetails, type Notify, Worker, type WorkerState } from './worker.ts';

/** How often PostgreSQL is asked while somebody waits: NOTIFY can be lost with a connection. */
const POLL_MS = 250;

export interface ModelHealth {
  readonly model: string;
  readonly state: WorkerState;
  readonly position: string;
  /** Events of the log it has not looked at yet; on EventStoreDB, bytes. */
  readonly lag: number;
  /** For how long it has not shown an event that this process knows of, whoever should project it. */
  readonly behindMs: number;
  readonly paused?: Pause;
}

/** Batches of this process, events opened, in order per read model; those read while catching up included. */
export type Projected = (model: string, position: Position, events: readonly RecordedEvent[]) => void;
/** Another process has brought the read model to this position; of several positions perhaps only the last. */
export type ProjectedElsewhere = (model: string, position: Position) => void;

export interface Projections {
  /**
   * Resolves true as soon as PostgreSQL shows these read models at `position` or later, whichever process
   * projects them; false after `timeoutMs`, or after about two seconds, less where one of them stands still.
   */
  settled(models: readonly string[], position: Position, timeoutMs?: number): Promise<boolean>;
  /** Each answers the function that takes the callback away again. */
  onProjected(callback: Projected): () => void;
  onProjectedElsewhere(callback: ProjectedElsewhere): () => void;
  health(): readonly ModelHealth[];
  /** Has whoever projects this read model try again at once what it cannot project. */
  retry(model: string): Promise<void>;
  /** Position of the newest event that the log has delivered to this process. */
  delivered(): Position;
  /** Whether the log still reaches this process; one that it does not reach projects nothing, and leaves that to others. */
  hears(): boolean;
  /**
   * Resolves when all tables are of this code's version, show nothing that the log does not hold, and somebody who
   * is alive keeps them up to date: what a process did that stands still nobody does for some seconds.
   */
  ready(): Promise<void>;
  /** Finishes the batches in hand and gives the read models to other processes. */
  stop(): Promise<void>;
}

export interface RunnerParts {
  /** Of `openPool`. Keeps one connection to hear others on and uses as many others as read models write at a time. */
  readonly pool: ServerPool;
  readonly feed: EventFeed;
  readonly readModels: readonly ReadModel[];
  /** Opens personal fields before they are projected. */
  readonly read?: ReadEvents;
  /** False: other processes do it, this one waits for them. */
  readonly projects?: boolean;
  /** How long `settled` waits; about two seconds. */
  readonly settleMs?: number | undefined;
  /** Takes what belongs into the log. */
  readonly notify?: Notify;
}

/**
 * Keeps the read models up to date. Rejects when the database or the log cannot be reached to begin with; later
 * losses of either are survived.
 */
export async function runProjections(parts: RunnerParts): Promise<Projections> {
  const runner = new Runner(parts);
  await runner.start();
  return runner;
}

const LEASE = 'projection.';
const leaseOf = (model: string): string => LEASE + model;
const modelOf = (lease: string): string => lease.slice(LEASE.length);

class Runner implements Projections {
  readonly #parts: Required<Omit<RunnerParts, 'settleMs'>> & RunnerParts;
  readonly #sender = randomUUID();
  readonly #abort = new AbortController();
  readonly #workers = new Map<string, Worker>();
  readonly #projected = new Set<Projected>();
  readonly #elsewhere = new Set<ProjectedElsewhere>();
  #settlement = new Settlement([], 0n);
  #leases: Leases | null = null;
  #hearing: Hearing | null = null;
  #listener: Listener | null = null;
  #subscription: { stop(): Promise<void> } | null = null;
  #endRewinds: (() => void) | undefined;
  #running: Promise<void>[] = [];
  #ready: Promise<unknown> = Promise.resolve();
  #turn: Promise<unknown> = Promise.resolve();
  #pages: SharedPages | null = null;
  #rebuilding = 0;
  #poll: NodeJS.Timeout | null = null;
  #checkpoints = new Map<string, Checkpoint>();
  #asked: Promise<ReadonlyMap<string, Checkpoint>> | null = null;

  constructor(parts: RunnerParts) {
    this.#parts = { read: async (events) => events, notify: () => undefined, projects: true, ...parts };
  }

  async start(): Promise<void> {
    const { pool, feed, readModels, projects, settleMs } = this.#parts;
    await prepareSchemas(pool, readModels);
    const head = await feed.head();
    this.#settlement = new Settlement(readModels, head, settleMs);
    for (const model of readModels) this.#workers.set(model.name, this.#worker(model));
    await this.#readCheckpoints();
    this.#endRewinds = feed.onRewound?.((common) => this.#rewind(common));
    this.#subscription = feed.subscribeAll(head, (events) => this.#deliver(events));
    this.#hearing = new Hearing(feed, () => this.delivered());
    this.#listener = this.#listen();
    const activate = (lease: string, active: boolean) => this.#workers.get(modelOf(lease))?.activate(active);
    const leases = new Leases(
      pool,
      { won: (lease) => activate(lease, true), lost: (lease) => activate(lease, false) },
      () => this.hears(),
    );
    this.#leases = leases;
    const upgrades = [...this.#workers.values()].map(async (worker) => {
      await worker.upgrade();
      const lease = leaseOf(worker.model.name);
      if (projects) leases.contend(lease);
      else leases.watch(lease);
      return worker;
    });
    this.#ready = Promise.all(upgrades).then(() => leases.manned());
    this.#running = upgrades.map(async (upgraded) => {
      const worker = await upgraded;
      await worker.run();
      leases.renounce(leaseOf(worker.model.name));
    });
  }

  async settled(models: readonly string[], position: Position, timeoutMs?: number): Promise<boolean> {
    const settled = this.#settlement.settled(models, position, timeoutMs);
    for (const model of models) this.#workers.get(model)?.hurry();
    if (this.#settlement.waiting) this.#poll ??= setInterval(() => void this.#pollOnce(), POLL_MS);
    return settled;
  }

  onProjected(callback: Projected): () => void {
    this.#projected.add(callback);
    return () => this.#projected.delete(callback);
  }

  onProjectedElsewhere(callback: ProjectedElsewhere): () => void {
    this.#elsewhere.add(callback);
    return () => this.#elsewhere.delete(callback);
  }

  health(): readonly ModelHealth[] {
    return [...this.#workers.values()].map(({ model, state, position: own, pause: ownPause }) => {
      const projects = state === 'projecting' || state === 'paused';
      const stored = this.#checkpoints.get(model.name);
      const settlement = this.#settlement;
      // Tables that have not followed a log that was put back still show what it has lost.
      const known = settlement.hasFollowed(model.name) ? settlement.writtenOf(model.name) : stored?.position;
      const position = projects ? own : (known ?? 0n);
      const paused = ownPause ?? (projects ? null : stored?.paused);
      const lag = settlement.upToDate(model.name) ? 0 : lagOf(position, settlement.delivered);
      const behindMs = settlement.behindMs(model.name);
      return {
        model: model.name,
        state,
        position: String(position),
        lag,
        behindMs,
        ...(paused && { paused }),
      };
    });
  }

  async retry(model: string): Promise<void> {
    const word = JSON.stringify({ retry: model });
    await this.#parts.pool.query('select pg_notify($1, $2)', [PROJECTED_CHANNEL, word]);
  }

  delivered(): Position {
    return this.#settlement.delivered;
  }

  hears(): boolean {
    return this.#hearing?.hears ?? true;
  }

  async ready(): Promise<void> {
    await this.#ready;
  }

  async stop(): Promise<void> {
    this.#abort.abort();
    if (this.#poll) clearInterval(this.#poll);
    this.#endRewinds?.();
    await this.#subscription?.stop();
    await Promise.all(this.#running);
    await this.#hearing?.stop();
    await this.#leases?.stop();
    await this.#listener?.stop();
    this.#settlement.close();
  }

  #worker(model: ReadModel): Worker {
    const { pool, feed, read, notify, projects } = this.#parts;
    return new Worker(model, {
      pool,
      feed,
      read,
      notify,
      projects,
      settlement: this.#settlement,
      sender: this.#sender,
      checkpointOf: async (name) => (await this.#checkpointsAsked()).get(name),
      signal: this.#abort.signal,
      inTurn: (work) => this.#inTurn(work),
      mayProject: (name) => this.#leases?.holds(leaseOf(name)) ?? false,
      onProjected: (...batch) => {
        for (const callback of this.#projected) this.#call(() => callback(...batch));
      },
    });
  }

  #listen(): Listener {
    let lost = false;
    return new Listener(this.#parts.pool, PROJECTED_CHANNEL, {
      heard: (payload) => {
        this.#workers.get(retryIn(payload) ?? '')?.urge();
        const word = wordIn(payload);
        if (word && word.by !== this.#sender) this.#hear(word.model, word.position);
      },
      ticked: () => void this.#readCheckpoints().catch(() => undefined),
      connected: () => {
        this.#settlement.see();
        if (lost) for (const worker of this.#workers.values()) worker.doubt();
        lost = false;
      },
      failed: (error) => {
        lost = true;
        this.#settlement.blind();
        this.#warn('connection that hears of projections lost', error);
      },
    });
  }

  /** The one subscription: notes what there is to wait for, then hands the events to whoever projects here. */
  async #deliver(events: readonly RecordedEvent[]): Promise<void> {
    const reached = events.at(-1)?.position;
    if (reached === undefined) return;
    this.#settlement.deliver(events);
    const takers = [...this.#workers.values()].filter((worker) => worker.listening);
    const streams = new Set(takers.flatMap(({ model }) => model.streams));
    const wanted = events.filter((event) => streams.has(streamKind(event.stream)));
    const open = wanted.length > 0 ? await this.#parts.read(wanted) : [];
    for (const worker of takers) {
      worker.offer(
        open.filter((event) => worker.model.streams.includes(streamKind(event.stream))),
        reached,
      );
    }
  }

  /** The read models show events that the log has lost: they follow it back. */
  #rewind(common: Position): void {
    this.#parts.notify({
      level: 'error',
      message: 'the log was put back to an older state, read models follow',
    });
    this.#settlement.rewind(common);
    this.#pages = null;
    for (const worker of this.#workers.values()) worker.rewind(common);
  }

  /** From NOTIFY, or from a look at the checkpoint when that got lost. */
  #hear(model: string, position: Position): void {
    if (!this.#workers.has(model)) return;
    this.#settlement.written(model, position);
    for (const callback of this.#elsewhere) this.#call(() => callback(model, position));
  }

  /** A rebuild takes a core and a connection for a while: one at a time. Those that wait read what the first has read. */
  #inTurn<T>(work: (feed: EventFeed) => Promise<T>): Promise<T> {
    const { feed } = this.#parts;
    this.#rebuilding += 1;
    const turn = this.#turn.then(() => {
      this.#pages ??= new SharedPages(feed);
      const pages = this.#pages;
      return work({
        readAll: (after) => pages.readAll(after),
        head: () => feed.head(),
        subscribeAll: (...asked) => feed.subscribeAll(...asked),
      });
    });
    this.#turn = turn
      .catch(() => undefined)
      .finally(() => {
        this.#rebuilding -= 1;
        if (this.#rebuilding === 0) this.#pages = null;
      });
    return turn;
  }

  async #pollOnce(): Promise<void> {
    if (this.#settlement.waiting) await this.#readCheckpoints().catch(() => undefined);
    else if (this.#poll) {
      clearInterval(this.#poll);
      this.#poll = null;
    }
  }

  /** Workers that ask in one turn, as all do at a start, are answered by one statement on one connection. */
  #checkpointsAsked(): Promise<ReadonlyMap<string, Checkpoint>> {
    this.#asked ??= nextTurn().then(() => {
      this.#asked = null;
      return this.#storedCheckpoints();
    });
    return this.#asked;
  }

  #storedCheckpoints(): Promise<Map<string, Checkpoint>> {
    const { pool, readModels } = this.#parts;
    return readCheckpoints(
      pool,
      readModels.map(({ name }) => name),
    );
  }

  async #readCheckpoints(): Promise<void> {
    this.#checkpoints = await this.#storedCheckpoints();
    for (const [model, { position }] of this.#checkpoints) {
      if (position <= this.#settlement.writtenOf(model)) continue;
      // What this process projects its worker tells, once its listeners have heard of it.
      if (this.#workers.get(model)?.state !== 'projecting') this.#hear(model, position);
    }
  }

  /** A callback's mistake must not stop a read model. */
  #call(callback: () => void): void {
    try {
      callback();
    } catch (error) {
      this.#warn('a listener to projections failed', error);
    }
  }

  #warn(message: string, error: unknown): void {
    this.#parts.notify({ level: 'warn', message, details: failureDetails(error) });
  }
}

/**
 * How far `position` is before `head`: events of the PostgreSQL log; bytes of EventStoreDB's, whose positions
 * are pairs of 64-bit numbers.
 */
export function lagOf(position: Position, head: Position): number {
  const whole = (value: Position): bigint => (head >> 64n === 0n ? value : value >> 64n);
  return Math.max(0, Number(whole(head) - whole(position)));
}
