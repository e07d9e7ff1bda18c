import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { State } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import ExploreOff from '@mui/icons-material/ExploreOffOutlined';
import Button from '@mui/material/Button';
import { useBoardWords } from '../words.ts';

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
