import { getTournament } from '@courtcrew/domain/tournaments/contract.ts';
import { isSaveTheDate } from '@courtcrew/domain/tournaments/index.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { State } from '@courtcrew/ui-kit/page/States.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import { SportProvider, sportOf } from '@courtcrew/ui-kit/words/words.tsx';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AssignmentManager } from './AssignmentManager.tsx';
import { type Category, categoriesOf } from './categories.ts';
import { ShiftBoard } from './ShiftBoard.tsx';
import { AboutTournament, TournamentHeader } from './TournamentHeader.tsx';
import { useRosterWords } from './words.ts';

interface TournamentSignupProps {
  readonly tid: string;
  /** The one category of a page that has no choice. */
  readonly only?: Category;
  /** Said to somebody who has no shifts here. */
  readonly noneOwn?: string;
}

/** Everything of one tournament for somebody who works there or wants to. Follows the tournament's room. */
export function TournamentSignup({ tid, only, noneOwn }: TournamentSignupProps) {
  const answer = useCall(getTournament, { params: { tid } });
  useRoom(`tournament:${tid}`, { refreshes: ['roster', 'tournaments'] });
  return (
    <Answered of={answer} loading={<Gathering />}>
      {(tournament) =>
        tournament.message !== undefined ? (
          <NotOpen />
        ) : (
          <SportProvider sport={sportOf(tournament)}>
            <TournamentHeader tournament={tournament} />
            {isSaveTheDate(tournament.status) && <SaveTheDate />}
            <AssignmentManager tid={tid} tournament={tournament.name} empty={noneOwn} />
            <AboutTournament tournament={tournament} />
            <ShiftBoard tournament={tournament} categories={only ? [only] : categoriesOf(tournament)} />
          </SportProvider>
        )
      }
    </Answered>
  );
}

function Gathering() {
  const w = useRosterWords();
  return (
    <>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {w('signup.gathering')}
      </Typography>
      <Loading />
    </>
  );
}

function NotOpen() {
  const w = useRosterWords();
  useTitle(w('signup.notOpen'));
  return (
    <State
      page
      icon={<EventBusy />}
      title={w('signup.notOpen')}
      action={
        <Button component={AppAnchor} to="/tournaments" variant="contained">
          {w('home.browse')}
        </Button>
      }
    />
  );
}

function SaveTheDate() {
  const w = useRosterWords();
  return (
    <Alert severity="info" icon={<Event />} sx={{ mb: 3 }}>
      <Box sx={{ fontWeight: 650, fontSize: '1.125rem' }}>{w('signup.saveTheDate')}</Box>
      {w('signup.saveTheDateHelp')}
    </Alert>
  );
}
