import { useCallback, useContext, useEffect } from 'react';
import { useConfirm } from '../page/dialog/Confirm.tsx';
import { useWords } from '../words/words.tsx';
import { GateContext } from './leaveGate.ts';

/**
 * Guards unsaved changes of a page or dialog: the browser asks before closing the tab, the public site before a link
 * or Back. Others ask by the returned function: true means to leave.
 */
export function useLeaveQuestion(unsaved: boolean): () => Promise<boolean> {
  const w = useWords();
  const confirm = useConfirm();
  const gate = useContext(GateContext);

  useEffect(() => {
    if (!unsaved) return;
    // Asked once: the site removes the question after its answer.
    const warn = (event: BeforeUnloadEvent) => gate.current && event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [unsaved, gate]);

  const ask = useCallback(
    () =>
      confirm({
        title: w('form.leaveTitle'),
        text: w('form.leaveText'),
        action: w('form.leave'),
        danger: true,
      }),
    [confirm, w],
  );
  useEffect(() => {
    if (!unsaved) return;
    // A dialog may be above a form that asks, too.
    const below = gate.current;
    gate.current = ask;
    return () => {
      gate.current = below;
    };
  }, [unsaved, gate, ask]);
  return ask;
}
