import { createKeptStore, type KeptStore, type KeyedTexts } from '@courtcrew/ui-kit/offline/keptStore.ts';
import { type KeptCall, parseKept } from './keptCall.ts';

export type CallStore = KeptStore<KeptCall>;

export const createCallStore = (storage: KeyedTexts | null): CallStore =>
  createKeptStore(storage, { place: 'courtcrew.call.', parse: parseKept });
