import { matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isPassing } from '../offline/delivering.ts';
import { CallFailed } from './client.ts';

/**
 * Log positions each list was asked to show. A command's answer and the live frame of the same change both refetch
 * lists: the second finds them up to date.
 */
export class Readings {
  #asked = new WeakMap<Query, bigint>();

  /** Follows a query cache; `seen` is the position requests ask for, and so far that of the page. */
  follow(queries: QueryClient, seen: () => bigint): void {
    const begun = seen();
    queries.getQueryCache().subscribe((news) => {
      if (news.type === 'added' && !isFirst(news.query)) this.#asked.set(news.query, begun);
      if (news.type !== 'updated') return;
      if (news.action.type === 'fetch') this.#asked.set(news.query, seen());
      // A failed or aborted fetch shows nothing new.
      if (news.action.type === 'error' || news.action.type === 'setState') this.#asked.delete(news.query);
    });
  }

  /** An answer lagged: any of them may. */
  doubt(): void {
    this.#asked = new WeakMap();
  }

  /** Position that all lists under these keys show, null without lists: a listener of their room needs what came after. */
  shown(queries: QueryClient, keys: readonly QueryKey[]): bigint | null {
    const asked = active(queries, keys).flatMap((query) => this.#asked.get(query) ?? []);
    return asked.reduce<bigint | null>((least, at) => (least === null || at < least ? at : least), null);
  }

  /** Refetches lists that do not show the position yet; all where it is null. */
  async again(queries: QueryClient, queryKey: QueryKey, position: bigint | null): Promise<void> {
    const behind = (query: Query): boolean => position === null || (this.#asked.get(query) ?? -1n) < position;
    const lists = { predicate: (query: Query) => shows(query, queryKey) && behind(query) };
    const first = new Set(
      queries
        .getQueryCache()
        .findAll({ ...lists, type: 'active', fetchStatus: 'fetching' })
        .filter(isFirst),
    );
    // An unobserved fetch would otherwise count as new.
    await queries.cancelQueries({ ...lists, type: 'inactive' });
    await queries.invalidateQueries(lists);
    // What a live room has asked for already is waited for: until then the page shows what was before the change.
    const asked = { predicate: (query: Query) => shows(query, queryKey) && !behind(query) };
    await queries.refetchQueries(
      { ...asked, type: 'active', fetchStatus: 'fetching' },
      { cancelRefetch: false },
    );
    // A first fetch under way is kept, so that something shows at all; it may be older than the change.
    if (first.size === 0) return;
    await queries.invalidateQueries({ predicate: (query) => first.has(query) && behind(query) });
  }
}

/** A list under these keys is stale because its fetch failed. */
export const isMissing = (queries: QueryClient, keys: readonly QueryKey[]): boolean =>
  active(queries, keys).some(
    ({ state: { fetchStatus, error } }) =>
      fetchStatus === 'idle' && error instanceof CallFailed && isPassing(error.status),
  );

const active = (queries: QueryClient, keys: readonly QueryKey[]): Query[] =>
  queries.getQueryCache().findAll({
    type: 'active',
    predicate: (query) => keys.some((key) => shows(query, key)),
  });

/** By key; a list with its own key names its area in `meta`. */
const shows = (query: Query, queryKey: QueryKey): boolean =>
  matchQuery({ queryKey }, query) || (queryKey.length === 1 && query.meta?.area === queryKey[0]);

const isFirst = ({ state }: Query): boolean => state.data === undefined;
