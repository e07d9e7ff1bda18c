import type { createBrowserHistory } from '@courtcrew/ui-kit/app/routerParts.ts';
import { type Gate, GateContext } from '@courtcrew/ui-kit/form/leaveGate.ts';
import { topModal } from '@courtcrew/ui-kit/form/useCloseTop.ts';
import { CrashPage } from '@courtcrew/ui-kit/page/state/CrashPage.tsx';
import { isAnswering, isReachable } from '@courtcrew/ui-kit/page/state/whileReachable.ts';
import {
  Component,
  type ContextType,
  type ReactNode,
  startTransition,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPath, type Location, type RouteObject, Router } from 'react-router';
import { screenAt } from './screens.ts';

type History = ReturnType<typeof createBrowserHistory>;
type Step = Parameters<Parameters<History['listen']>[0]>[0];

interface Shown {
  readonly location: Location;
  readonly action: Step['action'];
  /** How far down it is shown; null where the visitor stays where they are. */
  readonly from: number | null;
}

interface SiteRouterProps {
  readonly history: History;
  /** What is shown first; its screen is loaded. */
  readonly first: Location;
  readonly routes: RouteObject[];
  /** The page, which learns when the next screen is on its way, and how many steps found no server. */
  readonly children: (underway: boolean, lost: number) => ReactNode;
}

/**
 * Leads from screen to screen; the one there stays until the next is loaded. Of the router's library this takes what a
 * first visit needs: its parts that read and write data for screens would weigh as much again as a screen.
 */
export function SiteRouter({ history, first, routes, children }: SiteRouterProps) {
  const [shown, show] = useState<Shown>({ location: first, action: history.action, from: null });
  const [underway, setUnderway] = useState(false);
  const [lost, setLost] = useState(0);
  const newest = useRef<Step>(null);
  const gate = useRef<Gate | null>(null);
  const asking: ContextType<typeof GateContext> = gate;
  /** How far down each screen was left, by its place in the history. */
  const left = useRef(new Map<string, number>());

  const go = useEffectEvent(async (step: Step) => {
    // Back closes a dialog that is open and leads no further. Undone, it arrives at what is shown.
    if (step.action === 'POP' && step.location.key !== shown.location.key && topModal()) {
      undo(history, step, shown.location);
      return void asking.closeTop?.();
    }
    newest.current = step;
    const isElsewhere = step.location.pathname !== shown.location.pathname;
    if (isElsewhere && gate.current && !(await gate.current())) return undo(history, step, shown.location);
    const load = screenAt(routes, step.location.pathname);
    if (load) {
      // The page stays, below the banner that says why; and what a browser could not get it keeps from later steps, too.
      if (!(await isReachable())) return undo(history, step, shown.location);
      setUnderway(true);
      const isThere = await load();
      if (newest.current !== step) return;
      if (!isThere) {
        // Another build took the place of this one, or the browser remembers what it could not get: both end with a reload.
        const isAnswered = await isAnswering();
        if (newest.current !== step) return;
        if (isAnswered) {
          gate.current = null;
          return window.location.reload();
        }
        setLost((steps) => steps + 1);
        return undo(history, step, shown.location);
      }
    }
    if (newest.current !== step) return;
    left.current.set(shown.location.key, window.scrollY);
    const opens = step.action === 'PUSH' || isElsewhere ? 0 : null;
    const from = step.action === 'POP' ? (left.current.get(step.location.key) ?? 0) : opens;
    startTransition(() => {
      setUnderway(false);
      show({ ...step, from });
    });
  });

  useLayoutEffect(() => {
    const stop = history.listen((step) => void go(step));
    const { action, location } = history;
    // A step while the page was still coming.
    if (createPath(location) !== createPath(first)) void go({ action, location, delta: null });
    return stop;
  }, [history, first]);
  useOwnScrolling();
  useLayoutEffect(() => {
    if (shown.from !== null) window.scrollTo(0, shown.from);
  }, [shown]);

  return (
    <Router location={shown.location} navigationType={shown.action} navigator={history}>
      <CrashBoundary at={shown.location}>
        <GateContext value={gate}>{children(underway, lost)}</GateContext>
      </CrashBoundary>
    </Router>
  );
}

/** The address has gone ahead of the screen: it comes back. */
function undo(history: History, { delta }: Step, { pathname, search, hash, state }: Location): void {
  if (delta) history.go(-delta);
  else history.replace({ pathname, search, hash }, state);
}

interface Props {
  /** Where the visitor is: a step elsewhere gives the page another try. */
  readonly at: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly crash: { readonly error: unknown } | null;
}

/** Catches whatever a page throws. */
class CrashBoundary extends Component<Props, State> {
  override state: State = { crash: null };

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  override componentDidUpdate({ at }: Props): void {
    if (at !== this.props.at && this.state.crash) this.setState({ crash: null });
  }

  override render(): ReactNode {
    const { crash } = this.state;
    return crash ? <CrashPage error={crash.error} /> : this.props.children;
  }
}

const leaveScrollingTo = (mode: ScrollRestoration) => () => {
  window.history.scrollRestoration = mode;
};
const own = leaveScrollingTo('manual');
const browsers = leaveScrollingTo('auto');

/** On a step back the browser would scroll at once, in the screen that is still there; over a reload it does it well. */
function useOwnScrolling(): void {
  useEffect(() => {
    own();
    window.addEventListener('pageshow', own);
    window.addEventListener('pagehide', browsers);
    return () => {
      browsers();
      window.removeEventListener('pageshow', own);
      window.removeEventListener('pagehide', browsers);
    };
  }, []);
}
