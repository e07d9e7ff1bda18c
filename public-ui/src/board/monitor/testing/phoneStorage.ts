import type { KeyedTexts } from '@courtcrew/ui-kit/offline/keptStore.ts';

/** A browser's storage, for tests. */
export function phoneStorage(): KeyedTexts {
  const texts = new Map<string, string>();
  return {
    get length() {
      return texts.size;
    },
    key: (index) => [...texts.keys()][index] ?? null,
    getItem: (place) => texts.get(place) ?? null,
    setItem: (place, text) => void texts.set(place, text),
    removeItem: (place) => void texts.delete(place),
  };
}
