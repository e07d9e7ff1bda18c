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

/** Says which application runs here, so that links know when a page load is needed. */
export const AppProvider = ({ app, children }: { app: App; children: ReactNode }) => (
  <AppContext value={app}>{children}</AppContext>
);

interface AppAnchorProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly ref?: Ref<HTMLAnchorElement>;
}

/** An unstyled link to any documented path, for `component=` of buttons and menu items. */
export function AppAnchor({ to, ...rest }: AppAnchorProps) {
  const here = useContext(AppContext) === pageOf(to);
  return here ? <ScreenAnchor to={to} {...rest} /> : <a href={to} {...rest} />;
}

/** The router's own link would bring along what loads screens ahead, which nobody asks it for. */
function ScreenAnchor({ to, onClick, ...rest }: AppAnchorProps) {
  const href = useHref(to);
  const open = useLinkClickHandler<HTMLAnchorElement>(to, { target: rest.target });
  const follow: MouseEventHandler<HTMLAnchorElement> = (event) => {
    onClick?.(event);
    if (!event.defaultPrevented) open(event);
  };
  return <a {...rest} href={href} onClick={follow} />;
}

/** A text link to any documented path: inside this page without, to the others with a page load. */
export const AppLink = ({ to, ...rest }: Omit<LinkProps, 'href'> & { to: string }) => (
  <Link component={AppAnchor} to={to} {...rest} />
);

interface Way {
  /** Back does not lead here again: the page only stood between two others. */
  readonly replace?: boolean;
}

/** Goes to any documented path from code. */
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
