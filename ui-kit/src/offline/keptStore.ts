/** Kept on this phone until the server has it. */
export interface Kept {
  /** Also the idempotency key. */
  readonly id: string;
  /** The order in which it was pressed; clocks can be set back. */
  readonly turn: number;
}

/** Items in the order of pressing, across reloads and tabs. */
export interface KeptStore<Item extends Kept> {
  /** The same array until something changes. */
  list(): readonly Item[];
  put(item: Item): void;
  remove(id: string): void;
  subscribe(listener: () => void): () => void;
  /** Another tab has written. */
  stale(): void;
}

/** The used part of a browser's storage. */
export type KeyedTexts = Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'>;

const inOrder = (one: Kept, other: Kept): number => one.turn - other.turn || (one.id < other.id ? -1 : 1);

interface Storing<Item> {
  readonly place: string;
  /** Null for anything else. */
  readonly parse: (text: string | null) => Item | null;
}

/** One storage key per item, so that tabs do not overwrite each other's. Without storage, items live as long as the page. */
export function createKeptStore<Item extends Kept>(
  storage: KeyedTexts | null,
  { place, parse }: Storing<Item>,
): KeptStore<Item> {
  const listeners = new Set<() => void>();
  const unstored = new Map<string, Item>();
  let listed: readonly Item[] | null = null;

  const changed = (): void => {
    listed = null;
    for (const listener of listeners) listener();
  };

  const stored = (): Item[] => {
    if (storage === null) return [];
    const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return keys.filter((key) => key.startsWith(place)).flatMap((key) => parse(storage.getItem(key)) ?? []);
  };

  return {
    list() {
      listed ??= [...stored().filter(({ id }) => !unstored.has(id)), ...unstored.values()].sort(inOrder);
      return listed;
    },
    put(item) {
      unstored.set(item.id, item);
      try {
        storage?.setItem(place + item.id, JSON.stringify(item));
        if (storage) unstored.delete(item.id);
      } catch {
        // Kept by the page alone.
      }
      changed();
    },
    remove(id) {
      unstored.delete(id);
      storage?.removeItem(place + id);
      changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stale: changed,
  };
}
