import type { Board } from '@courtcrew/ui-kit/board/model.ts';
import { isPatch } from '@courtcrew/ui-kit/board/patch.ts';
import type { Facts } from './facts.ts';

/** Last board, for a television switched on without a network. */
export interface Kept {
  readonly tid: string;
  readonly facts: Facts;
  readonly board: Board;
  /** When the board was right, ms since 1970. */
  readonly at: number;
}

/** One entry for the last board of any tournament, so that a screen that moves leaves nothing behind. */
const PLACE = 'courtcrew.display';

const hasFields = <Name extends string>(value: unknown, ...names: Name[]): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && names.every((name) => Object.hasOwn(value, name));

const isBoard = (value: unknown): value is Board =>
  hasFields(value, 'courts', 'queue', 'aux', 'clipboards') && isPatch(value);

const isFacts = (value: unknown): value is Facts =>
  hasFields(value, 'name', 'zone') && typeof value.name === 'string' && typeof value.zone === 'string';

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

export function remember(kept: Kept): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(kept));
  } catch {
    // The display works without it.
  }
}

export function forget(): void {
  try {
    localStorage.removeItem(PLACE);
  } catch {
    // Nothing was kept either.
  }
}
