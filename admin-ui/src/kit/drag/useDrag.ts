import { type PointerEvent as ReactPointerEvent, useCallback, useEffect, useRef } from 'react';
import { type Point, scrollNear } from './scrollNear.ts';

interface DragOptions<Item> {
  /** `data-over` of a place, which says what a drop would do; null where none is allowed. */
  readonly aimAt: (item: Item, place: string) => string | null;
  readonly onDrop: (item: Item, place: string) => void;
  /** The dragged item; null after the drag. */
  readonly onItem: (item: Item | null) => void;
}

export interface Drag<Item> {
  /** For `onPointerDown`; of stable identity. */
  readonly grab: (event: ReactPointerEvent, item: Item) => void;
  /** Ref of the element that follows the pointer. */
  readonly ghost: (element: HTMLElement | null) => void;
}

/** Movement below this, in px, is a click. */
const SLACK = 6;

/** A finger scrolls unless it starts on the grip. */
const mayGrab = ({ button, pointerType, target }: ReactPointerEvent): boolean =>
  button === 0 &&
  (pointerType !== 'touch' || (target instanceof Element && target.closest('[data-grip]') !== null));

const placeUnder = (x: number, y: number): HTMLElement | null | undefined =>
  document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-drop]');

function follow(element: HTMLElement | null, { x, y }: Point): void {
  if (element) element.style.transform = `translate(${x + 12}px, ${y + 8}px)`;
}

/**
 * Drags an item by mouse, pen or finger onto elements with `data-drop`. Nothing renders between grab and drop: ghost
 * and target mark are moved in the DOM.
 */
export function useDrag<Item>(options: DragOptions<Item>): Drag<Item> {
  const newest = useRef(options);
  const end = useRef<() => void>(() => undefined);
  const follower = useRef<HTMLElement | null>(null);
  const at = useRef<Point>({ x: 0, y: 0 });
  useEffect(() => {
    newest.current = options;
  });
  useEffect(() => () => end.current(), []);

  const ghost = useCallback((element: HTMLElement | null) => {
    follower.current = element;
    follow(element, at.current);
  }, []);

  const grab = useCallback((event: ReactPointerEvent, grabbed: Item) => {
    if (!mayGrab(event)) return;
    const from = { x: event.clientX, y: event.clientY };
    let over: HTMLElement | null = null;
    let isDragging = false;
    const scroll = scrollNear(() => at.current);

    const aim = () => {
      const under = placeUnder(at.current.x, at.current.y) ?? null;
      const how = under?.dataset.drop ? newest.current.aimAt(grabbed, under.dataset.drop) : null;
      if (over !== under) over?.removeAttribute('data-over');
      over = how === null ? null : under;
      if (how !== null) over?.setAttribute('data-over', how);
    };
    const move = (moved: PointerEvent) => {
      at.current = { x: moved.clientX, y: moved.clientY };
      if (!isDragging) {
        if (Math.hypot(moved.clientX - from.x, moved.clientY - from.y) < SLACK) return;
        isDragging = true;
        newest.current.onItem(grabbed);
        scroll.start();
      }
      follow(follower.current, at.current);
      aim();
    };
    const stop = () => {
      scroll.stop();
      over?.removeAttribute('data-over');
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', stop);
      window.removeEventListener('keydown', giveUp, true);
      end.current = () => undefined;
      if (isDragging) newest.current.onItem(null);
    };
    const up = () => {
      const target = over?.dataset.drop;
      stop();
      if (!isDragging) return;
      // The click that ends a drag must not reach what lies below.
      window.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => window.removeEventListener('click', swallow, true));
      if (target !== undefined) newest.current.onDrop(grabbed, target);
    };
    const giveUp = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      pressed.stopPropagation();
      stop();
    };
    end.current();
    end.current = stop;
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', up);
    window.addEventListener('pointercancel', stop);
    window.addEventListener('keydown', giveUp, true);
  }, []);
  return { grab, ghost };
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};
