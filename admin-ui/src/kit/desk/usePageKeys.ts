import { type RefObject, useLayoutEffect, useRef } from 'react';

const NAMES: Readonly<Record<string, string>> = { ' ': 'space' };

/** `f`, `enter`, `alt+arrowup`; null for keys that belong to the browser or the system. */
function keyName({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): string | null {
  if (ctrlKey || metaKey) return null;
  const name = NAMES[key] ?? key.toLowerCase();
  return altKey ? `alt+${name}` : name;
}

/** A slider uses arrow keys; other keys on it are the page's. */
const TYPING = 'input:not([type="range"]), textarea, select, [contenteditable="true"]';
const PRESSED = 'button, a';

/** Text typed into a field and Enter on a button are not the page's. */
function isElsewhere(target: Element, name: string): boolean {
  if (target.closest(TYPING)) return true;
  return (name === 'enter' || name === 'space') && target.closest(PRESSED) !== null;
}

/** Single keys while focus is in this part or nowhere. `onKey` returns whether it handled one; held keys only move. */
export function usePageKeys(
  part: RefObject<HTMLElement | null>,
  onKey: (name: string, event: KeyboardEvent) => boolean,
): void {
  const newest = useRef(onKey);
  // Before paint: what is visible can be acted on by key.
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
