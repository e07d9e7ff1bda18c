import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import { isReachable } from './state/whileReachable.ts';

const Nothing = () => null;

/** Resolves at once where the server is reachable. */
const reach = async (): Promise<unknown> =>
  (await isReachable()) ||
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/** An optional part, loaded apart. Without its file the page stays, and the part appears once reachable. */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Shown where the file cannot be loaded although there is a network. */
  instead: () => ReactNode = Nothing,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    await reach();
    return { default: await load().catch((): ComponentType<Props> => instead) };
  });
