import {
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { rowAt } from './pinned.ts';

/** Scroll offset, and empty space above the first row, in px. */
interface Hold {
  readonly scroll: number;
  readonly slack: number;
}

/** Keeps rows in place when `moved` px came (negative: went) above. Beyond the first row, empty space makes up for scroll. */
export function holdStill({ scroll, slack }: Hold, moved: number): Hold {
  const top = scroll - slack + moved;
  return { scroll: Math.max(top, 0), slack: Math.max(-top, 0) };
}

interface Rows {
  readonly tops: readonly number[];
  readonly indexOf: ReadonlyMap<string, number>;
  readonly keys: readonly string[];
  /** What was filtered for. */
  readonly filtered: string;
}

/** The first row from a height on that is still there; else the last one above it. */
function nearestLeft({ tops, keys }: Rows, now: Rows, y: number): string | null {
  const first = rowAt(tops, y);
  const isLeft = (key: string) => now.indexOf.has(key);
  return keys.slice(first).find(isLeft) ?? keys.slice(0, first).findLast(isLeft) ?? null;
}

const ROW = '[data-row]';

/** Px of a row that comes to the lower edge of the list. */
const EDGE = 60;

const rowUnder = ({ target }: { target: EventTarget }): string | null =>
  (target instanceof Element ? target.closest(ROW)?.getAttribute('data-row') : null) ?? null;

/**
 * Keeps the row under the pointer, else the one of the keys, where it is while others come and go above it; another filter
 * keeps the first visible row that it lets through. Where that
 * cannot be, because the row itself has gone, a press on what slid into its place means nothing until the pointer
 * has moved: nobody takes another person than the one they saw.
 */
export function useStillRows(box: RefObject<HTMLElement | null>, rows: Rows, activeKey: string | null) {
  const hovered = useRef<string | null>(null);
  const pointer = useRef({ x: 0, y: 0 });
  const hasSlid = useRef(false);
  const before = useRef<Rows | null>(null);
  const [slack, setSlack] = useState(0);
  const { tops, indexOf } = rows;

  useLayoutEffect(() => {
    const old = before.current;
    before.current = rows;
    if (!old || old.tops === tops || !box.current) return;
    hasSlid.current = hovered.current !== null;
    const y = box.current.scrollTop - slack;
    const height = box.current.clientHeight;
    const kept = old.filtered === rows.filtered ? (hovered.current ?? activeKey) : nearestLeft(old, rows, y);
    const was = kept === null ? undefined : old.indexOf.get(kept);
    const is = kept === null ? undefined : indexOf.get(kept);
    if (was === undefined || is === undefined) return;
    // A row out of sight comes to the edge.
    const top = old.tops[was] ?? 0;
    const shown =
      old.filtered === rows.filtered ? top : Math.min(Math.max(top, y), Math.max(y, y + height - EDGE));
    const moved = (tops[is] ?? 0) - shown;
    const held: Hold = holdStill({ scroll: box.current.scrollTop, slack }, moved);
    box.current.scrollTop = held.scroll;
    // The active row is followed; only a pointer needs the position itself.
    setSlack(hovered.current === null ? 0 : held.slack);
  });

  const handlers = useMemo(() => {
    const point = (event: PointerEvent) => {
      hovered.current = rowUnder(event);
      pointer.current = { x: event.clientX, y: event.clientY };
      hasSlid.current = false;
    };
    const isOnAnother = (event: MouseEvent) => hasSlid.current && rowUnder(event) !== hovered.current;
    return {
      onPointerMove: (event: PointerEvent) => {
        // Browsers send moves of no distance when rows move, not the hand.
        const { x, y } = pointer.current;
        if (!hasSlid.current || event.clientX !== x || event.clientY !== y) point(event);
      },
      onPointerLeave: () => {
        hovered.current = null;
        hasSlid.current = false;
        setSlack(0);
      },
      onPointerDownCapture: (event: PointerEvent) => {
        if (event.pointerType !== 'mouse') point(event);
        else if (isOnAnother(event)) event.stopPropagation();
      },
      onClickCapture: (event: MouseEvent) => {
        if (event.detail > 0 && isOnAnother(event)) event.stopPropagation();
      },
    };
  }, []);
  return { slack, handlers };
}
