import { type RefObject, useEffect, useRef } from 'react';

const MARK_MS = 1600;

/** Highlights an element for a moment when its content changed under the reader, never on first render. Nothing moves. */
export function useSettling<Element extends HTMLElement>(
  print: string | undefined,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  const before = useRef(print);
  useEffect(() => {
    if (before.current === print) return;
    before.current = print;
    const ground = getComputedStyle(document.documentElement).getPropertyValue(
      '--mui-palette-action-selected',
    );
    const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    element.current?.animate?.(
      [{ backgroundColor: ground }, { backgroundColor: still ? ground : 'transparent' }],
      {
        duration: MARK_MS,
        easing: 'ease-out',
      },
    );
  }, [print]);
  return element;
}
