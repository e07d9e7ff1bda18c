import type { Position, RecordedEvent } from '@courtcrew/domain/kernel/event.ts';
import pg from 'pg';
import { isDataError, type Pause, type Target, writeFold } from './checkpoint.ts';
import { foldEvents } from './rows.ts';

/** An event that a read model cannot take in. */
export interface Poison {
  readonly event: RecordedEvent;
  readonly error: unknown;
}

export interface Projected {
  /** The checkpoint after it. */
  readonly position: Position;
  /** How many of the events are in the tables. */
  readonly count: number;
  readonly poison?: Poison;
}

/**
 * Projects events in order and writes them; the checkpoint goes from `expected` to `reached`. When an event
 * cannot be projected, or its rows cannot be written, everything before it is written and the checkpoint stops
 * there. Throws CheckpointMoved, or what the connection throws: then the batch is written or not, as a whole.
 */
export async function projectBatch(
  target: Target,
  expected: Position,
  events: readonly RecordedEvent[],
  reached: Position,
): Promise<Projected> {
  const { fold, count, thrown } = foldEvents(target.model, events);
  if (thrown) return stopAt(target, expected, events, count, thrown.error);
  try {
    await writeFold(target, expected, reached, fold);
    return { position: reached, count };
  } catch (error) {
    if (!isDataError(error) || events.length === 0) throw error;
    return halve(target, expected, events, reached, error);
  }
}

async function stopAt(
  target: Target,
  expected: Position,
  events: readonly RecordedEvent[],
  index: number,
  error: unknown,
): Promise<Projected> {
  const event = events[index];
  if (!event) throw error;
  const good = events.slice(0, index);
  const last = good.at(-1);
  if (!last) return { position: expected, count: 0, poison: { event, error } };
  return { poison: { event, error }, ...(await projectBatch(target, expected, good, last.position)) };
}

/** The rows of some event are refused. Halves find it, and write what comes before it on the way. */
async function halve(
  target: Target,
  expected: Position,
  events: readonly RecordedEvent[],
  reached: Position,
  error: unknown,
): Promise<Projected> {
  const middle = Math.floor(events.length / 2);
  const last = events[middle - 1];
  if (!last) return stopAt(target, expected, events, 0, error);
  const first = await projectBatch(target, expected, events.slice(0, middle), last.position);
  if (first.poison) return first;
  const second = await projectBatch(target, first.position, events.slice(middle), reached);
  return { ...second, count: middle + second.count };
}

/** What may be said of an error in logs and health: never a text that could quote the event's data. */
function reasonOf(error: unknown): string {
  if (error instanceof pg.DatabaseError) {
    return ['PostgreSQL', error.code, error.table, error.column, error.constraint].filter(Boolean).join(' ');
  }
  if (!(error instanceof Error)) return 'not an error';
  const place = error.stack?.split('\n').find((line) => line.trimStart().startsWith('at '));
  // The engine's own texts about types speak of code; those of parsers and of projectors may quote data.
  const text = error instanceof TypeError ? `${error.name}: ${error.message}` : error.name;
  return `${text} ${place?.trim().replace(/\(?file:.*\/(?=[^/]+\/[^/]+$)/, '(') ?? ''}`.trim();
}

export const pauseOf = ({ event, error }: Poison): Pause => ({
  position: String(event.position),
  type: event.type,
  reason: reasonOf(error),
});
