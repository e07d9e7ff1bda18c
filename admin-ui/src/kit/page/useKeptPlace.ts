import { type FocusEvent, useCallback, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type Place, placeOf, returnTo } from './focusPlace.ts';

const isInDialog = (element: Element | null): boolean => element?.closest('.MuiModal-root') != null;

/**
 * For what stands around a list, and is drawn when its rows change: a button that goes with what it did leaves the focus to
 * what stands in its place.
 */
export function useKeptPlace() {
  const place = useRef<Place | null>(null);
  const keep = useCallback(() => {
    if (place.current) returnTo(place.current);
  }, []);
  useLayoutEffect(keep);
  // A question over the page may still be closing when the row has gone: the focus goes with it.
  useEffect(() => {
    const closing = new MutationObserver(keep);
    closing.observe(document.body, { childList: true });
    return () => closing.disconnect();
  }, [keep]);
  return useMemo(
    () => ({
      onFocus: ({ target }: FocusEvent) => {
        if (!isInDialog(target)) place.current = placeOf(target);
      },
      onBlur: ({ target, relatedTarget }: FocusEvent) => {
        // One that is switched off while what it did is on its way has lost the focus by that, not by anybody's step.
        if (!target.matches(':disabled') && !isInDialog(relatedTarget)) place.current = null;
      },
    }),
    [],
  );
}
