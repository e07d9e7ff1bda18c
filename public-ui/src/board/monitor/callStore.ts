import { type KeptCall, parseKept } from './keptCall.ts';

/** The calls this phone keeps, in the order they were pressed; they outlive the page and are seen by every tab. */
export interface CallStore {
  /** The same array until something changes. */
  list(): readonly KeptCall[];
  /** Keeps a call, or what has become of it. */
  put(call: KeptCall): void;
  remove(id: string): void;
  subscribe(listener: () => void): () => void;
  /** Another tab has changed what is stored. */
  stale(): void;
}

/** The little of a browser's storage that is used. */
export type KeyedTexts = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const PLACE = 'courtcrew.call.';

const inOrder = (one: KeptCall, other: KeptCall): number =>
  one.turn - other.turn || (one.id < other.id ? -1 : 1);

/**
 * Every call has a place of its own, so that two tabs that write at once cannot lose each other's. What a full or
 * forbidden storage does not take lives as long as the page.
 */
export function createCallStore(storage: KeyedTexts | null): CallStore {
  const listeners = new Set<() => void>();
  const unstored = new Map<string, KeptCall>();
  let listed: readonly KeptCall[] | null = null;

  const changed = (): void => {
    listed = null;
    for (const listener of listeners) listener();
  };

  const stored = (): KeptCall[] => {
    if (storage === null) return [];
    const places = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return places
      .filter((place) => place.startsWith(PLACE))
      .flatMap((place) => parseKept(storage.getItem(place)) ?? []);
  };

  return {
    list() {
      listed ??= [...stored().filter(({ id }) => !unstored.has(id)), ...unstored.values()].sort(inOrder);
      return listed;
    },
    put(call) {
      unstored.set(call.id, call);
      try {
        storage?.setItem(PLACE + call.id, JSON.stringify(call));
        if (storage) unstored.delete(call.id);
      } catch {
        // Kept by the page alone.
      }
      changed();
    },
    remove(id) {
      unstored.delete(id);
      storage?.removeItem(PLACE + id);
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stale: changed,
  };
}
