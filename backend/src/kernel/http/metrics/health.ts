import type { FastifyInstance } from 'fastify';

export interface ProjectionState {
  readonly model: string;
  readonly lag: number;
  readonly paused: boolean;
  /** It shows events that the log does not hold: the log was put back to an older state. */
  readonly ahead: boolean;
}

export interface UnusableStream {
  readonly area: string;
  readonly why: string;
}

/** An event that a reaction cannot get past: mails that follow from it and from all later ones wait. */
export interface StuckReaction {
  readonly name: string;
  readonly position: string;
  readonly type: string;
}

/** What the running parts say of themselves. A check that throws counts as not well. */
export interface Health {
  database(): Promise<boolean>;
  store(): Promise<boolean>;
  projections(): Promise<readonly ProjectionState[]>;
  messages(): Promise<Readonly<Record<string, number>>>;
  stuck(): readonly StuckReaction[];
  /** Read models and reactions that have been behind the log for longer than this, whoever should move them. */
  behind(ms: number): Promise<readonly string[]>;
  /** Whether this process hears of what is written, so that what it remembers is true. */
  hears(): Promise<boolean>;
  readonly roles: readonly string[];
  /** What no process does at all. */
  vacant(): Promise<readonly string[]>;
  unusable(): readonly UnusableStream[];
}

const CHECK_MS = 1_500;
/** Somebody takes over within this time from whoever stands still. */
const BEHIND_MS = 5_000;

/** Why a server is not ready, by what of it is not well. */
const REASONS = [
  ['database', 'PostgreSQL does not answer'],
  ['store', 'the log does not answer'],
  ['projections', 'nothing is known of the read models'],
  ['hears', 'new events of the log do not reach this server'],
] as const;

/** Somebody else takes over within this time from a process that stalls. */
async function within<T>(check: Promise<T>, otherwise: T): Promise<T> {
  const { promise, resolve } = Promise.withResolvers<T>();
  const timer = setTimeout(resolve, CHECK_MS, otherwise);
  check.then(resolve, () => resolve(otherwise));
  return promise.finally(() => clearTimeout(timer));
}

export async function report(health: Health) {
  const [database, store, projections, messages, behind, vacant, hears] = await Promise.all([
    within(health.database(), false),
    within(health.store(), false),
    within(health.projections(), null),
    within(health.messages(), null),
    within(health.behind(BEHIND_MS), []),
    within(health.vacant(), []),
    within(health.hears(), false),
  ]);
  const paused = (projections ?? []).filter((state) => state.paused).map((state) => state.model);
  const ahead = (projections ?? []).filter((state) => state.ahead).map((state) => state.model);
  const stuck = health.stuck();
  const unusable = health.unusable();
  const well = { database, store, projections: projections !== null, hears };
  const reasons = REASONS.flatMap(([part, reason]) => (well[part] ? [] : [reason]));
  const ready = reasons.length === 0;
  const alarms = [paused, ahead, behind, vacant, stuck, unusable];
  const ok = ready && alarms.every((alarm) => alarm.length === 0);
  const { roles } = health;
  const parts = { roles, vacant, database, store, projections, hears, reasons, messages };
  return { ready, well, ok, ...parts, paused, ahead, behind, stuck, unusable };
}

/** Many watchers ask for the head alone. */
const WATCHED = { exposeHeadRoute: true };

/** For load balancers and people on watch. Says numbers and names of parts, nothing of anybody. */
export function mountHealth(app: FastifyInstance, health: Health): void {
  app.get('/health/live', WATCHED, async () => ({ ok: true }));

  app.get('/health/ready', WATCHED, async (_request, reply) => {
    const { ready, well, reasons } = await report(health);
    return reply.code(ready ? 200 : 503).send({ ready, ...well, reasons });
  });

  // 200 while anything is served: a paused read model or a stuck reaction is an alarm, not a reason to take the server away.
  app.get('/health', WATCHED, async (_request, reply) => {
    const { ready, well: _, ...state } = await report(health);
    return reply.code(ready ? 200 : 503).send(state);
  });
}
