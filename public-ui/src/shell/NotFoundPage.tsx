import { appOf } from '@courtcrew/domain/contract/apps.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { State } from '@courtcrew/ui-kit/page/States.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import ExploreOff from '@mui/icons-material/ExploreOffOutlined';
import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** No screen here. A path of the other application is loaded from the server, which knows where it lives. */
export function NotFoundPage() {
  const w = useWords();
  const { pathname, search, key } = useLocation();
  // The first location of a page load has this key: the server itself chose this application, asking again loops.
  const elsewhere = appOf(pathname) !== 'public' && key !== 'default';
  useTitle(w('state.notFound'));
  useEffect(() => {
    if (elsewhere) window.location.replace(pathname + search);
  }, [elsewhere, pathname, search]);
  if (elsewhere) return null;
  return (
    <State
      icon={<ExploreOff />}
      title={w('state.notFound')}
      text={w('state.notFoundHelp')}
      action={
        <Button component={AppAnchor} to="/" variant="contained">
          {w('nav.home')}
        </Button>
      }
    />
  );
}
