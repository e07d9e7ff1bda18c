import { matchRoutes, type RouteObject } from 'react-router';

/** What a route may say about the frame around it. */
export interface RouteFrame {
  /** No header, navigation and footer: television, print. */
  readonly bare?: boolean;
  /** Uses the whole width: boards and maps. */
  readonly wide?: boolean;
}

const routeAt = (routes: RouteObject[], path: string): RouteObject =>
  matchRoutes(routes, path)?.at(-1)?.route ?? {};

export const frameAt = (routes: RouteObject[], path: string): RouteFrame =>
  routeAt(routes, path).handle ?? {};

/** What loads the screen of a path, and answers whether it is there; nothing where it was already. */
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
    // Thrown where the screen would be; the next step to it loads it again.
    route.Component = () => {
      throw error;
    };
    return false;
  }
}
