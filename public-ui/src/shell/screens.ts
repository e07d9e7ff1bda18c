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

/** What loads the screen of a path; nothing where it is there already. */
export function screenAt(routes: RouteObject[], path: string): (() => Promise<void>) | undefined {
  const route = routeAt(routes, path);
  const { lazy } = route;
  return typeof lazy === 'function' ? () => load(route, lazy) : undefined;
}

async function load(route: RouteObject, screen: () => Promise<object>): Promise<void> {
  try {
    Object.assign(route, await screen(), { lazy: undefined });
  } catch (error) {
    // Thrown where the screen would be; the next step to it loads it again.
    route.Component = () => {
      throw error;
    };
  }
}
