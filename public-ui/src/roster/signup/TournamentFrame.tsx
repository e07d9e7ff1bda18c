import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { getTournament, type TournamentDetail } from '@courtcrew/domain/tournaments/contract.ts';
import { isSaveTheDate } from '@courtcrew/domain/tournaments/index.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useRoom } from '@courtcrew/ui-kit/live/useRoom.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Notice } from '@courtcrew/ui-kit/page/state/Notice.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { State } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import { chooseTournament, useChosenTournament } from '@courtcrew/ui-kit/session/chosenTournament.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { SportProvider } from '@courtcrew/ui-kit/words/words.tsx';
import EventBusy from '@mui/icons-material/EventBusyOutlined';
import Event from '@mui/icons-material/EventOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useRef } from 'react';
import { isUnknown, UnknownTournament } from '../../board/index.ts';
import { useRosterWords } from '../words.ts';
import { TournamentHeader } from './TournamentHeader.tsx';
import { OwnDaysContext } from './useDayHeading.ts';

type OpenTournament = Exclude<AnswerOf<typeof getTournament>, { readonly message: string }>;

interface TournamentFrameProps {
  readonly tid: string;
  /** Links to the tournament's other pages, in its header. */
  readonly links?: (tournament: TournamentDetail) => ReactNode;
  readonly children: (tournament: OpenTournament) => ReactNode;
}

/** Frame of a page about an open tournament. Follows the tournament's room. */
export function TournamentFrame({ tid, links, children }: TournamentFrameProps) {
  const answer = useCall(getTournament, { params: { tid } });
  const open = answer.data !== undefined && answer.data.message === undefined;
  useRememberedTournament(tid, { open, unknown: isUnknown(answer.error) });
  useRoom(`tournament:${tid}`);
  // Not refetched for every sign-up of others.
  useRoom(`tournament:${tid}`, { refreshes: ['tournaments'], about: ['tournament'] });
  if (answer.data === undefined && isUnknown(answer.error)) return <UnknownTournament />;
  return (
    <Answered of={answer} loading={<Gathering />}>
      {(tournament) =>
        tournament.message !== undefined ? (
          <NotOpen />
        ) : (
          <SportProvider sport={tournament.sport}>
            <TournamentHeader tournament={tournament} links={links?.(tournament)} />
            {isSaveTheDate(tournament.status) && <SaveTheDate />}
            <OwnDaysContext value={tournament}>{children(tournament)}</OwnDaysContext>
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
    <Notice severity="info" icon={<Event />} mb={3}>
      <Box sx={{ fontWeight: 650, fontSize: '1.125rem' }}>{w('signup.saveTheDate')}</Box>
      {w('signup.saveTheDateHelp')}
    </Notice>
  );
}

interface Found {
  readonly open: boolean;
  /** The server knows no such tournament. */
  readonly unknown: boolean;
}

/**
 * Remembers the opened tournament for pages without one in their address; an unknown one is forgotten. Not for staff: it
 * would change their desk's.
 */
export function useRememberedTournament(tid: string, { open, unknown }: Found): void {
  const { pending, tournaments } = useSession();
  const [chosen] = useChosenTournament();
  const staff = tournaments.length > 0;
  const forget = unknown && chosen === tid;
  /** Opening selects once: after a logout, which refetches everything, it must not select again. */
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (!open || pending || staff || opened.current === tid) return;
    opened.current = tid;
    chooseTournament(tid);
  }, [tid, open, pending, staff]);
  useEffect(() => {
    if (forget) chooseTournament(null);
  }, [forget]);
}
