import type { App } from '@courtcrew/domain/web/apps.ts';
import ExploreOff from '@mui/icons-material/ExploreOffOutlined';
import Button from '@mui/material/Button';
import { AppAnchor } from '../../app/AppLink.tsx';
import { useLeave } from '../../app/useLeave.ts';
import { useWords } from '../../words/words.tsx';
import { useTitle } from '../useTitle.ts';
import { State } from './States.tsx';

interface NotFoundProps {
  readonly app: App;
  /** Where the way back leads. */
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
