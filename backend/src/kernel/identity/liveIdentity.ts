import type { RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import type { ReadEvents } from '@courtcrew/projections/kernel/feed.ts';
import type { Pool } from 'pg';
import type { EventStore, Subscription } from '../eventstore/port.ts';
import { type Execute, placed } from '../runtime/aggregate.ts';
import { AccessBook, type LoadStandings, shownByAll, standingsFrom } from './access.ts';
import { Bulletin } from './bulletin.ts';
import { type CredentialRules, Credentials } from './credentials.ts';
import type { Identity, Session, Standing } from './identity.ts';
import { type PasswordOptions, Passwords } from './passwords.ts';
import { PendingLogins } from './pendingLogins.ts';
import { RecentAccess } from './recentAccess.ts';
import { ResetTokens } from './resetTokens.ts';
import { type ChangeOf, changesIn, type RightsSource } from './rights.ts';
import { SecurityLog } from './securityLog.ts';
import { SessionStore } from './sessions.ts';
import { Throttle } from './throttle.ts';

/** Lets one task per key run at a time, in the order they came. */
class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  async take<Value>(key: string, task: () => Promise<Value>): Promise<Value> {
    const before = this.#last.get(key) ?? Promise.resolve();
    // Whether the task before succeeded is nothing to this one.
    const turn = before.then(task, task);
    this.#last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    }
  }
}

/** The time step of each person's last code, in the database: no process takes a code twice. */
class UsedCodes {
  readonly #pool: Pool;

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  /** Uses the code of this step up; false when it, or a later one, has been used before. */
  async take(ref_id: string, step: number): Promise<boolean> {
    const { rowCount } = await this.#pool.query(
      `insert into identity.used_codes as u (ref_id, step) values ($1, $2)
       on conflict (ref_id) do update set step = excluded.step where u.step < excluded.step`,
      [ref_id, step],
    );
    return rowCount === 1;
  }

  async forget(ref_id: string): Promise<void> {
    await this.#pool.query('delete from identity.used_codes where ref_id = $1', [ref_id]);
  }
}

const SWEEP_MS = 60 * 60 * 1000;

export interface IdentityParts {
  readonly pool: Pool;
  readonly secret: string;
  /** Says which passwords are in force, and of changed rights before read models show them. */
  readonly log: Pick<EventStore, 'readStream' | 'revision' | 'subscribeAll' | 'onRewound'>;
  readonly read: ReadEvents;
  readonly rights: readonly RightsSource[];
  readonly credential: CredentialRules;
  readonly load?: LoadStandings;
  readonly passwords?: PasswordOptions;
}

type Listener<Value> = (value: Value) => void;

export class LiveIdentity implements Identity {
  readonly passwords: Passwords;
  readonly #credentials: Credentials;
  readonly sessions: SessionStore;
  readonly resets: ResetTokens;
  readonly throttle: Throttle;
  readonly security: SecurityLog;
  readonly pendingLogins: PendingLogins;
  readonly usedCodes: UsedCodes;
  readonly #turns = new Turns();
  readonly #bulletin: Bulletin;
  readonly #access: AccessBook;
  readonly #changeOf: ChangeOf;
  readonly #recent: RecentAccess;
  readonly #endsCredential: CredentialRules['ends'];
  readonly #revoked = new Set<Listener<readonly string[]>>();
  readonly #changed = new Set<Listener<string | null>>();
  readonly #sweeper: NodeJS.Timeout;
  #following: Subscription | null = null;
  #endRewinds: (() => void) | undefined;

