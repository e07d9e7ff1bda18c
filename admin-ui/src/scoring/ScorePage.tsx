import { getTournament } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { ErrorState, NotAllowed } from '@courtcrew/ui-kit/page/States.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LiveHeader } from '../kit/desk/DeskHeader.tsx';
import { useDesk } from '../kit/desk/desk.ts';
import { useScoreWords } from './words.ts';

/** A screen of scoring, where the tournament has its scores reported at all. */
export function ScorePage({ children }: { readonly children: ReactNode }) {
  const w = useScoreWords();
  const { tid } = useDesk();
  const { data, error, refetch } = useCall(getTournament, { params: { tid } });
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Loading />;
  if ('score_reporting' in data && data.score_reporting) return children;
  return (
    <>
      <NotAllowed />
      <Box sx={{ mt: 2, display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center' }}>
        {w('scoring.off')}
        <Button component={AppAnchor} to="/desk/tournamentSetup" variant="outlined">
          {w('staff.editSetup')}
        </Button>
      </Box>
    </>
  );
}

/** Calls of the area, and the lists react-admin keeps of it. */
const LISTS = ['scoring', 'scores'];

/** Title of a screen that hears every score that is reported. */
export function ScoreHeader({ title, actions }: { readonly title: string; readonly actions?: ReactNode }) {
  const { tid } = useDesk();
  const live = useRoom(`score:${tid}`, { refreshes: LISTS, also: ['score'] });
  return <LiveHeader title={title} actions={actions} live={live} />;
}
