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
  /** Scroll position; null to stay. */
  readonly from: number | null;
}

interface SiteRouterProps {
  readonly history: History;
  /** First location; its screen is loaded. */
  readonly first: Location;
  readonly routes: RouteObject[];
  /** The page, given whether a screen is loading and how many navigations found no server. */
  readonly children: (underway: boolean, lost: number) => ReactNode;
}

/** Navigates; the current screen stays until the next is loaded. The library's data routers would weigh as much as a screen. */
export function SiteRouter({ history, first, routes, children }: SiteRouterProps) {
  const [shown, show] = useState<Shown>({ location: first, action: history.action, from: null });
  const [underway, setUnderway] = useState(false);
  const [lost, setLost] = useState(0);
  const newest = useRef<Step>(null);
  const gate = useRef<Gate | null>(null);
  const asking: ContextType<typeof GateContext> = gate;
  /** Scroll position of each screen, by history entry. */
  const left = useRef(new Map<string, number>());

  const go = useEffectEvent(async (step: Step) => {
    // Back closes an open dialog only. The undone step arrives at the current screen.
    if (step.action === 'POP' && step.location.key !== shown.location.key && topModal()) {
      undo(history, step, shown.location);
      return void asking.closeTop?.();
    }
    newest.current = step;
    const isElsewhere = step.location.pathname !== shown.location.pathname;
    if (isElsewhere && gate.current && !(await gate.current())) return undo(history, step, shown.location);
    const load = screenAt(routes, step.location.pathname);
    if (load) {
      // The page stays below the banner that says why; a browser also keeps failed modules from later steps.
      if (!(await isReachable())) return undo(history, step, shown.location);
      setUnderway(true);
      const isThere = await load();
      if (newest.current !== step) return;
      if (!isThere) {
        // Another build was deployed, or the browser caches a failed module: a reload solves both.
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
    // A navigation while the page was still loading.
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

/** Restores the address, which is ahead of the screen. */
function undo(history: History, { delta }: Step, { pathname, search, hash, state }: Location): void {
  if (delta) history.go(-delta);
  else history.replace({ pathname, search, hash }, state);
}

interface Props {
  /** Current location: a navigation lets the page try again. */
  readonly at: unknown;
  readonly children: ReactNode;
}

interface State {
  readonly crash: { readonly error: unknown } | null;
}

/** Error boundary of a page. */
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

/** On Back the browser would scroll the current screen at once; after a reload its restoration is right. */
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
