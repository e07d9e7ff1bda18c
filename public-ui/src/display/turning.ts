/** Current page, and courts changed on pages that were not shown. */
export interface Turning {
  readonly page: number;
  readonly paused: boolean;
  /** Keys of courts changed while their page was hidden. */
  readonly unseen: ReadonlySet<string>;
  /** Those of them on the current page: they are marked as if changed just now. */
  readonly late: ReadonlySet<string>;
}

export type Turn =
  | { readonly type: 'to'; readonly page: number }
  | { readonly type: 'pause' }
  | { readonly type: 'changed'; readonly keys: ReadonlySet<string> }
  | { readonly type: 'seen' };

const NONE: ReadonlySet<string> = new Set();

export const FIRST: Turning = { page: 0, paused: false, unseen: NONE, late: NONE };

/** Keys of courts by page. */
export type Pages = readonly ReadonlySet<string>[];

const filter = (keys: ReadonlySet<string>, keep: (key: string) => boolean): ReadonlySet<string> => {
  const kept = [...keys].filter(keep);
  return kept.length === keys.size ? keys : new Set(kept);
};

/** The page shown when there may be fewer than before. */
export const pageShown = ({ page }: Turning, count: number): number => Math.min(page, Math.max(count - 1, 0));

/** `pages` are the current pages. */
export function turned(state: Turning, turn: Turn, pages: Pages): Turning {
  switch (turn.type) {
    case 'pause':
      return { ...state, paused: !state.paused };
    case 'seen':
      return state.late.size === 0 ? state : { ...state, late: NONE };
    case 'changed': {
      const shown = pages[pageShown(state, pages.length)] ?? NONE;
      const others = [...turn.keys].filter(
        (key) => !shown.has(key) && !state.unseen.has(key) && pages.some((page) => page.has(key)),
      );
      return others.length === 0 ? state : { ...state, unseen: new Set([...state.unseen, ...others]) };
    }
    case 'to': {
      const page = pages.length === 0 ? 0 : (turn.page + pages.length) % pages.length;
      const shown = pages[page] ?? NONE;
      return {
        ...state,
        page,
        late: filter(state.unseen, (key) => shown.has(key)),
        unseen: filter(state.unseen, (key) => !shown.has(key)),
      };
    }
  }
}
