import type { ListQuery } from '@courtcrew/domain/contract/rest.ts';
import { type Kysely, sql } from 'kysely';
import type { AccountsDatabase } from '../accounts/tables.ts';
import { authorOf, writtenBy } from './queries.ts';
import { placeOf, type TraceDatabase } from './trace.ts';

export type Traced = Kysely<TraceDatabase & AccountsDatabase>;

export interface TraceFilter {
  readonly kind?: string | undefined;
  /** Name of a stream, or what stands behind its kind. */
  readonly stream?: string | undefined;
  readonly type?: string | undefined;
  readonly author?: string | undefined;
  readonly author_ref_id?: string | undefined;
  readonly system?: boolean | undefined;
  readonly correlation?: string | undefined;
  readonly position?: string | undefined;
  readonly time_gte?: string | undefined;
  readonly time_lte?: string | undefined;
}

/** Names are joined to a page, not to all that is counted for it. */
const events = (db: Traced) => db.selectFrom('trace.events as e');

type Events = ReturnType<typeof events>;

const listed = (query: Events) =>
  query
    .leftJoin('accounts.people as a', 'a.ref_id', 'e.author')
    .select([
      'e.id',
      sql<string>`e.position::numeric::text`.as('position'),
      'e.time',
      'e.stream',
      'e.kind',
      'e.revision',
      'e.type',
      authorOf('e.author_as', 'a').as('author'),
      'e.author as author_ref_id',
      'e.correlation',
      'e.causation',
    ]);

function narrowed(query: Events, filter: TraceFilter): Events {
  const { kind, stream, type, author, author_ref_id, system, correlation, position } = filter;
  let narrow = query;
  if (kind) narrow = narrow.where('e.kind', '=', kind);
  if (stream) narrow = narrow.where(ofStream(stream));
  if (type) narrow = narrow.where('e.type', '=', type);
  if (author) narrow = narrow.where('e.author', '=', writtenBy(author));
  if (author_ref_id) narrow = narrow.where('e.author', '=', author_ref_id);
  if (system !== undefined) narrow = narrow.where('e.author', system ? 'is' : 'is not', null);
  if (correlation) narrow = narrow.where('e.correlation', '=', correlation);
  if (position) narrow = narrow.where('e.position', '=', placeOf(BigInt(position)));
  if (filter.time_gte) narrow = narrow.where('e.time', '>=', filter.time_gte);
  if (filter.time_lte) narrow = narrow.where('e.time', '<=', filter.time_lte);
  return narrow;
}

/** Ids may hold a hyphen, so the whole name and what stands behind the kind are both looked for. */
const ofStream = (name: string) => {
  const behind = name.slice(name.indexOf('-') + 1);
  return sql<boolean>`(e.stream_id = any(array[${name}, ${behind}]) and ${name} in (e.stream_id, e.stream))`;
};

/** One page of the log's table of contents and how many events the filter lets through. */
export async function tracedPage(
  db: Traced,
  totals: LogTotals,
  { filter, sort, limit, offset }: ListQuery<TraceFilter>,
) {
  const direction = sort.descending ? 'desc' : 'asc';
  // Found in the index alone: who is called so may have done tens of thousands of things, of which a page is read.
  const found = narrowed(events(db), filter)
    .select('e.position')
    .orderBy('e.position', direction)
    .limit(limit)
    .offset(offset);
  const [page, total] = await Promise.all([
    listed(events(db).where('e.position', 'in', found))
      .orderBy('e.position', direction)
      .execute(),
    totals.of(db, filter),
  ]);
  return { rows: page, total };
}

interface Counted {
  readonly total: number;
  /** The newest event when it was counted. */
  readonly last: { readonly position: string; readonly id: string };
}

const FILTERS_KEPT = 100;

/** How many events a filter lets through: counted on from where it was counted last, for a log only grows. */
export class LogTotals {
  readonly #counted = new Map<string, Counted>();

  async of(db: Traced, filter: TraceFilter): Promise<number> {
    const key = JSON.stringify(filter);
    const [known, last] = await Promise.all([this.#standing(db, key), newest(db)]);
    if (!last) return 0;
    const more = await narrowed(events(db), filter)
      .where('e.position', '>', known?.last.position ?? '')
      .where('e.position', '<=', last.position)
      .select(sql<number>`count(*)::int`.as('total'))
      .executeTakeFirst();
    const total = (known?.total ?? 0) + (more?.total ?? 0);
    // Whoever is called so today may be called otherwise tomorrow.
    if (!filter.author) this.#keep(key, { total, last });
    return total;
  }

  /** What was counted of the log as it is now, and not of one that has been put back to an older state since. */
  async #standing(db: Traced, key: string): Promise<Counted | undefined> {
    const known = this.#counted.get(key);
    if (!known) return undefined;
    const { position, id } = known.last;
    const there = await db
      .selectFrom('trace.events')
      .select('id')
      .where('position', '=', position)
      .where('id', '=', id)
      .executeTakeFirst();
    return there && known;
  }

  #keep(key: string, counted: Counted): void {
    this.#counted.delete(key);
    this.#counted.set(key, counted);
    const [oldest] = this.#counted.keys();
    if (this.#counted.size > FILTERS_KEPT && oldest !== undefined) this.#counted.delete(oldest);
  }
}

const newest = (db: Traced) =>
  db
    .selectFrom('trace.events')
    .select(['position', 'id'])
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();

/** These events; unknown ids are left out. */
export const tracedById = (db: Traced, ids: readonly string[]) =>
  ids.length === 0 ? Promise.resolve([]) : listed(events(db).where('e.id', 'in', ids)).execute();

/** What followed from an event: all that a request leads to carries its name. */
export const followedFrom = (
  db: Traced,
  { id, correlation }: { id: string; correlation: string },
  most: number,
) =>
  listed(events(db).where('e.correlation', '=', correlation).where('e.causation', '=', id))
    .orderBy('e.position')
    .limit(most)
    .execute();

export const countTogether = async (db: Traced, correlation: string): Promise<number> => {
  const row = await db
    .selectFrom('trace.events')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('correlation', '=', correlation)
    .executeTakeFirst();
  return row?.total ?? 0;
};
