import type { RosterEvent } from '../events.ts';
import { LEAVING_AT_ONCE } from '../model.ts';

/**
 * What is to end once nobody is in it: as many leave as go into one append, and with the last of them it ends. Whoever
 * sends the command sends it again until it has ended.
 */
export const emptied = (leaving: readonly RosterEvent[], ...end: RosterEvent[]): readonly RosterEvent[] =>
  leaving.length > LEAVING_AT_ONCE ? leaving.slice(0, LEAVING_AT_ONCE) : [...leaving, ...end];
