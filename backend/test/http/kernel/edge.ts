import { NO_RIGHTS } from '@courtcrew/domain/contract/policies.ts';
import { type RecordedEvent, SYSTEM } from '@courtcrew/domain/kernel/event.ts';
import type { Database } from '@courtcrew/projections/database.ts';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { type AppParts, buildApp } from '../../../src/kernel/app.ts';
import type { EventStore, Subscription } from '../../../src/kernel/eventstore/port.ts';
import { createLog } from '../../../src/kernel/http/metrics/logging.ts';
import { Metrics } from '../../../src/kernel/http/metrics/metrics.ts';
import { route } from '../../../src/kernel/http/route.ts';
import type { Identity, Session, Standing } from '../../../src/kernel/identity/identity.ts';
import { WELL } from '../../support/health.ts';
import { signInCall } from './calls.ts';

/** Identity held in memory: tests grant, revoke and demote as they like. */
export class MemoryIdentity implements Identity {
  readonly sessions = new Map<string, Session>();
  /** By person, or by person and tournament: `bea t1`. */
  readonly standings = new Map<string, Standing>();
  readonly #revoked = new Set<(ids: readonly string[]) => void>();
  readonly #changed = new Set<(ref_id: string | null) => void>();

  async session(id: string): Promise<Session | null> {
    return this.sessions.get(id) ?? null;
  }

  async fresh(id: string): Promise<boolean> {
    return this.sessions.has(id);
  }

  async access(ref_id: string, tid: string | null): Promise<Standing> {
    const everywhere = this.standings.get(ref_id) ?? { platform: false, rights: NO_RIGHTS };
    return this.standings.get(`${ref_id} ${tid}`) ?? everywhere;
  }

  grant(ref_id: string, tid: string, rights: Partial<Standing['rights']>): void {
    this.standings.set(`${ref_id} ${tid}`, { platform: false, rights: { ...NO_RIGHTS, ...rights } });
    for (const listener of this.#changed) listener(ref_id);
  }

  revoke(id: string): void {
    this.sessions.delete(id);
    for (const listener of this.#revoked) listener([id]);
  }

  onRevoked(listener: (ids: readonly string[]) => void): () => void {
    this.#revoked.add(listener);
    return () => this.#revoked.delete(listener);
  }

  onAccessChanged(listener: (ref_id: string | null) => void): () => void {
    this.#changed.add(listener);
    return () => this.#changed.delete(listener);
  }
}

interface Happening {
  readonly stream: string;
  readonly position: bigint;
  readonly type?: string;
  readonly data?: object;
}

/** A log to listen to; tests say what happened. */
export class MemoryEvents implements Pick<EventStore, 'subscribeAll' | 'head' | 'onRewound'> {
  readonly #handlers = new Set<(events: readonly RecordedEvent[]) => Promise<void>>();

  async head(): Promise<bigint> {
    return 0n;
  }

  onRewound(): () => void {
    return () => undefined;
  }

  subscribeAll(_after: bigint, handler: (events: readonly RecordedEvent[]) => Promise<void>): Subscription {
    this.#handlers.add(handler);
    return { stop: async () => void this.#handlers.delete(handler) };
  }

  async happened(...events: readonly Happening[]): Promise<void> {
    const meta = {
      commandId: 'c',
      actor: SYSTEM,
      at: '2026-03-07T13:00:00.000Z',
      schema: 1,
      correlation: 'r',
      causation: 'r',
    };
    const recorded = events.map(({ type = 'Happened', data = {}, ...event }) => ({
      ...event,
      id: String(event.position),
      revision: 0,
      type,
      data,
      meta,
    }));
    await Promise.all([...this.#handlers].map((handler) => handler(recorded)));
  }
}

/** A query builder that compiles but reaches no database: calls of these tests bring their own data. */
const noDatabase = (): Kysely<Database> =>
  new Kysely<Database>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

export interface Edge {
  readonly app: FastifyInstance;
  readonly identity: MemoryIdentity;
  /** Opens a session for the person and answers the cookie to send. */
  signIn(ref_id: string): Promise<string>;
  inject(request: InjectOptions & { as?: string }): Promise<Awaited<ReturnType<FastifyInstance['inject']>>>;
}

/** The HTTP edge with tiny calls of a test's own. */
export async function edge(parts: Partial<AppParts> = {}): Promise<Edge> {
  const identity = new MemoryIdentity();
  const signIn = route(signInCall, async ({ body }, use) => {
    const session = { id: `session-of-${body.ref_id}`, ref_id: body.ref_id };
    identity.sessions.set(session.id, session);
    use.http.signIn(session);
    return { message: 'ok' };
  });
  const app = await buildApp({
    settings: {
      publicUrl: 'http://localhost:8080',
      https: false,
      sessionSecret: 'a secret of thirty-two characters or more',
      trustProxy: [],
    },
    secret: 'the secret of the installation',
    displaySecret: 'the secret of displays',
    rest: [],
    rows: {},
    rooms: [],
    knowsOf: async () => true,
    events: new MemoryEvents(),
    read: async (events) => events,
    heard: () => 7n,
    identity,
    security: { note: () => undefined },
    readModels: [],
    log: createLog('silent'),
    metrics: new Metrics(),
    health: WELL,
    db: noDatabase(),
    execute: async () => ({ events: [], position: null, state: undefined as never }),
    settled: async () => true,
    ...parts,
    routes: [signIn, ...(parts.routes ?? [])],
  });
  const cookieOf = async (ref_id: string): Promise<string> => {
    const answer = await app.inject({ method: 'POST', url: '/test/signIn', body: { ref_id } });
    const [cookie] = answer.cookies;
    return `${cookie?.name}=${cookie?.value}`;
  };
  return {
    app,
    identity,
    signIn: cookieOf,
    inject: async ({ as, ...request }) => {
      const headers = as === undefined ? request.headers : { ...request.headers, cookie: await cookieOf(as) };
      return app.inject({ ...request, headers });
    },
  };
}
