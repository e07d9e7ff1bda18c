import { type Gate, GateContext } from '@courtcrew/ui-kit/form/leaveGate.ts';
import { isReachable } from '@courtcrew/ui-kit/page/whileReachable.ts';
import { type ReactNode, startTransition, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
  type UNSAFE_createBrowserHistory as createBrowserHistory,
  createPath,
  type Location,
  type RouteObject,
  Router,
} from 'react-router';
import { CrashBoundary } from './CrashBoundary.tsx';
import { screenAt } from './screens.ts';
import { useOwnScrolling } from './useOwnScrolling.ts';

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
  /** The page, which learns when the next screen is on its way. */
  readonly children: (underway: boolean) => ReactNode;
}

/**
 * Leads from screen to screen; the one there stays until the next is loaded. Of the router's library this takes what a
 * first visit needs: its parts that read and write data for screens would weigh as much again as a screen.
 */
export function SiteRouter({ history, first, routes, children }: SiteRouterProps) {
  const [shown, show] = useState<Shown>({ location: first, action: history.action, from: null });
  const [underway, setUnderway] = useState(false);
  const newest = useRef<Step>(null);
  const gate = useRef<Gate | null>(null);
  /** How far down each screen was left, by its place in the history. */
  const left = useRef(new Map<string, number>());

  const go = useEffectEvent(async (step: Step) => {
    newest.current = step;
    const isElsewhere = step.location.pathname !== shown.location.pathname;
    if (isElsewhere && gate.current && !(await gate.current())) return undo(history, step, shown.location);
    const load = screenAt(routes, step.location.pathname);
    if (load) {
      // The page stays, below the banner that says why; and what a browser could not get it keeps from later steps, too.
      if (!(await isReachable())) return undo(history, step, shown.location);
      setUnderway(true);
      await load();
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
        <GateContext value={gate}>{children(underway)}</GateContext>
      </CrashBoundary>
    </Router>
  );
}

/** The address has gone ahead of the screen: it comes back. */
function undo(history: History, { delta }: Step, { pathname, search, hash, state }: Location): void {
  if (delta) history.go(-delta);
  else history.replace({ pathname, search, hash }, state);
}
