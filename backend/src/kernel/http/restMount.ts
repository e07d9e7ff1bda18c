import { NOT_AUTHORIZED, type PolicyName } from '@courtcrew/domain/contract/policies.ts';
import type { BulkOutcome } from '@courtcrew/domain/contract/rest.ts';
import type { Actor } from '@courtcrew/domain/kernel/event.ts';
import { refuse } from '@courtcrew/domain/kernel/refusal.ts';
import { callerOf, type Mounted } from './mount.ts';
import type { RestContext, RestResource } from './rest.ts';
import { listQuery, restCalls } from './restCalls.ts';
import { Refused, type Route, route, type Use } from './route.ts';
import { type Gate, type Grant, noSuch, type RowOwner } from './scope.ts';

type Row = Record<string, unknown>;

const UNOWNED: RowOwner = { tid: '' };

/** Serves the calls of one resource. Every row is checked against the policy in its own tournament. */
export function restMounts(resource: RestResource, gate: Gate): Mounted[] {
  return restRoutes(resource, gate).map((bound) => ({ ...bound, decidesItself: true }));
}

function restRoutes(resource: RestResource, gate: Gate): Route[] {
  const { spec } = resource;
  const calls = restCalls(spec);
  const desk = new RowDesk(resource, gate);

  const list = route(calls.list, async ({ query }, use) => {
    const asked = query.filter?.id;
    if (asked !== undefined) return desk.readable(Array.isArray(asked) ? asked : [String(asked)], use);
    const tid = typeof query.filter?.tid === 'string' ? query.filter.tid : '';
    const grant = await gate.admitTo(spec.policy, use.http.session, tid, null);
    const wanted = listQuery(spec, query);
    const { rows, total } = await resource.list(wanted, contextOf(grant, use));
    const last = Math.max(wanted.offset + rows.length - 1, 0);
    use.http.header('Content-Range', `${spec.name} ${wanted.offset}-${last}/${total}`);
    return [...rows];
  });

  const one = route(calls.one, async ({ params }, use) => (await desk.open(params.id, spec.policy, use)).row);

  const routes = [list, one];
  const { create, update, remove } = resource;
  if (calls.create && create) {
    routes.push(
      route(calls.create, async ({ body }, use) => {
        const tid = tidOf(body);
        const grant = await gate.admitTo(desk.write, use.http.session, tid, null);
        return create(body, contextOf(grant, use));
      }),
    );
  }
  if (calls.update && update) {
    routes.push(
      route(calls.update, async ({ params, body }, use) => {
        const { context } = await desk.open(params.id, desk.write, use);
        return update(params.id, body, context);
      }),
    );
  }
  if (calls.remove && remove) {
    routes.push(
      route(calls.remove, async ({ params }, use) => {
        const { context } = await desk.open(params.id, desk.write, use);
        await remove(params.id, context);
        return { id: params.id };
      }),
    );
  }
  if (calls.bulk) {
    routes.push(
      route(calls.bulk, async ({ body }, use) => {
        const change = body as { ids: string[]; data?: Row; remove?: boolean };
        return {
          outcomes: await desk.each(change.ids, use, (id, context) => apply(resource, id, change, context)),
        };
      }),
    );
  }
  return routes;
}

async function apply(
  resource: RestResource,
  id: string,
  { data, remove }: { data?: Row; remove?: boolean },
  context: RestContext,
): Promise<void> {
  if (remove) await resource.remove?.(id, context);
  else await resource.update?.(id, data ?? {}, context);
}

/** Rows of one resource, handed out only to people who may have them. */
class RowDesk {
  readonly #resource: RestResource;
  readonly #gate: Gate;

  constructor(resource: RestResource, gate: Gate) {
    this.#resource = resource;
    this.#gate = gate;
  }

  get write() {
    const { spec } = this.#resource;
    return spec.write ?? spec.policy;
  }

  /** Those of the rows that the caller may read. */
  async readable(ids: readonly string[], use: Use): Promise<Row[]> {
    const rows = await this.#resource.many(ids, use);
    const open = await Promise.all(
      rows.map((row) => this.#admit(row, this.#resource.spec.policy, use).then(() => true, refusedAsFalse)),
    );
    return rows.filter((_, index) => open[index]);
  }

  /** The row and what to work on it with; throws 404 or 403. */
  async open(id: string, policy: PolicyName, use: Use) {
    const [row] = await this.#resource.many([id], use);
    return this.#enter(row, policy, use);
  }

  /** Does the same to each row; one that refuses does not hold the others. */
  async each(
    ids: readonly string[],
    use: Use,
    work: (id: string, context: RestContext) => Promise<void>,
  ): Promise<BulkOutcome[]> {
    const rows = new Map((await this.#resource.many(ids, use)).map((row) => [String(row.id), row]));
    return Promise.all(
      [...new Set(ids)].map(async (id): Promise<BulkOutcome> => {
        try {
          const { context } = await this.#enter(rows.get(id), this.write, use, id);
          await work(id, context);
          return { id, ok: true };
        } catch (error) {
          if (error instanceof Refused) return { id, ok: false, message: error.refusal.text };
          throw error;
        }
      }),
    );
  }

  async #enter(row: Row | undefined, policy: PolicyName, use: Use, step = '') {
    if (!row) throw noSuch(this.#resource.spec.kind);
    const grant = await this.#admit(row, policy, use);
    return { row, context: contextOf(grant, use, step) };
  }

  async #admit(row: Row, policy: PolicyName, use: Use): Promise<Grant> {
    const { owner, opens, spec } = this.#resource;
    const grant = await this.#gate.admitToRow(policy, use.http.session, spec.kind, owner?.(row) ?? UNOWNED);
    if (opens && !opens(row, callerOf(grant, true))) throw new Refused(refuse('forbidden', NOT_AUTHORIZED));
    return grant;
  }
}

const refusedAsFalse = (error: unknown): false => {
  if (error instanceof Refused) return false;
  throw error;
};

const tidOf = (body: unknown): string =>
  typeof body === 'object' && body !== null && 'tid' in body && typeof body.tid === 'string' ? body.tid : '';

/** Commands of a bulk call go to the same stream, so each row's have a step of their own. */
function contextOf(grant: Grant, use: Use, step = ''): RestContext {
  const caller = callerOf(grant, grant.ref_id !== '');
  const actor: Actor = caller.actor(grant.subject ?? undefined);
  return {
    caller,
    tid: grant.tid,
    use: {
      db: use.db,
      http: use.http,
      newId: (name = '') => use.newId(`${step}/${name}`),
      settled: (...readModels) => use.settled(...readModels),
      execute: (aggregate, id, command, options) =>
        use.execute(aggregate, id, command, { actor, ...options, step: `${step}/${options?.step ?? ''}` }),
    },
  };
}
