import { type RefObject, useLayoutEffect, useState } from 'react';

const rem = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);

/** How many rows of a height (in rem) the box has room for; measured again only when the box changes its size. */
export function useFits(box: RefObject<HTMLElement | null>, row: number): number {
  const [fits, setFits] = useState(0);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setFits(Math.floor(element.clientHeight / (row * rem()) + 0.02));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box, row]);
  return fits;
}
