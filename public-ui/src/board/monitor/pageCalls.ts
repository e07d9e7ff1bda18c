import { pageStorage } from '@courtcrew/ui-kit/offline/pageStorage.ts';
import { type CallStore, createCallStore } from './callStore.ts';

/** The calls of this phone. */
export const pageCalls: CallStore = createCallStore(pageStorage());

globalThis.addEventListener?.('storage', () => pageCalls.stale());
