import type { LetterChannel } from './events.ts';

/** So many messages of somebody at an instant. */
export interface Batch {
  readonly at: string;
  readonly ref_id: string;
  readonly count: number;
  /** The one person it went to, where that is limited by itself. */
  readonly to?: string;
}

export interface LetterState {
  /** Every letter that was sent, by id. */
  readonly letters: ReadonlyMap<string, { readonly channel: LetterChannel; readonly stopped: boolean }>;
  /** What was sent within the last day, the oldest first. */
  readonly recent: readonly Batch[];
}

export const NO_LETTERS: LetterState = { letters: new Map(), recent: [] };

const DAY_MS = 24 * 60 * 60 * 1000;

const dayAfter = (at: string): string => new Date(Date.parse(at) + DAY_MS).toISOString();

/** Those of the batches that count at this instant. */
export const countingAt = (batches: readonly Batch[], at: string): readonly Batch[] =>
  batches.filter((batch) => dayAfter(batch.at) > at);

/**
 * From when on `more` messages, `most` of them at the utmost, may follow these without exceeding `most` within a day; null
 * for at once. Batches are in the order of time.
 */
export function roomFrom(batches: readonly Batch[], more: number, most: number, at: string): string | null {
  const counting = countingAt(batches, at);
  let excess = counting.reduce((sum, { count }) => sum + count, more) - most;
  for (const batch of counting) {
    if (excess <= 0) return null;
    excess -= batch.count;
    if (excess <= 0) return dayAfter(batch.at);
  }
  return null;
}
