import { type FocusEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { type Place, placeOf, returnTo } from './focusPlace.ts';

/**
 * For what stands around a list, and is drawn when its rows change: a button that goes with what it did leaves the focus to
 * what stands in its place.
 */
export function useKeptPlace() {
  const place = useRef<Place | null>(null);
  useLayoutEffect(() => {
    if (place.current) returnTo(place.current);
  });
  return useMemo(
    () => ({
      onFocus: ({ target }: FocusEvent) => {
        place.current = placeOf(target);
      },
      onBlur: ({ target }: FocusEvent) => {
        // One that is switched off while what it did is on its way has lost the focus by that, not by anybody's step.
        if (!target.matches(':disabled')) place.current = null;
      },
    }),
    [],
  );
}
