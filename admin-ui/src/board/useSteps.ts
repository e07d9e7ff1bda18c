import { stepTo } from '@courtcrew/ui-kit/page/list/PickList.tsx';
import type { RefObject } from 'react';
import { usePageKeys } from '../kit/desk/usePageKeys.ts';

/** Attribute of the elements arrow keys stop at. */
export const STEP = { 'data-step': '' } as const;

const stopsOf = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>('[data-step]') ?? []),
];

const focusedOf = (stops: readonly (Element | null)[]): number => stops.indexOf(document.activeElement);

/** Arrow keys move between stops, also while nothing has focus; Enter presses one. */
export function useSteps(list: RefObject<HTMLElement | null>): void {
  usePageKeys(list, (_, { key }) => {
    const stops = stopsOf(list.current);
    const next = stepTo(key, focusedOf(stops), stops.length);
    if (next !== null) stops[next]?.focus();
    return next !== null;
  });
}

export function focusStop(list: HTMLElement | null, place: number): void {
  const stops = stopsOf(list);
  stops[Math.min(place, stops.length - 1)]?.focus();
}

export const focusedStop = (list: HTMLElement | null): number => focusedOf(stopsOf(list));
