import { DataRouterContext } from '@courtcrew/ui-kit/app/routerParts.ts';
import { useCallback, useContext, useEffect, useRef } from 'react';
import { type RouterProvider, reactRouterProvider } from 'react-admin';
import { useLocation } from 'react-router';

const useNavigateFromPage = reactRouterProvider.useNavigate;

/** Stands at each address that a list writes: true for another page, which wants to begin above, false for a filter or order. */
const turns = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && '_scrollToTop' in state ? state._scrollToTop : undefined;

/** A list that writes what it shows into the address. */
const isOfList = (to: unknown): boolean => typeof to === 'object' && to !== null && !('pathname' in to);

const FILTER = { state: { _scrollToTop: false }, replace: true, preventScrollReset: true };

/**
 * Whether a link was pressed whose screen is still to come: a list that sends what was typed half a second later would take
 * the press back. An address of this page that replaced the one before is no press, whoever wrote it: the list itself a
 * moment before, or the tournament's name leaving it. On a busy device either stands for seconds until React renders it,
 * and what is typed meanwhile must not be lost.
 */
function useLeaving(): () => boolean {
  const router = useContext(DataRouterContext)?.router;
  const here = useLocation();
  const shown = useRef(here);
  useEffect(() => {
    shown.current = here;
  }, [here]);
  return useCallback(() => {
    if (!router) return false;
    const { navigation, location, historyAction } = router.state;
    const ahead = navigation.location ?? location;
    if (ahead.key === shown.current.key) return false;
    const isReplaced = ahead === location && historyAction === 'REPLACE';
    return ahead.pathname !== shown.current.pathname || !(isReplaced || turns(ahead.state) !== undefined);
  }, [router]);
}

/** Filters stand in the address without filling the history, and the page stays where it is scrolled to. */
const useNavigate: RouterProvider['useNavigate'] = () => {
  const navigate = useNavigateFromPage();
  const isLeaving = useLeaving();
  return useCallback(
    (to: never, options?: { state?: unknown }) => {
      if (!isOfList(to)) return navigate(to, options as never);
      if (isLeaving()) return;
      return turns(options?.state) ? navigate(to, options as never) : navigate(to, FILTER as never);
    },
    [navigate, isLeaving],
  ) as ReturnType<RouterProvider['useNavigate']>;
};

/** react-admin's routing with lists that keep their place. */
export const stayingRouter: RouterProvider = { ...reactRouterProvider, useNavigate };
