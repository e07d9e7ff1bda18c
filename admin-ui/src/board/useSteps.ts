import { stepTo } from '@courtcrew/ui-kit/page/list/PickList.tsx';
import type { RefObject } from 'react';
import { usePageKeys } from '../kit/desk/usePageKeys.ts';

/** Attribute of the elements arrow keys stop at. */
export const STEP = { 'data-step': '' } as const;

/** Arrow keys move between stops, also while nothing has focus; Enter presses one. */
export function useSteps(list: RefObject<HTMLElement | null>): void {
  usePageKeys(list, (_, { key }) => {
    const stops = [...(list.current?.querySelectorAll<HTMLElement>('[data-step]') ?? [])];
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const next = stepTo(key, at, stops.length);
    if (next !== null) stops[next]?.focus();
    return next !== null;
  });
}
