import { keepText } from '@courtcrew/ui-kit/offline/pageStorage.ts';
import { fieldsIn } from '@courtcrew/ui-kit/offline/stored.ts';
import type { Match } from './match.ts';

/** One place for the card looked at last: a phone is on one court at a time. */
const PLACE = 'courtcrew.scorecard';

/** The card as it stood when there was a network; null when nothing was kept of it. */
export function recall(sid: string): Match | null {
  try {
    const kept = fieldsIn(JSON.parse(localStorage.getItem(PLACE) ?? 'null'));
    return kept.sid === sid && typeof kept.match_type === 'string' ? (kept as unknown as Match) : null;
  } catch {
    return null;
  }
}

/** Remembers it, where the browser lets pages keep anything; null forgets it. */
export const remember = (match: Match | null): void => keepText(PLACE, match && JSON.stringify(match));
