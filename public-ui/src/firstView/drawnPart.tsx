import { type ComponentType, createContext, createElement, lazy, type ReactNode, Suspense, use } from 'react';

/** Takes the modules of parts that a first view waits for. */
export const WaitedFor = createContext<Set<string>>(new Set());

/** Takes the module of whatever part is drawn there; null where the page begins without it. */
const Here = createContext<Set<string> | null>(null);

/** What stands in for the kit's `Part` where a first view is drawn: the page begins with what stands in it. */
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
 * What stands in for the kit's `lazyPart`: a part says that it is drawn. One that not even loads without a browser, as a map
 * does not, leaves its place empty.
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
