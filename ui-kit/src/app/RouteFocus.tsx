import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { whileReachable } from '../page/state/whileReachable.ts';

const CONTENT = 'content';
/** A page may bring or replace its title up to this long after a navigation. */
const PATIENCE_MS = 5_000;

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.style.outline = 'none';
  element.focus({ preventScroll: true });
}

/** Focuses the page's title as soon as there is one, unless focus has moved on. Returns the cancellation. */
function focusTitle(): () => void {
  const content = document.getElementById(CONTENT);
  if (!content || (document.activeElement !== content && content.contains(document.activeElement))) {
    return () => undefined;
  }
  focus(content);
  let title: Element | null = null;
  const look = () => {
    const { activeElement } = document;
    // The title of a loading page is removed with it, and focus with the title.
    const isLost = activeElement === document.body && title?.isConnected === false;
    if (activeElement !== content && !isLost) return;
    // Record lists have their own title and leave react-admin's empty.
    title = [...content.querySelectorAll('h1')].find(({ textContent }) => textContent) ?? null;
    if (title instanceof HTMLElement) focus(title);
  };
  const watch = new MutationObserver(look);
  const timer = setTimeout(() => watch.disconnect(), PATIENCE_MS);
  watch.observe(content, { childList: true, subtree: true });
  look();
  return () => {
    watch.disconnect();
    clearTimeout(timer);
  };
}

/**
 * After a navigation, focus goes to the new screen's title, which screen readers then read; the followed link is gone.
 * Within a screen it stays near what was focused.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    return focusTitle();
  }, [pathname]);
  useEffect(() => {
    // Not needed for the first paint: focus can be lost only after somebody has used the page.
    const keeping = whileReachable(() => import('./keepFocus.ts')).then(
      ({ keepFocus }) => keepFocus(focusTitle),
      () => () => undefined,
    );
    return () => void keeping.then((stop) => stop());
  }, []);
  return null;
}
