import { type ComponentType, createContext, createElement, lazy, type ReactNode, Suspense, use } from 'react';

/** Collects modules of parts that a first paint waits for. */
export const WaitedFor = createContext<Set<string>>(new Set());

/** Collects the modules of the parts rendered here; null where the page begins without them. */
const Here = createContext<Set<string> | null>(null);

/** Replaces the kit's `Part` while server-rendering: the page begins with its content. */
export const Part = ({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) => (
  <Here value={use(WaitedFor)}>
    <Suspense fallback={fallback}>{children}</Suspense>
  </Here>
);

type Load = () => Promise<ComponentType<object>>;

const noted =
  (module: string, Drawn: ComponentType<object>): ComponentType<object> =>
  (props) => {
    use(Here)?.add(module);
    return createElement(Drawn, props);
  };

const Nothing = () => null;

/**
 * Replaces the kit's `lazyPart` while server-rendering: a part reports that it was rendered. One that cannot load
 * without a browser, like a map, stays empty.
 */
export const lazyPart = {
  named: (module: string) => (load: Load) =>
    lazy(async () => ({
      default: await load().then(
        (Drawn) => noted(module, Drawn),
        () => Nothing,
      ),
    })),
};
