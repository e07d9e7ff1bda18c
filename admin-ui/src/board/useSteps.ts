import { stepTo } from '@courtcrew/ui-kit/page/list/PickList.tsx';
import type { RefObject } from 'react';
import { usePageKeys } from '../kit/desk/usePageKeys.ts';

/** Marks what the arrow keys stop at. */
export const STEP = { 'data-step': '' } as const;

const stopsOf = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-step]') ?? []),
];

const focusedOf = (stops: readonly (Element | null)[]): number => stops.indexOf(document.activeElement);

/** Arrow keys go from one stop of a list to the next, also while the focus is nowhere; Enter presses it. */
export function useSteps(list: RefObject<HTMLElement | null>): void {
  usePageKeys(list, (_, { key }) => {
    const stops = stopsOf(list.current);
    const next = stepTo(key, focusedOf(stops), stops.length);
    if (next !== null) stops[next]?.focus();
    return next !== null;
  });
}

/** Focuses the stop at a place of the list, or the last one. */
export function focusStop(list: HTMLElement | null, place: number): void {
  const stops = stopsOf(list);
  stops[Math.min(place, stops.length - 1)]?.focus();
}

/** The place of the stop that has the focus. */
export const focusedStop = (list: HTMLElement | null): number => focusedOf(stopsOf(list));
