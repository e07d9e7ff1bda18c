import { type RefObject, useEffect, useRef } from 'react';

/**
 * Keeps the place of somebody on the keyboard when the button they pressed goes because what stands here changed: the focus
 * then moves to what stands here now, where a screen reader reads it, instead of to the top of the page.
 */
export function useKeptFocus(state: unknown): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  const within = useRef(false);
  useEffect(() => {
    const element = place.current;
    if (!element) return;
    const enter = () => {
      within.current = true;
    };
    const leave = ({ relatedTarget }: FocusEvent) => {
      // A removed button tells no next target either, and out of a dialog over the page one comes back to it.
      if (relatedTarget instanceof Element && !relatedTarget.closest('.MuiModal-root'))
        within.current = false;
    };
    element.addEventListener('focusin', enter);
    element.addEventListener('focusout', leave);
    return () => {
      element.removeEventListener('focusin', enter);
      element.removeEventListener('focusout', leave);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the state is what makes buttons come and go.
  useEffect(() => {
    const keep = () => {
      if (within.current && document.activeElement === document.body)
        place.current?.focus({ preventScroll: true });
    };
    keep();
    // A dialog on the way is still closing where the server was faster: the focus goes with it.
    if (!document.activeElement?.closest('.MuiModal-root')) return;
    const closing = new MutationObserver(keep);
    closing.observe(document.body, { childList: true });
    return () => closing.disconnect();
  }, [state]);
  return place;
}
