import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

const CONTENT = 'content';
/** A page that has not said its title by then is read by whoever listens without it. */
const PATIENCE_MS = 5_000;

function focus(element: HTMLElement): void {
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1;
  element.style.outline = 'none';
  element.focus({ preventScroll: true });
}

/** Puts the focus on the page's title as soon as there is one, unless somebody or the page itself has moved it on. */
function focusTitle(): () => void {
  const content = document.getElementById(CONTENT);
  if (!content || (document.activeElement !== content && content.contains(document.activeElement))) {
    return () => undefined;
  }
  focus(content);
  const look = () => {
    const title = content.querySelector('h1');
    if (!title) return;
    stop();
    if (document.activeElement === content) focus(title);
  };
  const watch = new MutationObserver(look);
  const timer = setTimeout(() => stop(), PATIENCE_MS);
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
  };
  watch.observe(content, { childList: true, subtree: true });
  look();
  return stop;
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
