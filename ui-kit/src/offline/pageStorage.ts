import type { KeyedTexts } from './keptStore.ts';

/** The browser's storage. Even to ask for it throws where a browser forbids pages to keep anything: null then. */
export function pageStorage(): KeyedTexts | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
