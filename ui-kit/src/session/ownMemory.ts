import { pageStorage } from '../offline/pageStorage.ts';

/**
 * Where a court monitor's page keeps what it must know without a network: one place, for the tournament looked at last,
 * since a phone monitors one at a time.
 */
export const MONITOR_PLACE = 'courtcrew.monitor';

export const forgetOwn = (): void => pageStorage()?.removeItem(MONITOR_PLACE);
