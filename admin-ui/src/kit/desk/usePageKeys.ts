import { type RefObject, useLayoutEffect, useRef } from 'react';

const NAMES: Readonly<Record<string, string>> = { ' ': 'space' };

/** `f`, `enter`, `alt+arrowup`; null for keys that belong to the browser or the system. */
export function keyName({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey) return null;
  const name = NAMES[key] ?? key.toLowerCase();
  return altKey ? `alt+${name}` : name;
}

/** A slider takes the keys it moves by itself; all others are no typing. */
const TYPING = 'input:not([type="range"]), textarea, select, [contenteditable="true"]';
const PRESSED = 'button, a';

/** A letter typed into a field, or Enter on a button, is not meant for the page. */
function isElsewhere(target: Element, name: string): boolean {
  if (target.closest(TYPING)) return true;
  return (name === 'enter' || name === 'space') && target.closest(PRESSED) !== null;
}

/**
 * Hears single keys while the focus is in this part of the page or nowhere; dialogs and the rest of the frame keep theirs.
 * `onKey` answers whether the key meant something. A key that is held does nothing twice, except to move.
 */
export function usePageKeys(
  part: RefObject<HTMLElement | null>,
  onKey: (name: string, event: KeyboardEvent) => boolean,
): void {
  const newest = useRef(onKey);
  // Before anything is painted: what somebody sees, a key may be pressed for.
  useLayoutEffect(() => {
    newest.current = onKey;
  });
  useLayoutEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { target } = event;
      const name = keyName(event);
      if (event.defaultPrevented || name === null || !(target instanceof Element)) return;
      if (target !== document.body && !part.current?.contains(target)) return;
      if (isElsewhere(target, name) || (event.repeat && !event.altKey)) return;
      if (newest.current(name, event)) event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [part]);
}
