/** From an edge of a list, px. */
const NEAR = 36;
/** Px a frame. */
const FASTEST = 14;

/** On the screen, px. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const scrolls = (element: Element): boolean =>
  element.scrollHeight > element.clientHeight && getComputedStyle(element).overflowY === 'auto';

function listUnder({ x, y }: Point): Element | null {
  let element = document.elementFromPoint(x, y);
  while (element && !scrolls(element)) element = element.parentElement;
  return element;
}

/** Px to scroll a list by when something is held at a height within it: nothing in its middle, faster to its ends. */
export function scrollBy(y: number, top: number, bottom: number): number {
  const above = NEAR - (y - top);
  const below = NEAR - (bottom - y);
  if (above > 0) return -Math.min(above / NEAR, 1) * FASTEST;
  return below > 0 ? Math.min(below / NEAR, 1) * FASTEST : 0;
}

/** Scrolls the list under the pointer while something is held near its end. */
export function scrollNear(pointer: () => Point): { start: () => void; stop: () => void } {
  let frame = 0;
  const step = () => {
    const list = listUnder(pointer());
    if (list) {
      const { top, bottom } = list.getBoundingClientRect();
      list.scrollTop += scrollBy(pointer().y, top, bottom);
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
