import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { createContext, type ReactNode, useCallback, useContext, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTournament } from '../../shell/tournament.tsx';

export interface Step {
  readonly text: string;
  /** Sends the compensating command, and tells what became of it. Null where there is none, or nothing changed. */
  readonly undo: (() => Promise<unknown>) | null;
  /** Part of it was refused. */
  readonly partly?: boolean;
}

interface Steps {
  readonly step: Step | null;
  /** Says the step of a screen; `path` is that of the screen it leads to. False where no line shows it. */
  readonly tell: (step: Step, path?: string) => boolean;
  /** Counts a line that shows the screen's step; answers how to count it out. */
  readonly stand: () => () => void;
}

const StepContext = createContext<Steps>({ step: null, tell: () => false, stand: () => () => undefined });

/** Keeps the last step of the desk on each screen of each tournament, until the next one there. */
export function StepProvider({ children }: { readonly children: ReactNode }) {
  const [steps, setSteps] = useState<ReadonlyMap<string, Step>>(new Map());
  const lines = useRef(0);
  const { pathname } = useLocation();
  const tid = useTournament().tournament?.tid ?? '';
  const stand = useCallback(() => {
    lines.current += 1;
    return () => {
      lines.current -= 1;
    };
  }, []);
  const value = useMemo<Steps>(() => {
    const keyOf = (path: string) => `${tid} ${path.toLowerCase()}`;
    return {
      step: steps.get(keyOf(pathname)) ?? null,
      tell: (step, path) => {
        if (path === undefined && lines.current === 0) return false;
        setSteps((before) => new Map(before).set(keyOf(path ?? pathname), step));
        return true;
      },
      stand,
    };
  }, [steps, tid, pathname, stand]);
  return <StepContext value={value}>{children}</StepContext>;
}

export const useSteps = (): Steps => useContext(StepContext);

/** Says a step in the screen's header; in a toast where the screen has no line for it. */
export function useTellStep(): (step: Step, path?: string) => void {
  const { tell } = useSteps();
  const toast = useToast();
  return (step, path) => {
    if (tell(step, path)) return;
    const options = step.undo ? { undo: step.undo } : {};
    if (step.partly) toast.info(step.text, options);
    else toast.success(step.text, options);
  };
}
