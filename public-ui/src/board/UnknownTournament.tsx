import { CallFailed } from '@courtcrew/domain/contract/client.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { State } from '@courtcrew/ui-kit/page/States.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import ExploreOff from '@mui/icons-material/ExploreOffOutlined';
import Button from '@mui/material/Button';
import { useBoardWords } from './words.ts';

/** Whether a read failed because there is no such tournament, or none this reader may know of. */
export const isUnknown = (error: Error | null): boolean =>
  error instanceof CallFailed && error.status === 404;

export function UnknownTournament() {
  const w = useBoardWords();
  useTitle(w('board.unknown'));
  return (
    <State
      page
      icon={<ExploreOff />}
      title={w('board.unknown')}
      text={w('board.unknownHelp')}
      action={
        <Button component={AppAnchor} to="/tournaments" variant="contained">
          {w('home.browse')}
        </Button>
      }
    />
  );
}
