import type { KeyedTexts } from './keptStore.ts';

/** Null where the browser forbids storage, which throws at the mere access. */
export function pageStorage(): KeyedTexts | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Stores a text where the browser allows; null removes it. */
export function keepText(key: string, text: string | null): void {
  try {
    if (text === null) pageStorage()?.removeItem(key);
    else pageStorage()?.setItem(key, text);
  } catch {
    // Kept for the life of the page.
  }
}
