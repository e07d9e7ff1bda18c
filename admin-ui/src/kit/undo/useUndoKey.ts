import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Where Ctrl Z takes back what was typed. */
const TYPING =
  'input:not([type="range"], [type="checkbox"], [type="radio"]), textarea, select, [contenteditable="true"]';
const DIALOG = '[role="dialog"], [role="alertdialog"]';

/** Ctrl (or ⌘) Z, but in a field; while a dialog is open, only for a line within it. Null where nothing can be undone. */
export function useUndoKey(line: RefObject<Element | null>, undo: (() => unknown) | null): void {
  const newest = useRef(undo);
  // Before paint: what is visible can be undone by key.
  useLayoutEffect(() => {
    newest.current = undo;
  });
  useLayoutEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.key.toLowerCase() !== 'z' || !(event.ctrlKey || event.metaKey)) return;
      if (event.altKey || event.shiftKey || event.repeat || newest.current === null) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      const dialog = [...document.querySelectorAll(DIALOG)].at(-1);
      if (dialog && !dialog.contains(line.current)) return;
      event.preventDefault();
      newest.current();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [line]);
}
