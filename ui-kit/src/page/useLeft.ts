import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** For application-wide dialogs, which no page takes along: calls `left` once Back has led to another page. */
export function useLeft(open: boolean, left: () => void): void {
  const { pathname } = useLocation();
  const at = useRef(pathname);
  useEffect(() => {
    if (at.current === pathname) return;
    at.current = pathname;
    if (open) left();
  });
}
