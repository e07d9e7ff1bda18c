import type { ForgetOnBoard } from '../commands.ts';
import type { BoardEvent } from '../events.ts';
import { type BoardState, endOfQueue } from '../state.ts';
import { clipboardsLeft, stopMonitoring } from './departures.ts';
import { released } from './play.ts';

/** The person out of the place they have, and what that leaves: a free court, a match without its second. */
function leaving(state: BoardState, ref_id: string): readonly BoardEvent[] {
  const { people, courts } = state.floor;
  const place = people.get(ref_id)?.place;
  const nextRank = endOfQueue(state);
  if (place?.at === 'aux') return [{ type: 'AuxDeleted', data: { id: place.id, ref_id, rank: nextRank() } }];
  const match = place?.at === 'court' ? courts.get(place.court) : undefined;
  if (!match) return [];
  if (match.second_ref_id === ref_id) return released(state, match);
  const back = [match.ref_id, match.second_ref_id]
    .filter((ref) => ref !== null)
    .map((ref) => ({ ref_id: ref, rank: nextRank() }));
  return [{ type: 'CourtReset', data: { court: match.court, back, aux: [] } }];
}

/** Nothing where the board never knew the person. */
export function forgetOnBoard(state: BoardState, { ref_id }: ForgetOnBoard): readonly BoardEvent[] {
  const trace = state.traces.get(ref_id);
  if (!trace) return [];
  const left: BoardEvent = { type: 'PersonLeft', data: { ref_id, ...trace } };
  return [
    ...leaving(state, ref_id),
    ...stopMonitoring(state, { ref_id }),
    ...clipboardsLeft(state, ref_id),
    left,
  ];
}
