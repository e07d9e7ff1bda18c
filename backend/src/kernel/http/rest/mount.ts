import { templateOf } from '@courtcrew/domain/contract/fields.ts';
import type { PolicyName } from '@courtcrew/domain/contract/policies.ts';
import type { BulkOutcome } from '@courtcrew/domain/contract/rest.ts';
import { refuseStale } from '@courtcrew/domain/kernel/seen.ts';
import { english } from '@courtcrew/domain/kernel/translated.ts';
import { inOrder } from '../../platform/inOrder.ts';
import { forbidden, Refused } from '../../refused.ts';
import { actingAs, type Documented } from '../ask.ts';
import { callerOf, type Mounted } from '../mount.ts';
import { type Route, route, takesRowAway, type Use } from '../route.ts';
import { type Gate, type Grant, noSuch, type RowOwner } from '../scope.ts';
import { listQuery, restCalls } from './calls.ts';
import type { RestContext, RestResource } from './resource.ts';

type Row = Record<string, unknown>;
/** Rows by the ids that were asked for, in their order. */
type Sought = ReadonlyMap<string, Row | undefined>;

interface BulkBody {
  readonly ids: string[];
  readonly data?: Row;
  readonly remove?: boolean;
  readonly reason?: string;
}

/** Rows of a bulk call under way at once: more would exhaust connections, fewer take too long. */
const AT_ONCE = 32;

const UNOWNED: RowOwner = { tid: '' };

/** Serves the calls of one resource. Every row is checked against the policy in its own tournament. */
export function restMounts(resource: RestResource, gate: Gate, documented: Documented): Mounted[] {
  return restRoutes(resource, new RowDesk(resource, gate, documented)).map((bound) => ({
    ...bound,
    decidesItself: true,
  }));
}

function restRoutes(resource: RestResource, desk: RowDesk): Route[] {
  const { spec, create, update, remove } = resource;
  const calls = restCalls(spec);

  const routes = [
    route(calls.list, async ({ query }, use) => {
      const asked = query.filter?.id;
      if (asked !== undefined) return desk.readable(Array.isArray(asked) ? asked : [String(asked)], use);
      const context = await desk.enter(spec.policy, tidOf(query.filter), use);
      const wanted = listQuery(spec, query);
      const { rows, total } = await resource.list(wanted, context);
      const last = Math.max(wanted.offset + rows.length - 1, 0);
      use.http.header('Content-Range', `${spec.name} ${wanted.offset}-${last}/${total}`);
      return [...rows];
    }),
    route(calls.one, async ({ params }, use) => (await desk.open(params.id, spec.policy, use)).row),
  ];
  if (calls.create && create) {
    routes.push(
      route(calls.create, async ({ body }, use) => {
        const context = await desk.enter(desk.write, tidOf(body), use);
        return desk.again(await create(body, context), context);
      }),
    );
  }
  if (calls.update && update) {
    routes.push(
      route(calls.update, async ({ params, body }, use) => {
        const { seen = {}, ...change } = body as Row & { seen?: Row };
        const { row, context } = await desk.open(params.id, desk.write, use);
        const refusal = refuseStale(row, change, seen);
        if (refusal) throw new Refused(refusal);
        // Of a row with a version nothing may change between this comparison and the command.
        const compared = spec.versioned && 'seen' in body ? { version: row.version as number } : {};
        await update(row, { ...compared, ...change }, { ...context, seen });
        return desk.again(params.id, context, { ...row, ...change });
      }),
    );
  }
  if (calls.remove && remove) {
    routes.push(
      route(
        calls.remove,
        async ({ params }, use) => {
          const { row, context } = await desk.open(params.id, desk.write, use);
          await remove(row, context);
          return { id: params.id };
        },
        takesRowAway,
      ),
    );
  }
  if (calls.bulk) {
    routes.push(
      route(
        calls.bulk,
        async ({ body }, use) => {
          const { ids, data = {}, remove: gone, reason } = body as BulkBody;
          const work = (row: Row, context: RestContext) =>
            gone ? remove?.(row, context, reason) : update?.(row, data, { ...context, seen: {} });
          const rows = gone ? await desk.look(ids, use) : await desk.find(ids, use);
          return { outcomes: await desk.each(rows, use, work) };
        },
        // A change may take rows out of their list, too.
        takesRowAway,
      ),
    );
  }
  return routes;
}

/** Rows of one resource, handed out only to people who may have them. */
class RowDesk {
  readonly #resource: RestResource;
  readonly #gate: Gate;
  readonly #documented: Documented;

  constructor(resource: RestResource, gate: Gate, documented: Documented) {
    this.#resource = resource;
    this.#gate = gate;
    this.#documented = documented;
  }

  get write() {
    const { spec } = this.#resource;
    return spec.write ?? spec.policy;
  }

  /** What to work with in a tournament, or in none; throws 401 or 403. */
  async enter(policy: PolicyName, tid: string, use: Use): Promise<RestContext> {
    return this.#contextOf(await this.#gate.admitTo(policy, use.http.session, tid, null), use);
  }

