import { useCallback, useContext } from 'react';
import { useConfirm } from '../page/dialog/Confirm.tsx';
import { useWords } from '../words/words.tsx';
import { GateContext } from './leaveGate.ts';

const MODALS = '.MuiModal-root:not(.MuiModal-hidden)';

const modals = () => [...document.querySelectorAll<HTMLElement>(MODALS)];

/** A closing modal's backdrop is transparent at once. */
const isClosing = (modal: HTMLElement): boolean =>
  modal.querySelector<HTMLElement>(':scope > .MuiBackdrop-root')?.style.opacity === '0';

/** The top dialog, menu or drawer; undefined for none. A fading one counts as closed. */
export const topModal = (): HTMLElement | undefined => modals().findLast((modal) => !isClosing(modal));

/** Modals with input. Search text does not count. */
const typedIn = new WeakSet<Element>();

globalThis.document?.addEventListener(
  'input',
  ({ target }) => {
    const modal = target instanceof Element && target.closest(MODALS);
    if (modal && !(target instanceof HTMLInputElement && target.type === 'search')) typedIn.add(modal);
  },
  true,
);

const LOOK_MS = 50;
/** A question fades out within these many looks. */
const LOOKS = 20;

/** Closes the top modal like Escape, and asks where it has input: Back does this. */
export function useCloseTop(): () => Promise<void> {
  const confirm = useConfirm();
  const w = useWords();
  const gate = useContext(GateContext);
  return useCallback(async () => {
    const modal = topModal();
    if (!modal) return;
    // A form that tracks its changes asks by itself.
    const asks = typedIn.has(modal) && gate.current === null;
    const question = { title: w('form.leaveTitle'), text: w('form.leaveText'), action: w('form.leave') };
    if (asks && !(await confirm({ ...question, danger: true }))) return;
    for (let look = 0; look < LOOKS && modals().at(-1) !== modal; look++)
      await new Promise((resume) => setTimeout(resume, LOOK_MS));
    modal.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  }, [confirm, w, gate]);
}
