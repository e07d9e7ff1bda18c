import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const CONTENT = 'content';
/** So long after a step a page may still bring its title, or another in place of the one it began with. */
const PATIENCE_MS = 5_000;

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.style.outline = 'none';
  element.focus({ preventScroll: true });
}

/** Puts the focus on the page's title as soon as there is one, unless somebody or the page itself has moved it on. */
export function focusTitle(): () => void {
  const content = document.getElementById(CONTENT);
  if (!content || (document.activeElement !== content && content.contains(document.activeElement))) {
    return () => undefined;
  }
  focus(content);
  let title: Element | null = null;
  const look = () => {
    const { activeElement } = document;
    // The title of a page that waits for its data goes with the waiting, and the focus with it.
    const isLost = activeElement === document.body && title?.isConnected === false;
    if (activeElement !== content && !isLost) return;
    // The records' lists have a title of their own, and leave that of react-admin empty.
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
 * After a step to another screen the focus goes to that screen's title, which screen readers then read out; the link
 * that was followed is gone, and the focus would be on nothing.
 */
export function RouteFocus() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    return focusTitle();
  }, [pathname]);
  return null;
}
