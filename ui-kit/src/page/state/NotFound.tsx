import { type App, pageOf } from '@courtcrew/domain/web/apps.ts';
import ExploreOff from '@mui/icons-material/ExploreOffOutlined';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { AppAnchor } from '../../app/AppLink.tsx';
import { useWords } from '../../words/words.tsx';
import { useTitle } from '../useTitle.ts';
import { State } from './States.tsx';

interface NotFoundProps {
  readonly app: App;
  /** Target of the link back. */
  readonly home: string;
}

/** No screen at this path, or one of the other application, which is then loaded. */
export function NotFound({ app, home }: NotFoundProps) {
  const w = useWords();
  const leaving = useLeave(app);
  useTitle(w('state.notFound'));
  if (leaving) return null;
  return (
    <State
      page
      icon={<ExploreOff />}
      title={w('state.notFound')}
      text={w('state.notFoundHelp')}
      action={
        <Button component={AppAnchor} to={home} variant="contained">
          {w('nav.home')}
        </Button>
      }
    />
  );
}

/** Reloads at another application's path. Not for the first location, which the server chose: it would loop. */
function useLeave(app: App): boolean {
  const { pathname, search, key } = useLocation();
  const leaving = pageOf(pathname) !== app && key !== 'default';
  useEffect(() => {
    if (leaving) window.location.replace(pathname + search);
  }, [leaving, pathname, search]);
  return leaving;
}
