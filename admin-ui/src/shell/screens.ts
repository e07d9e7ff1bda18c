import { matchRoutes, type RouteObject } from 'react-router';
import type { StaffWord } from './words.ts';

/** What the frame knows of a screen. Without a title it is not offered in the command palette. */
export interface ScreenHandle {
  readonly title?: StaffWord;
  /** Takes the whole window of a laptop: the drawer waits behind its button, and the page itself does not scroll. */
  readonly fillsWindow?: boolean;
}

/** A staff screen: an absolute documented path and the component behind it. Who may enter says `gates.ts`. */
export type StaffRoute = RouteObject & { readonly path: string; readonly handle?: ScreenHandle };

export interface Screen {
  readonly path: string;
  readonly title: StaffWord;
}

/** The screens that can be opened without knowing an id. */
export const namedScreens = (routes: readonly StaffRoute[]): readonly Screen[] =>
  routes.flatMap(({ path, handle }) =>
    handle?.title && !path.includes(':') && !path.includes('*') ? [{ path, title: handle.title }] : [],
  );

/** Whether the screen at a path takes the whole window. */
export const fillsWindow = (routes: readonly StaffRoute[], path: string): boolean =>
  matchRoutes<StaffRoute>([...routes], path)?.at(-1)?.route.handle?.fillsWindow ?? false;
