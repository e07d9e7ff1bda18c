import { type ComponentType, type LazyExoticComponent, lazy, type ReactNode } from 'react';
import { isReachable } from './state/whileReachable.ts';

const Nothing = () => null;

/** Resolves at once where the server is in reach. */
const reach = async (): Promise<unknown> =>
  (await isReachable()) ||
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/**
 * A part that its page can do without, loaded by itself. While its file cannot be had the page stands without it, and the part
 * comes once there is a network (see `whileReachable`): a lost one must not take away what is on the screen.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  /** Stands there instead where the file cannot be had though there is a network. */
  instead: () => ReactNode = Nothing,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    await reach();
    return { default: await load().catch((): ComponentType<Props> => instead) };
  });
