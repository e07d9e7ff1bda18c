import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ServerPool } from './pool.ts';
import { Signal } from './signal.ts';
import type { Steps } from './steps.ts';

/** Who may do what only one process at a time should do, and until when. */
export const LEASES_SCHEMA = `
create schema if not exists kernel;
create table if not exists kernel.leases (
  name text primary key,
  holder text not null,
  -- Grows whenever the holder changes.
  token bigint not null,
  until timestamptz not null
);
`;
export const LEASES: Steps = { part: 'leases', sql: [LEASES_SCHEMA] };

/** How long a lease outlives its last renewal. */
export const LEASE_MS = 3_000;
/** Together with the lease's life: the time in which another process takes over. */
const RENEW_MS = 1_000;
const RETRY_MS = 250;
/** Shorter than the lease's life, so that one lost answer does not cost it. */
const ANSWER_MS = 1_500;

/**
 * Takes what is free, has run out, or is held by somebody without a connection (a holder's name begins with the owner
 * of its connections), and renews what is held; by the database's clock alone. Answers each lease that was asked for:
 * whether it was granted, and until when it stood before.
 */
const TAKE = `with asked as (select unnest($1::text[]) as name),
  taken as (
    insert into kernel.leases as lease (name, holder, token, until)
    select name, $2, 1, clock_timestamp() + make_interval(secs => $3) from asked order by name
    on conflict (name) do update set holder = excluded.holder, until = excluded.until,
      token = lease.token + (lease.holder <> excluded.holder)::integer
    where lease.holder = excluded.holder or lease.until < clock_timestamp()
      or not exists (select from pg_stat_activity where application_name = split_part(lease.holder, '/', 1))
    returning name)
  select name, taken.name is not null as granted, before.until::text as until
  from asked left join taken using (name) left join kernel.leases as before using (name)`;
/** Of these leases, those that somebody with a connection holds, and until when. */
const LOOK = `select name, false as granted, until::text as until from kernel.leases as lease
  where name = any($1::text[]) and until > clock_timestamp()
    and exists (select from pg_stat_activity where application_name = split_part(lease.holder, '/', 1))`;
const GIVE_BACK = `update kernel.leases set until = '-infinity' where holder = $2 and name = any($1::text[])`;

interface Answered {
  readonly name: string;
  readonly granted: boolean;
  readonly until: string | null;
}

export interface LeaseEvents {
  /** This process alone may now do it. */
  won(name: string): void;
  /** It may not any more. */
  lost(name: string): void;
}

/**
 * This process's share of the leases. A process that dies loses its connections and is replaced at the next asking;
 * one that stands still renews nothing and is replaced within seconds. One that wakes up again sees by its own
 * clock, counted from before it last asked, that its right has run out. A lease only spares double work: whoever
 * acts under one must also write in a way that fails once somebody else has gone on.
 */
export class Leases {
  readonly #pool: ServerPool;
  readonly #holder: string;
  readonly #events: LeaseEvents;
  readonly #hears: () => boolean;
  readonly #wanted = new Set<string>();
  /** What others are to hold. */
  readonly #watched = new Set<string>();
  /** Until when each is held, by this process's own clock. */
  readonly #held = new Map<string, number>();
  /** What others were found to hold, and until when. */
  readonly #others = new Map<string, string | null>();
  /** What somebody who is alive holds: this process, or another that was seen to renew it. */
  readonly #manned = new Set<string>();
  readonly #waiting = new Set<() => void>();
  readonly #signal = new Signal();
  readonly #running: Promise<void>;
  #expiry: NodeJS.Timeout | undefined;
  #stopped = false;

  /** @param hears whether the log still reaches this process: one that is deaf leaves its leases to others */
  constructor(pool: ServerPool, events: LeaseEvents, hears: () => boolean = () => true) {
    this.#hears = hears;
    this.#pool = pool;
    this.#holder = `${pool.owner}/${randomUUID()}`;
    this.#events = events;
    this.#running = this.#run();
  }

  /** Asks for the lease, now and whenever it is lost. */
  contend(name: string): void {
    this.#wanted.add(name);
    this.#signal.raise();
  }

