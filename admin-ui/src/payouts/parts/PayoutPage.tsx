import { getTournament } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { ErrorState, NotAllowed } from '@courtcrew/ui-kit/page/States.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { LiveHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { usePayoutWords } from '../words.ts';

interface PayoutPageProps {
  readonly children: ReactNode;
}

/** What the tournament's setup says of payouts: whether there are any, and whether zero is to be asked about. */
export function usePayoutSetup() {
  const { tid } = useDesk();
  const { data, error, refetch } = useCall(getTournament, { params: { tid } });
  return { setup: data && 'payout' in data ? data : undefined, error, refetch };
}

/** A screen of payouts, where the tournament pays prize money at all. */
export function PayoutPage({ children }: PayoutPageProps) {
  const w = usePayoutWords();
  const { setup, error, refetch } = usePayoutSetup();
  if (error && !setup) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!setup) return <Loading />;
  if (setup.payout) return children;
  return (
    <>
      <NotAllowed />
      <Box sx={{ mt: 2, display: 'grid', justifyItems: 'center', gap: 1.5, textAlign: 'center' }}>
        {w('payout.off')}
        <Button component={AppAnchor} to="/desk/tournamentSetup" variant="outlined">
          {w('staff.editSetup')}
        </Button>
      </Box>
    </>
  );
}

/** Calls of the area, and the lists react-admin keeps of it. */
const LISTS = ['payouts', 'payoutitems', 'payees'];

/** Title of a screen that hears what other desks pay. */
export function PayoutHeader({ title, actions }: { readonly title: string; readonly actions?: ReactNode }) {
  const { tid } = useDesk();
  return (
    <LiveHeader title={title} actions={actions} live={useRoom(`payouts:${tid}`, { refreshes: LISTS })} />
  );
}