  async readable(ids: readonly string[], use: Use): Promise<Row[]> {
    const rows = await this.#many(ids, use);
    const open = await Promise.all(
      rows.map((row) => this.#admit(row, this.#resource.spec.policy, use).then(() => true, refusedAsFalse)),
    );
    return rows.filter((_, index) => open[index]);
  }

  /** The row and what to work on it with; throws 404 or 403. */
  async open(id: string, policy: PolicyName, use: Use) {
    const { ownerOf, spec } = this.#resource;
    if (ownerOf) await this.#gate.admitToRow(policy, use.http.session, spec.kind, ownerOf(id));
    const find = async () => (await this.#many([id], use))[0];
    return this.#enter(await lookAt(id, find, use), policy, use);
  }

  /** The row as a write has left it; as it was `last`, where the write has taken it out of the list. */
  async again(id: string, { use }: RestContext, last?: Row): Promise<Row> {
    await use.shown();
    const [row = last] = await this.#many([id], use);
    if (!row) throw noSuch(this.#resource.spec.kind);
    return row;
  }

  async find(ids: readonly string[], use: Use): Promise<Sought> {
    const rows = new Map((await this.#many(ids, use)).map((row) => [String(row.id), row]));
    return new Map(ids.map((id) => [id, rows.get(id)]));
  }

  /** The same where they are about to be taken away. */
  async look(ids: readonly string[], use: Use): Promise<Sought> {
    const rows = await this.find(ids, use);
    const looked = [...rows].map(async ([id, row]) => [id, await lookAt(id, async () => row, use)] as const);
    return new Map(await Promise.all(looked));
  }

  /** Does the same to each row; refusals hold up no other. Errors are thrown when all are done. */
  async each(
    rows: Sought,
    use: Use,
    work: (row: Row, context: RestContext) => Promise<void> | undefined,
  ): Promise<BulkOutcome[]> {
    const one = async (id: string): Promise<BulkOutcome> => {
      try {
        const { row, context } = await this.#enter(rows.get(id), this.write, use, id);
        await work(row, context);
        return { id, ok: true };
      } catch (error) {
        if (error instanceof Refused) {
          const { text } = error.refusal;
          return { id, ok: false, message: english(text), ...templateOf(text) };
        }
        throw error;
      }
    };
    const done = await inOrder([...rows.keys()], AT_ONCE, (id) => Promise.allSettled([one(id)]));
    return done.flat().map((each) => {
      if (each.status === 'rejected') throw each.reason;
      return each.value;
    });
  }

  async #many(ids: readonly string[], use: Use): Promise<readonly Row[]> {
    return this.#resource.many(await this.#known(ids, use), { use, ask: this.#documented.within(use) });
  }

  /** Those of the ids that name a tournament the caller may read: of others' rows nobody learns whether they are there. */
  async #known(ids: readonly string[], use: Use): Promise<readonly string[]> {
    const { ownerOf, spec } = this.#resource;
    if (!ownerOf) return ids;
    const byTournament = [...Map.groupBy(ids, (id) => ownerOf(id).tid)].map(async ([tid, own]) => {
      const admitted = this.#gate.admitToRow(spec.policy, use.http.session, spec.kind, { tid });
      return (await admitted.then(() => true, refusedAsFalse)) ? own : [];
    });
    return (await Promise.all(byTournament)).flat();
  }

  async #enter(row: Row | undefined, policy: PolicyName, use: Use, step = '') {
    if (!row) throw noSuch(this.#resource.spec.kind);
    return { row, context: this.#contextOf(await this.#admit(row, policy, use), use, step) };
  }

  async #admit(row: Row, policy: PolicyName, use: Use): Promise<Grant> {
    const { owner, opens, spec } = this.#resource;
    const grant = await this.#gate.admitToRow(policy, use.http.session, spec.kind, owner?.(row) ?? UNOWNED);
    if (opens && !opens(row, callerOf(grant, true))) throw forbidden();
    return grant;
  }

  /** Commands of a bulk call go to the same stream, so each row's have a step of their own. */
  #contextOf(grant: Grant, use: Use, step = ''): RestContext {
    const caller = callerOf(grant, grant.ref_id !== '');
    return {
      caller,
      tid: grant.tid,
      use: actingAs(use, caller.actor(grant.subject ?? undefined), step),
      ask: this.#documented.within(use, step),
    };
  }
}

/** What a row is removed by: nothing that is in it. */
const idsOf = (row: Row): Row =>
  Object.fromEntries(Object.entries(row).filter(([name]) => name.endsWith('id')));

const lookAt = (id: string, find: () => Promise<Row | undefined>, use: Use) =>
  use.look(`row ${id}`, find, idsOf);

const refusedAsFalse = (error: unknown): false => {
  if (error instanceof Refused) return false;
  throw error;
};

const tidOf = (asked: unknown): string =>
  typeof asked === 'object' && asked !== null && 'tid' in asked && typeof asked.tid === 'string'
    ? asked.tid
    : '';
