import { type CallStore, createCallStore, type KeyedTexts } from './callStore.ts';

/** Even to ask for it throws where a browser forbids pages to keep anything. */
function pageStorage(): KeyedTexts | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}

/** The calls of this phone. */
export const pageCalls: CallStore = createCallStore(pageStorage());

window.addEventListener('storage', () => pageCalls.stale());
