/** Distance from an edge, px. */
const NEAR = 36;
/** Px a frame. */
const FASTEST = 14;

export interface Point {
  readonly x: number;
  readonly y: number;
}

const scrolls = (element: Element): boolean =>
  (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth) &&
  getComputedStyle(element).overflowY === 'auto';

function listUnder({ x, y }: Point): Element | null {
  let element = document.elementFromPoint(x, y);
  while (element && !scrolls(element)) element = element.parentElement;
  return element;
}

/** Px to scroll by for a pointer position: 0 in the middle, faster towards the ends. */
export function scrollBy(at: number, start: number, end: number): number {
  const before = NEAR - (at - start);
  const after = NEAR - (end - at);
  if (before > 0) return -Math.min(before / NEAR, 1) * FASTEST;
  return after > 0 ? Math.min(after / NEAR, 1) * FASTEST : 0;
}

/** Scrolls the list under the pointer near its ends. */
export function scrollNear(pointer: () => Point): { start: () => void; stop: () => void } {
  let frame = 0;
  const step = () => {
    const list = listUnder(pointer());
    if (list) {
      const { top, bottom, left, right } = list.getBoundingClientRect();
      list.scrollTop += scrollBy(pointer().y, top, bottom);
      list.scrollLeft += scrollBy(pointer().x, left, right);
    }
    frame = requestAnimationFrame(step);
  };
  return {
    start: () => {
      frame = requestAnimationFrame(step);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