  private constructor(parts: IdentityParts) {
    const { pool, secret, log, rights, credential, load, passwords } = parts;
    this.#changeOf = changesIn(rights);
    this.#recent = new RecentAccess(this.#changeOf);
    this.#endsCredential = credential.ends;
    this.#bulletin = new Bulletin(pool, {
      read: ({ ended }) => this.#ended(ended),
      missed: () => {
        this.sessions.doubt();
        void this.#endMissed();
        this.#accessChanged(null);
      },
    });
    this.#credentials = new Credentials(log, credential);
    this.sessions = new SessionStore(pool, this.#credentials, async (digests) => {
      this.#ended(digests);
      await this.#bulletin.post({ ended: digests });
    });
    this.#access = new AccessBook(load ?? standingsFrom(pool, this.#recent, rights));
    this.passwords = new Passwords(passwords);
    this.resets = new ResetTokens(pool);
    this.throttle = new Throttle(pool, secret);
    this.security = new SecurityLog(pool, secret);
    this.pendingLogins = new PendingLogins(pool);
    this.usedCodes = new UsedCodes(pool);
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP_MS).unref();
  }

  /** The tables of `IDENTITY_STEPS` are there. */
  static async open(parts: IdentityParts): Promise<LiveIdentity> {
    const identity = new LiveIdentity(parts);
    await identity.#bulletin.open();
    const shown = parts.load ? 0n : await shownByAll(parts.pool, parts.rights);
    identity.#following = parts.log.subscribeAll(shown, async (events) => {
      identity.#doubtAfter(events);
      identity.#hear(await parts.read(events.filter(identity.#changeOf)));
    });
    identity.#endRewinds = parts.log.onRewound((common) => {
      identity.#recent.rewind(common);
      identity.#credentials.forget();
      identity.sessions.doubt();
      identity.#accessChanged(null);
    });
    return identity;
  }

  async session(id: string): Promise<Session | null> {
    const session = await this.sessions.find(id);
    // Ending the sessions is a step of its own, which comes later and may be another process's.
    return session && (await this.#access.isForgotten(session.ref_id)) ? null : session;
  }

  fresh(id: string): Promise<boolean> {
    return this.sessions.fresh(id);
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

  /** Takes in events of rights and logins, this process's own before they are answered; repeatable. */
  happened(events: readonly RecordedEvent[]): void {
    this.#doubtAfter(events);
    this.#hear(events);
  }

  #doubtAfter(events: readonly RecordedEvent[]): void {
    if (events.some(({ type }) => this.#endsCredential(type))) this.sessions.doubt();
  }

  #hear(events: readonly RecordedEvent[]): void {
    for (const ref_id of this.#recent.add(events)) this.#accessChanged(ref_id);
  }

  /** The same commands, but rights that one changes have changed in this process before it is answered. */
  hearing(execute: Execute): Execute {
    return async (...command) => {
      const outcome = await execute(...command);
      if (!outcome.refused) this.happened(placed(outcome));
      return outcome;
    };
  }

  oneAtATime<Value>(ref_id: string, task: () => Promise<Value>): Promise<Value> {
    return this.#turns.take(ref_id, task);
  }

  /** Ends sessions and mailed links from before the person's present credential; repeatable. */
  async shutOut(ref_id: string): Promise<void> {
    const credential = await this.#credentials.of(ref_id);
    await this.resets.discardOthers(ref_id, credential);
    await this.throttle.forgive(ref_id, 'password');
    await this.sessions.endOld(ref_id, credential);
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeper);
    this.#endRewinds?.();
    await this.#following?.stop();
    await this.security.flush();
    await Promise.all([this.#bulletin.close(), this.passwords.close()]);
  }

  #ended(digests: readonly string[]): void {
    this.#tellEnded(this.sessions.drop(digests));
  }

  /** Sockets stay open as long as nobody says that their session has ended. */
  async #endMissed(): Promise<void> {
    // The database is gone again: its return is another moment at which notices were missed.
    const ids = await this.sessions.dropEnded().catch(() => []);
    this.#tellEnded(ids);
  }

  #tellEnded(ids: readonly string[]): void {
    if (ids.length === 0) return;
    for (const listener of this.#revoked) listener(ids);
  }

  #accessChanged(ref_id: string | null): void {
    this.#access.drop(ref_id);
    for (const listener of this.#changed) listener(ref_id);
  }

  /** Rows that no longer count only take room: when this fails, the next hour's does it. */
  async #sweep(): Promise<void> {
    const kept = [this.sessions, this.resets, this.throttle, this.security, this.pendingLogins];
    await Promise.allSettled(kept.map((rows) => rows.sweep()));
  }
}