  /** Leaves the lease to others; `manned` waits for one of them. */
  watch(name: string): void {
    this.#watched.add(name);
    this.#signal.raise();
  }

  /** Gives it back for good. */
  renounce(name: string): void {
    this.#wanted.delete(name);
    this.#signal.raise();
  }

  /** Whether this process may act at this moment. */
  holds(name: string): boolean {
    return (this.#held.get(name) ?? 0) > performance.now();
  }

  /**
   * Resolves once somebody who is alive holds each lease that is contended for or watched: what a process held that stands still
   * nobody does until it runs out.
   */
  async manned(): Promise<void> {
    if (!this.#isManned() && !this.#stopped) await new Promise<void>((resolve) => this.#waiting.add(resolve));
  }

  /** Gives everything back, so that others need not wait for it to run out. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#signal.raise();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      const done = await this.#renew().catch(() => false);
      const settled = done && this.#isManned();
      if (settled) this.#tell();
      await this.#signal.next(settled ? RENEW_MS : RETRY_MS);
    }
    this.#tell();
    clearTimeout(this.#expiry);
    await this.#giveBackAllBut([]).catch(() => undefined);
  }

  async #renew(): Promise<boolean> {
    const wanted = this.#hears() ? [...this.#wanted] : [];
    await this.#giveBackAllBut(wanted);
    await this.#look();
    if (wanted.length === 0) return true;
    const asked = performance.now();
    const values = [wanted, this.#holder, LEASE_MS / 1000];
    const { rows } = await answered(this.#pool.query<Answered>(TAKE, values));
    for (const { name, granted, until } of rows) {
      if (granted) this.#hold(name, asked + LEASE_MS);
      else this.#refused(name, until);
    }
    this.#watch();
    return true;
  }

  async #look(): Promise<void> {
    const unseen = [...this.#watched].filter((name) => !this.#manned.has(name));
    if (unseen.length === 0) return;
    const { rows } = await answered(this.#pool.query<Answered>(LOOK, [unseen]));
    for (const { name, until } of rows) this.#refused(name, until);
  }

  #refused(name: string, until: string | null): void {
    this.#lose(name);
    if (this.#others.has(name) && this.#others.get(name) !== until) this.#manned.add(name);
    this.#others.set(name, until);
  }

  #isManned(): boolean {
    return [...this.#wanted, ...this.#watched].every((name) => this.#manned.has(name));
  }

  #tell(): void {
    for (const resolve of this.#waiting) resolve();
    this.#waiting.clear();
  }

  #hold(name: string, until: number): void {
    const lapsed = !this.holds(name);
    if (lapsed) this.#lose(name);
    // An answer that waited until this process woke up grants what has run out since.
    if (until <= performance.now()) return;
    this.#held.set(name, until);
    this.#manned.add(name);
    if (lapsed) this.#events.won(name);
  }

  #lose(name: string): void {
    if (this.#held.delete(name)) this.#events.lost(name);
  }

  /** Loses what runs out while no renewal is answered. */
  #watch(): void {
    clearTimeout(this.#expiry);
    if (this.#held.size === 0) return;
    this.#expiry = setTimeout(
      () => {
        for (const name of this.#held.keys()) if (!this.holds(name)) this.#lose(name);
        this.#watch();
      },
      Math.max(1, Math.min(...this.#held.values()) - performance.now()),
    );
  }

  async #giveBackAllBut(wanted: readonly string[]): Promise<void> {
    const unwanted = [...this.#held.keys()].filter((name) => !wanted.includes(name));
    for (const name of unwanted) this.#lose(name);
    if (unwanted.length > 0) await answered(this.#pool.query(GIVE_BACK, [unwanted, this.#holder]));
  }
}

/** The answer, unless it takes too long: then nothing is known, and the lease runs out by the clock. */
async function answered<Answer>(asked: Promise<Answer>): Promise<Answer> {
  const timer = new AbortController();
  const late = pause(ANSWER_MS, undefined, { signal: timer.signal }).then(() => {
    throw new Error('no answer about leases');
  });
  late.catch(() => undefined);
  try {
    return await Promise.race([asked, late]);
  } finally {
    timer.abort();
  }
}
