import type { KeyedTexts } from './keptStore.ts';

/** The browser's storage. Even to ask for it throws where a browser forbids pages to keep anything: null then. */
export function pageStorage(): KeyedTexts | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** Keeps a text, where the browser takes one; null forgets it. A full storage costs the memory, not the page. */
export function keepText(key: string, text: string | null): void {
  try {
    if (text === null) pageStorage()?.removeItem(key);
    else pageStorage()?.setItem(key, text);
  } catch {
    // What is chosen holds for as long as the page stands.
  }
}
