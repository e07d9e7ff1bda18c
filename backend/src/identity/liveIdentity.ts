import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { Pool } from 'pg';
import { AccessBook, type LoadStandings, standingsFrom } from './access.ts';
import { changedAccess } from './accessEvents.ts';
import { Bulletin } from './bulletin.ts';
import type { Identity, Session, Standing } from './identity.ts';
import { type PasswordOptions, Passwords } from './passwords.ts';
import { ResetTokens } from './resetTokens.ts';
import { SessionStore } from './sessions.ts';
import { Throttle } from './throttle.ts';
import { Turns } from './turns.ts';

const SWEEP_MS = 60 * 60 * 1000;
const MOST_NOTICES = 20;

export interface IdentityParts {
  readonly pool: Pool;
  /** For the connection that listens to other processes. */
  readonly url: string;
  /** The installation's secret; digests of what could be guessed are keyed with it. */
  readonly secret: string;
  /** Where rights are read; the read models unless a test says otherwise. */
  readonly load?: LoadStandings;
  readonly passwords?: PasswordOptions;
}

type Listener<Value> = (value: Value) => void;

/** Logins and rights of the whole installation, as one process knows them. */
export class LiveIdentity implements Identity {
  readonly passwords: Passwords;
  readonly sessions: SessionStore;
  readonly resets: ResetTokens;
  readonly throttle: Throttle;
  readonly #turns = new Turns();
  readonly #bulletin: Bulletin;
  readonly #access: AccessBook;
  readonly #revoked = new Set<Listener<readonly string[]>>();
  readonly #changed = new Set<Listener<string | null>>();
  readonly #sweeper: NodeJS.Timeout;

  private constructor({ pool, url, secret, load, passwords }: IdentityParts) {
    this.#bulletin = new Bulletin(pool, url, {
      read: ({ ended, access }) => {
        if (ended && ended.length > 0) this.#ended(ended);
        if (access !== undefined) this.#accessChanged(access);
      },
      missed: () => {
        this.sessions.doubt();
        this.#accessChanged(null);
      },
    });
    this.sessions = new SessionStore(
      pool,
      async (digests) => {
        this.#ended(digests);
        await this.#bulletin.post({ ended: digests });
      },
      () => this.#bulletin.listening,
    );
    this.#access = new AccessBook(load ?? standingsFrom(pool));
    this.passwords = new Passwords(passwords);
    this.resets = new ResetTokens(pool);
    this.throttle = new Throttle(pool, secret);
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP_MS).unref();
  }

  /** The tables of `IDENTITY_SCHEMA` are there. */
  static async open(parts: IdentityParts): Promise<LiveIdentity> {
    const identity = new LiveIdentity(parts);
    await identity.#bulletin.open();
    return identity;
  }

  session(id: string): Promise<Session | null> {
    return this.sessions.find(id);
  }

  access(ref_id: string, tid: string | null): Promise<Standing> {
    return this.#access.of(ref_id, tid);
  }

  onRevoked(listener: Listener<readonly string[]>): () => void {
    this.#revoked.add(listener);
    return () => void this.#revoked.delete(listener);
  }

  onAccessChanged(listener: Listener<string | null>): () => void {
    this.#changed.add(listener);
    return () => void this.#changed.delete(listener);
  }

  /**
   * To be called with events once the read models of accounts, tournaments and rosters show them, in the process that
   * projected them: here rights are dropped before this returns, elsewhere within a notification.
   */
  async projected(events: readonly RecordedEvent[]): Promise<void> {
    const refs = [...changedAccess(events)];
    // Whoever catches up with a long log tells the others once.
    const changed = refs.length > MOST_NOTICES ? [null] : refs;
    for (const ref_id of changed) this.#accessChanged(ref_id);
    // A notice that cannot be sent must not end the process: without the database nobody is served, and when it
    // is back the others forget everything they remembered.
    await Promise.allSettled(changed.map((access) => this.#bulletin.post({ access })));
  }

  /** Runs the task once all earlier ones for this person, in this process, are over. */
  oneAtATime<Value>(ref_id: string, task: () => Promise<Value>): Promise<Value> {
    return this.#turns.take(ref_id, task);
  }

  /** Ends every session of the person and takes back links that were mailed to them. */
  async shutOut(ref_id: string): Promise<void> {
    await this.resets.discard(ref_id);
    await this.throttle.forgive(ref_id);
    await this.sessions.endAll(ref_id);
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    await this.#bulletin.close();
  }

  #ended(digests: readonly string[]): void {
    const ids = this.sessions.drop(digests);
    if (ids.length === 0) return;
    for (const listener of this.#revoked) listener(ids);
  }

  #accessChanged(ref_id: string | null): void {
    this.#access.drop(ref_id);
    for (const listener of this.#changed) listener(ref_id);
  }

  /** Rows that no longer count only take room: when this fails, the next hour's does it. */
  async #sweep(): Promise<void> {
    await Promise.allSettled([this.sessions.sweep(), this.resets.sweep(), this.throttle.sweep()]);
  }
}
