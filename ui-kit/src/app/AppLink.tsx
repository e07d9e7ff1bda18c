import { type App, pageOf } from '@courtcrew/domain/web/apps.ts';
import Link, { type LinkProps } from '@mui/material/Link';
import {
  type AnchorHTMLAttributes,
  createContext,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  useCallback,
  useContext,
} from 'react';
import { useHref, useLinkClickHandler, useNavigate } from 'react-router';

const AppContext = createContext<App>('public');

/** The running application, which tells links when a page load is needed. */
export const AppProvider = ({ app, children }: { app: App; children: ReactNode }) => (
  <AppContext value={app}>{children}</AppContext>
);

interface AppAnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** Unstyled link to any documented path, for `component=` of buttons and menu items. */
export function AppAnchor({ to, ...rest }: AppAnchorProps) {
  const here = useContext(AppContext) === pageOf(to);
  return here ? <ScreenAnchor to={to} {...rest} /> : <a href={to} {...rest} />;
}

/** The router library's own link brings prefetching, which nobody uses. */
function ScreenAnchor({ to, onClick, ...rest }: AppAnchorProps) {
  const href = useHref(to);
  const open = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target });
  const follow: MouseEventHandler<HTMLAnchorElement> = (event) => {
    onClick?.(event);
    if (!event.defaultPrevented) open(event);
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** Text link to any documented path: client-side within the application, else a page load. */
export const AppLink = ({ to, ...rest }: Omit<LinkProps, 'href'> & { to: string }) => (
  <Link component={AppAnchor} to={to} {...rest} />
);

interface Way {
  /** Replaces the history entry: the page only stood between two others. */
  readonly replace?: boolean;
}

/** Navigates to any documented path. */
export function useGo(): (path: string, way?: Way) => void {
  const app = useContext(AppContext);
  const navigate = useNavigate();
  return useCallback(
    (path, { replace = false } = {}) => {
      if (pageOf(path) === app) void navigate(path, { replace });
      else if (replace) window.location.replace(path);
      else window.location.assign(path);
    },
    [app, navigate],
  );
}
