import type { Refusal } from '../../kernel/refusal.ts';
import * as refusals from '../refusals.ts';
import type { BoardState } from '../state.ts';

/** Why the person cannot be taken from the queue; undefined for those who wait in it. */
export function elsewhere({ floor }: BoardState, ref_id: string): Refusal | undefined {
  const place = floor.people.get(ref_id)?.place;
  switch (place?.at) {
    case undefined:
      return refusals.notCheckedIn();
    case 'queue':
      return undefined;
    case 'duty':
      return refusals.notQueueing();
    case 'court':
      return refusals.onCourt(floor.courts.get(place.court)?.court_num ?? String(place.court));
    case 'aux':
      return refusals.onAssignment(floor.aux.get(place.id) ?? { type: '' });
  }
}

/** What people typed, null where that is nothing. */
export const textOrNull = (typed: string | null): string | null => typed?.trim() || null;
