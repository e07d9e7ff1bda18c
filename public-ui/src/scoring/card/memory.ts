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
export function remember(match: Match | null): void {
  try {
    if (match) localStorage.setItem(PLACE, JSON.stringify(match));
    else localStorage.removeItem(PLACE);
  } catch {
    // A full or forbidden storage costs the memory, not the page.
  }
}
