import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * For a dialog of the whole application, which no page takes along: Back leads away from below it, and what it asks is
 * about the page that was left. `left` is called once another page is shown.
 */
export function useLeft(open: boolean, left: () => void): void {
  const { pathname } = useLocation();
  const at = useRef(pathname);
  useEffect(() => {
    if (at.current === pathname) return;
    at.current = pathname;
    if (open) left();
  });
}
