import { type ComponentType, createContext, createElement, lazy, use } from 'react';

/** Takes the module of every part that was drawn. */
export const DrawnParts = createContext<Set<string>>(new Set());

type Load = () => Promise<ComponentType<object>>;

const noted =
  (module: string, Part: ComponentType<object>): ComponentType<object> =>
  (props) => {
    use(DrawnParts).add(module);
    return createElement(Part, props);
  };

const Nothing = () => null;

/**
 * What stands in for `lazyPart` where a first view is drawn: each part says that it is shown. One that not even loads without
 * a browser, as a map does not, leaves its place empty.
 */
export const lazyPart = {
  named: (module: string) => (load: Load) =>
    lazy(async () => ({
      default: await load().then(
        (Part) => noted(module, Part),
        () => Nothing,
      ),
    })),
};
