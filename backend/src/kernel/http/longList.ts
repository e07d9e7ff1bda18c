import { setImmediate as otherTurns } from 'node:timers/promises';
import { z } from 'zod';
import { encode } from './answer.ts';

/** Text that is kept whole costs nothing up to about here. */
const LONG_BYTES = 256 * 1_024;
/** Encoded at a time: a few milliseconds of the thread that everybody shares. */
const ROWS = 32;

/** Whether an answer is a list whose text is long, by a row of its middle. */
export function isLongList(schema: z.ZodType, answer: unknown): answer is readonly unknown[] {
  if (!(schema instanceof z.ZodArray) || !Array.isArray(answer) || answer.length <= ROWS) return false;
  return JSON.stringify(answer[answer.length >> 1]).length * answer.length > LONG_BYTES;
}

/** Hears of each portion before it leaves, and that no more follow before the end does. */
export interface Shown {
  seen(told: unknown): void;
  note(): void;
}

/** `encode` in portions, with other requests between. A row that breaks the schema aborts the answer. */
export async function* portionsOf(
  schema: z.ZodType,
  rows: readonly unknown[],
  shown: Shown,
): AsyncGenerator<string> {
  try {
    for (let from = 0; from < rows.length; from += ROWS) {
      const portion = encode(schema, rows.slice(from, from + ROWS));
      shown.seen(portion.shown);
      yield `${from === 0 ? '[' : ','}${portion.body.slice(1, -1)}`;
      await otherTurns();
    }
  } finally {
    shown.note();
  }
  yield ']';
}
