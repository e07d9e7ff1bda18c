import { useCallback } from 'react';
import { type RouterProvider, reactRouterProvider } from 'react-admin';

const useNavigateFromPage = reactRouterProvider.useNavigate;

/** A list that writes its filter or order into the address; turning a page says that it wants to begin above. */
const isFilter = (to: unknown, state: unknown): boolean =>
  typeof to === 'object' &&
  to !== null &&
  !('pathname' in to) &&
  !(typeof state === 'object' && state !== null && '_scrollToTop' in state && state._scrollToTop);

/** Filters stand in the address without filling the history, and the page stays where it is scrolled to. */
const useNavigate: RouterProvider['useNavigate'] = () => {
  const navigate = useNavigateFromPage();
  return useCallback(
    (to: never, options?: { state?: unknown }) =>
      isFilter(to, options?.state)
        ? navigate(to, { ...options, replace: true, preventScrollReset: true } as never)
        : navigate(to, options as never),
    [navigate],
  ) as ReturnType<RouterProvider['useNavigate']>;
};

/** react-admin's routing with lists that keep their place. */
export const stayingRouter: RouterProvider = { ...reactRouterProvider, useNavigate };
