import { type RefObject, useEffect, useRef } from 'react';

/**
 * For a button, box or list that waits for the server: browsers take the focus from one that waits, and keys and screen
 * readers would go on at the top of the page, or of the dialog. It has the focus again afterwards, unless somebody has gone on.
 */
export function useFocusAfter(busy: boolean): RefObject<HTMLButtonElement | null>;
export function useFocusAfter<Pressed extends HTMLElement>(busy: boolean): RefObject<Pressed | null>;
export function useFocusAfter(busy: boolean): RefObject<HTMLElement | null> {
  const button = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!busy) return;
    return () => {
      if (document.activeElement?.contains(button.current)) button.current?.focus({ preventScroll: true });
    };
  }, [busy]);
  return button;
}
