import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
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
  /** Says the step of a screen; `path` is that of the screen the step leads to. False where no line in sight shows it. */
  readonly tell: (step: Step, path?: string) => boolean;
  /** Counts a line that shows the screen's step; answers how to count it out. */
  readonly stand: () => () => void;
}

const StepContext = createContext<Steps>({ step: null, tell: () => false, stand: () => () => undefined });

/** Of a screen of a tournament. */
const keyOf = (tid: string, path: string): string => `${tid} ${path.toLowerCase()}`;

/** Keeps the last step of the desk on each screen of each tournament, until the next one there. */
export function StepProvider({ children }: { readonly children: ReactNode }) {
  const [steps, setSteps] = useState<ReadonlyMap<string, Step>>(new Map());
  const lines = useRef(0);
  const { pathname } = useLocation();
  const tid = useTournament().tournament?.tid ?? '';
  const own = keyOf(tid, pathname);
  const here = useRef(own);
  useLayoutEffect(() => {
    here.current = own;
  });
  const stand = useCallback(() => {
    lines.current += 1;
    return () => {
      lines.current -= 1;
    };
  }, []);
  const value = useMemo<Steps>(
    () => ({
      step: steps.get(own) ?? null,
      tell: (step, path) => {
        const target = path === undefined ? own : keyOf(tid, path);
        // What came of a step, or of its undo, may come after the screen was left.
        const isHere = target === here.current;
        if (isHere && lines.current === 0) return false;
        setSteps((before) => new Map(before).set(target, step));
        return isHere || (path !== undefined && step.undo !== null);
      },
      stand,
    }),
    [steps, tid, own, stand],
  );
  return <StepContext value={value}>{children}</StepContext>;
}

export const useSteps = (): Steps => useContext(StepContext);

/** Says a step in the screen's header; in a toast where the screen has no line for it, or was left meanwhile. */
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
