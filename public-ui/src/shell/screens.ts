import { matchRoutes, type RouteObject } from 'react-router';

/** What a route says about its frame. */
export interface RouteFrame {
  /** No header, navigation and footer: television, print. */
  readonly bare?: boolean;
  /** Full width: boards and maps. */
  readonly wide?: boolean;
}

const routeAt = (routes: RouteObject[], path: string): RouteObject =>
  matchRoutes(routes, path)?.at(-1)?.route ?? {};

export const frameAt = (routes: RouteObject[], path: string): RouteFrame =>
  routeAt(routes, path).handle ?? {};

/** Loader of a path's screen, resolving to whether it is there; undefined where it is loaded. */
export function screenAt(routes: RouteObject[], path: string): (() => Promise<boolean>) | undefined {
  const route = routeAt(routes, path);
  const { lazy } = route;
  return typeof lazy === 'function' ? () => load(route, lazy) : undefined;
}

async function load(route: RouteObject, screen: () => Promise<object>): Promise<boolean> {
  try {
    Object.assign(route, await screen(), { lazy: undefined });
    return true;
  } catch (error) {
    // Thrown in place of the screen; the next navigation loads it again.
    route.Component = () => {
      throw error;
    };
    return false;
  }
}
