import { refuseStale } from '../../kernel/seen.ts';
import type { Decide } from '../commands.ts';
import * as refusals from '../refusals.ts';
import { type BoardState, endOfQueue, NO_NOTE, type Queued, queueOf } from '../state.ts';
import { elsewhere, textOrNull } from './parts.ts';

/** Checking in twice is a success that changes nothing. */
export const checkIn: Decide<'CheckIn'> = (state, { ref_id, queues }, context) => {
  if (state.floor.people.has(ref_id)) return [];
  const rank = queues ? endOfQueue(state)() : null;
  return [{ type: 'CheckedIn', data: { ref_id, rank, status_id: context.newId() } }];
};

/** Nobody goes from a court or an assignment: it would be left without a word of what became of it. */
export const checkOut: Decide<'CheckOut'> = (state, command, context) => {
  const { ref_id, reason } = command;
  const { people, courts, aux } = state.floor;
  const place = people.get(ref_id)?.place;
  if (!place) return [];
  const match = place.at === 'court' && courts.get(place.court);
  if (match) return refusals.finishMatchFirst(match.court_num);
  const assignment = place.at === 'aux' && aux.get(place.id);
  if (assignment) return refusals.finishAssignmentFirst(assignment);
  return [{ type: 'CheckedOut', data: { ref_id, reason: textOrNull(reason), status_id: context.newId() } }];
};

export const setBreak: Decide<'SetBreak'> = (state, { ref_id, on }) => {
  const barrier = elsewhere(state, ref_id);
  if (barrier) return barrier;
  if (state.floor.people.get(ref_id)?.quick_break === on) return [];
  return [{ type: 'BreakChanged', data: { ref_id, quick_break: on } }];
};

/** The rank between two neighbours, or undefined where no number is left between them. */
function rankBetween(
  state: BoardState,
  before: Queued | undefined,
  after: Queued | undefined,
): number | undefined {
  if (!after) return endOfQueue(state)();
  if (!before) return after.rank - 1;
  const middle = (before.rank + after.rank) / 2;
  return before.rank < middle && middle < after.rank ? middle : undefined;
}

export const moveInQueue: Decide<'MoveInQueue'> = (state, { ref_id, position }) => {
  const barrier = elsewhere(state, ref_id);
  if (barrier) return barrier;
  const queue = queueOf(state.floor.people);
  const others = queue.filter((one) => one.ref_id !== ref_id);
  const index = Math.min(Math.max(position, 1), queue.length) - 1;
  if (queue[index]?.ref_id === ref_id) return [];
  const rank = rankBetween(state, others[index - 1], others[index]);
  if (rank !== undefined) return [{ type: 'QueueMoved', data: { ref_id, rank } }];
  const order = queue.map((one) => one.ref_id);
  // Renumbered, the neighbour's rank is its place in the queue, and there is room before and after it.
  const before = order.indexOf(others[index - 1]?.ref_id ?? ref_id) + 1;
  return [
    { type: 'QueueRenumbered', data: { order } },
    { type: 'QueueMoved', data: { ref_id, rank: before + 0.5 } },
  ];
};

/** Writes both parts of a note; one that does not change stays as it is. */
export const noteReferee: Decide<'NoteReferee'> = (state, { ref_id, changes, seen }) => {
  const now = state.notes.get(ref_id) ?? NO_NOTE;
  const { note = now.note, tag = now.tag } = changes;
  const refusal = refuseStale(now, changes, seen);
  return (
    refusal ?? [{ type: 'RefereeNoted', data: { ref_id, note: textOrNull(note), tag: textOrNull(tag) } }]
  );
};
