import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Up to where of the log each list of the page was asked to show. A command's answer and the live frame about the same
 * change both have lists read again: whichever comes second finds that they show it.
 */
export class Readings {
  #asked = new WeakMap<Query, bigint>();

  /** Follows a page's cache; `seen` is up to where what is asked now shows. */
  follow(queries: QueryClient, seen: () => bigint): void {
    queries.getQueryCache().subscribe((news) => {
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

  /** Has lists read again that do not show the position yet; all of them where it is null. */
  async again(queries: QueryClient, queryKey: QueryKey, position: bigint | null): Promise<void> {
    await queries.invalidateQueries({
      queryKey,
      predicate: (query) => position === null || (this.#asked.get(query) ?? -1n) < position,
    });
  }
}
