import { useSyncExternalStore } from 'react';
import { keepText, pageStorage } from '../offline/pageStorage.ts';

/** A text in this browser's storage, observed in every tab. */
export interface Stored {
  read(): string | null;
  /** Null forgets it. */
  write(text: string | null): void;
  subscribe(listener: () => void): () => void;
}

export function stored(key: string): Stored {
  const changed = `stored:${key}`;
  return {
    read: () => pageStorage()?.getItem(key) ?? null,
    write: (text) => {
      keepText(key, text);
      // The browser does not notify the writing tab.
      window.dispatchEvent(new Event(changed));
    },
    subscribe: (listener) => {
      window.addEventListener('storage', listener);
      window.addEventListener(changed, listener);
      return () => {
        window.removeEventListener('storage', listener);
        window.removeEventListener(changed, listener);
      };
    },
  };
}

export const useStored = (store: Stored): string | null =>
  useSyncExternalStore(store.subscribe, store.read, store.read);
