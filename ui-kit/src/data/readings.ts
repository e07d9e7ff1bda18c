import { matchQuery, type Query, type QueryClient, type QueryKey } from '@tanstack/react-query';
import { isPassing } from '../offline/delivering.ts';
import { CallFailed } from './client.ts';

/**
 * Up to where of the log each list of the page was asked to show. A command's answer and the live frame about the same
 * change both have lists read again: whichever comes second finds that they show it.
 */
export class Readings {
  #asked = new WeakMap<Query, bigint>();

  /** Follows a page's cache; `seen` is up to where what is asked now shows, and so far what came with the page does. */
  follow(queries: QueryClient, seen: () => bigint): void {
    const begun = seen();
    queries.getQueryCache().subscribe((news) => {
      if (news.type === 'added' && !isFirst(news.query)) this.#asked.set(news.query, begun);
      if (news.type !== 'updated') return;
      if (news.action.type === 'fetch') this.#asked.set(news.query, seen());
      // Neither a reading that failed nor one that was broken off, which sets back the state, shows anything new.
      if (news.action.type === 'error' || news.action.type === 'setState') this.#asked.delete(news.query);
    });
  }

  /** Somewhere an answer showed less than was asked for: any of them may have. */
  doubt(): void {
    this.#asked = new WeakMap();
  }

  /**
   * Up to where all lists of the page show that go by one of these keys, null where there is none: whoever listens to a
   * room for them has to hear what came after.
   */
  shown(queries: QueryClient, keys: readonly QueryKey[]): bigint | null {
    const asked = active(queries, keys).flatMap((query) => this.#asked.get(query) ?? []);
    return asked.reduce<bigint | null>((least, at) => (least === null || at < least ? at : least), null);
  }

  /** Has lists read again that do not show the position yet; all of them where it is null. */
  async again(queries: QueryClient, queryKey: QueryKey, position: bigint | null): Promise<void> {
    const behind = (query: Query): boolean => position === null || (this.#asked.get(query) ?? -1n) < position;
    const lists = { predicate: (query: Query) => shows(query, queryKey) && behind(query) };
    const first = new Set(
      queries
        .getQueryCache()
        .findAll({ ...lists, type: 'active', fetchStatus: 'fetching' })
        .filter(isFirst),
    );
    // What nobody looks at would come in as if it were new.
    await queries.cancelQueries({ ...lists, type: 'inactive' });
    await queries.invalidateQueries(lists);
    // A first reading that was on its way is let in, so that something shows at all; it may be older than the change.
    if (first.size === 0) return;
    await queries.invalidateQueries({ predicate: (query) => first.has(query) && behind(query) });
  }
}

/** Whether a list of the page that goes by one of these keys is old because it could not be read, and may be read later. */
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

/** By its key; a list under a key of its own says in its `meta` of which area it is. */
const shows = (query: Query, queryKey: QueryKey): boolean =>
  matchQuery({ queryKey }, query) || (queryKey.length === 1 && query.meta?.area === queryKey[0]);

const isFirst = ({ state }: Query): boolean => state.data === undefined;
