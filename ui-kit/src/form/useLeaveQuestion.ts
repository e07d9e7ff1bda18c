import { useCallback, useContext, useEffect } from 'react';
import { useConfirm } from '../page/dialog/Confirm.tsx';
import { useWords } from '../words/words.tsx';
import { GateContext } from './leaveGate.ts';

/**
 * For a page, or a dialog over it, with changes that may not be saved: the browser asks by itself before its tab is closed,
 * and the public site before a link or the Back key leads to another screen. Whoever else leads there asks with what is
 * answered here: true means to leave.
 */
export function useLeaveQuestion(unsaved: boolean): () => Promise<boolean> {
  const w = useWords();
  const confirm = useConfirm();
  const gate = useContext(GateContext);

  useEffect(() => {
    if (!unsaved) return;
    // Nobody is asked twice: the site takes the question away once it was answered.
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
    // A dialog stands over a form that asks, too.
    const below = gate.current;
    gate.current = ask;
    return () => {
      gate.current = below;
    };
  }, [unsaved, gate, ask]);
  return ask;
}
