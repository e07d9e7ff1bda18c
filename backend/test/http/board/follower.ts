import { type BoardPatch, boardPatch } from '@courtcrew/domain/board/index.ts';
import type { LiveFrame } from '../../support/display.ts';

type Lists = Record<'courts' | 'queue' | 'aux' | 'clipboards', readonly Record<string, unknown>[]>;

const KEYS = { courts: 'court_order', queue: 'ref_id', aux: 'id', clipboards: 'id' } as const;
const LISTS = ['courts', 'queue', 'aux', 'clipboards'] as const;

/** A board by its keys, so that two that show the same are equal. */
const byKey = (board: Lists) =>
  Object.fromEntries(
    LISTS.map((list) => [list, Object.fromEntries(board[list].map((row) => [row[KEYS[list]], row]))]),
  );

/** A board as a display has it that read it once and then did what frames say. */
export class Follower {
  readonly #lists: Record<string, Record<string, unknown>>;

  constructor(read: Lists) {
    this.#lists = byKey(read);
  }

  /** Throws for a frame of the room that holds no patch. */
  hear({ data }: LiveFrame): void {
    this.#put(boardPatch.strict().parse(data));
  }

  shows(read: Lists): { readonly has: unknown; readonly should: unknown } {
    return { has: this.#lists, should: byKey(read) };
  }

  #put(patch: BoardPatch): void {
    for (const list of LISTS) {
      const rows = this.#lists[list] ?? {};
      for (const row of patch[list] ?? []) rows[String(Reflect.get(row, KEYS[list]))] = row;
      for (const key of (list === 'courts' ? undefined : patch.gone?.[list]) ?? []) delete rows[key];
    }
  }
}
