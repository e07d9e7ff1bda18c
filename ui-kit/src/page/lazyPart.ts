import { type ComponentType, type LazyExoticComponent, lazy } from 'react';

const Nothing = () => null;

const networkBack = (): Promise<unknown> =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }));

/**
 * A part that its page can do without, loaded by itself. When its file cannot be had the page stands without it, and
 * the part comes once the network is back: a lost network must not take away what is on the screen.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const part = await load().catch(async () => {
      await networkBack();
      return load().catch((): ComponentType<Props> => Nothing);
    });
    return { default: part };
  });
