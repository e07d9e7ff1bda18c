import { pageStorage } from '../offline/pageStorage.ts';

/** Where a court monitor's page keeps what it needs offline: one tournament, as a phone monitors one at a time. */
export const MONITOR_PLACE = 'courtcrew.monitor';

export const forgetOwn = (): void => pageStorage()?.removeItem(MONITOR_PLACE);
