import { type RefObject, useEffect, useRef } from 'react';

const MARK_MS = 1600;

/**
 * Marks an element for a moment when what it shows has changed under the reader, and never when it first appears.
 * Nothing moves; with reduced motion the mark stands still and goes.
 */
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
