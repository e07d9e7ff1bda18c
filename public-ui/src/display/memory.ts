import type { Board } from '@courtcrew/ui-kit/board/model.ts';
import { isPatch } from '@courtcrew/ui-kit/board/patch.ts';
import type { Facts } from './facts.ts';

/** What was on the screen, so that a television switched on without a network has something to show. */
export interface Kept {
  readonly tid: string;
  readonly facts: Facts;
  readonly board: Board;
  /** When the board was right, ms since 1970. */
  readonly at: number;
}

/** One place for the last board, whichever tournament's: a screen that wanders leaves no pile behind. */
const PLACE = 'courtcrew.display';

const hasFields = <Name extends string>(value: unknown, ...names: Name[]): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && names.every((name) => Object.hasOwn(value, name));

const isBoard = (value: unknown): value is Board =>
  hasFields(value, 'courts', 'queue', 'aux', 'clipboards') && isPatch(value);

const isFacts = (value: unknown): value is Facts =>
  hasFields(value, 'name', 'zone') && typeof value.name === 'string' && typeof value.zone === 'string';

/** What was kept of the tournament; null when nothing was, or nothing this build understands. */
export function recall(tid: string): Kept | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(PLACE) ?? 'null');
    if (!hasFields(kept, 'tid', 'facts', 'board', 'at') || kept.tid !== tid) return null;
    const { facts, board, at } = kept;
    return isFacts(facts) && isBoard(board) && typeof at === 'number' ? { tid, facts, board, at } : null;
  } catch {
    return null;
  }
}

/** Keeps it, where the browser lets pages keep anything. */
export function remember(kept: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // A full or forbidden storage costs the memory, not the display.
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // Then nothing was kept either.
  }
}
