import { pageStorage } from '@courtcrew/ui-kit/offline/pageStorage.ts';
import { type CallStore, createCallStore } from './callStore.ts';

export const pageCalls: CallStore = createCallStore(pageStorage());

globalThis.addEventListener?.('storage', () => pageCalls.stale());
