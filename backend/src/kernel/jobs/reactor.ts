import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import { Backlog } from '@courtcrew/projections/kernel/backlog.ts';
import { Leases } from '@courtcrew/projections/kernel/leases.ts';
import type { Pool } from 'pg';
import { pause } from '../eventstore/follow.ts';
import type { Subscription } from '../eventstore/port.ts';
import { listensTo, type Reaction, type ReactionParts, ReactionRun } from './reactions.ts';

const LEASE = 'reactions';
const RETRY_MS = 500;
const LOOK_MS = 25;

/**
 * Runs all reactions in one process at a time, by a lease; the others take over within seconds. What a process still has
 * in hand when it loses the lease fails at the reaction's place in the log.
 */
export class Reactor {
  readonly #reactions: readonly Reaction[];
  readonly #parts: ReactionParts;
  readonly #stopping = new AbortController();
  #leases: Leases | null = null;
  readonly #backlogs: ReadonlyMap<Reaction, Backlog>;
  #watching: Subscription | undefined;
  #runs: ReactionRun[] = [];
  #endRewinds: (() => void) | undefined;
  /** Changes of the lease are followed one after the other. */
  #turn: Promise<void> = Promise.resolve();

  constructor(reactions: readonly Reaction[], parts: ReactionParts) {
    this.#reactions = reactions;
    this.#backlogs = new Map(reactions.map((reaction) => [reaction, new Backlog()]));
    this.#parts = parts;
  }

  /** Places new reactions at the head of the log. Without `reacts` it only follows the others' places. */
  async start(reacts = true): Promise<void> {
    const { pool, events } = this.#parts;
    // Before the head: a log only grows, and meanwhile others go on reacting beyond what this process has seen of it.
    const places = await placesOf(pool);
    const head = await events.head();
    await pool.query(
      `insert into outbox.reactions (name, position) select unnest($1::text[]), $2::numeric
       on conflict (name) do nothing`,
      [this.#reactions.map((reaction) => reaction.name), String(head)],
    );
    if ([...places.values()].some((place) => place > head)) await this.#goBack(head);
    this.#endRewinds = events.onRewound((common) => {
      void this.#follow(async () => {
        await this.#end();
        for (const backlog of this.#backlogs.values()) backlog.rewound(common);
        await this.#goBack(common);
        await this.#begin();
      });
    });
    this.#watching = events.subscribeAll(head, async (page) => {
      for (const event of page) {
        for (const [reaction, backlog] of this.#backlogs) {
          if (listensTo(reaction, event)) backlog.arrived(event.position);
        }
      }
    });
    if (!reacts) return;
    this.#leases = new Leases(
      pool,
      { won: () => this.#follow(() => this.#begin()), lost: () => this.#follow(() => this.#end()) },
      this.#parts.hears,
    );
    this.#leases.contend(LEASE);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#endRewinds?.();
    await this.#watching?.stop();
    // In this order: the next process begins when nothing runs here any more.
    await this.#follow(() => this.#end());
    await this.#leases?.stop();
    await this.#turn;
  }

  /** Reactions that cannot get past an event, while this process is the one that reacts. */
  get stuck(): readonly { readonly name: string; readonly position: string; readonly type: string }[] {
    return this.#runs.flatMap((run) => (run.stuck ? [{ name: run.name, ...run.stuck }] : []));
  }

  /** Resolves true when every reaction that listens to this event has handled it; false after `timeoutMs`. */
  async reacted(event: RecordedEvent, timeoutMs: number): Promise<boolean> {
    const listeners = this.#reactions.filter((reaction) => listensTo(reaction, event));
    const until = performance.now() + timeoutMs;
    while (!this.#stopping.signal.aborted && performance.now() < until) {
      const places = await placesOf(this.#parts.pool);
      if (listeners.every(({ name }) => (places.get(name) ?? 0n) >= event.position)) return true;
      await pause(LOOK_MS, this.#stopping.signal);
    }
    return false;
  }

  /** Reactions that have left an event undone for longer than this, whichever process should react to it. */
  async behind(ms: number): Promise<string[]> {
    const places = await placesOf(this.#parts.pool);
    return [...this.#backlogs].flatMap(([{ name }, backlog]) => {
      backlog.done(places.get(name) ?? 0n);
      return backlog.waitingMs > ms ? [name] : [];
    });
  }

  #follow(change: () => Promise<void>): Promise<void> {
    this.#turn = this.#turn.then(change);
    return this.#turn;
  }

  /** Takes reactions back to the end of a log that was restored to an older state, once the database allows. */
  async #goBack(to: Position): Promise<void> {
    const { pool, log } = this.#parts;
    const { signal } = this.#stopping;
    const moved = 'update outbox.reactions set position = $1 where position > $1';
    while (!signal.aborted) {
      try {
        await pool.query(moved, [String(to)]);
        return;
      } catch (error) {
        log.warn({ err: error }, 'reactions cannot follow the log back at the moment');
        await pause(RETRY_MS, signal);
      }
    }
  }

  async #begin(): Promise<void> {
    const { signal } = this.#stopping;
    const mayReact = () => this.#leases?.holds(LEASE) ?? false;
    while (!signal.aborted && mayReact() && this.#runs.length === 0) {
      try {
        const places = await placesOf(this.#parts.pool);
        for (const reaction of this.#reactions) {
          const place = places.get(reaction.name);
          if (place === undefined) throw new Error(`reaction ${reaction.name} has no place in the log`);
          this.#runs.push(new ReactionRun(reaction, this.#parts, mayReact, place));
        }
      } catch (error) {
        this.#parts.log.warn({ err: error }, 'reactions are interrupted');
        await this.#end();
        await pause(RETRY_MS, signal);
      }
    }
  }

  async #end(): Promise<void> {
    await Promise.all(this.#runs.map((run) => run.stop()));
    this.#runs = [];
  }
}

/** How far each reaction is in the log; each page with one of its events moves it, and now and then others do. */
async function placesOf(pool: Pool): Promise<ReadonlyMap<string, Position>> {
  const { rows } = await pool.query<{ name: string; position: string }>(
    'select name, position::text as position from outbox.reactions',
  );
  return new Map(rows.map(({ name, position }) => [name, BigInt(position)]));
}
