import { useSyncExternalStore } from 'react';
import type { LiveState } from './connection.ts';
import { live } from './pageLive.ts';

export const useLive = (): LiveState => useSyncExternalStore(live.subscribe, live.state, live.state);
