import { checkIfWaiverIsNeededAndSigned } from '@courtcrew/domain/roster/contract.ts';
import type { TournamentDetail } from '@courtcrew/domain/tournaments/contract.ts';
import { canApply } from '@courtcrew/domain/tournaments/index.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Notice } from '@courtcrew/ui-kit/page/state/Notice.tsx';
import { TabLinks } from '@courtcrew/ui-kit/page/TabLinks.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { visuallyHidden } from '@courtcrew/ui-kit/theme/styles.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router';
import { Coordinator } from '../contact/Coordinator.tsx';
import { AssignmentManager } from '../schedule/AssignmentManager.tsx';
import { Description } from '../signup/Description.tsx';
import { TournamentFrame } from '../signup/TournamentFrame.tsx';
import { AboutTournament } from '../signup/TournamentHeader.tsx';
import { NoOpportunities } from './NoOpportunities.tsx';
import { ShiftListing } from './ShiftListing.tsx';
import type { Order } from './VolunteerTable.tsx';
import { useWaiver, WaiverGate } from './WaiverGate.tsx';
import { useVolunteerWords } from './words.ts';

export function VolunteerSignup({ tid, order }: { tid: string; order: Order }) {
  return (
    <TournamentFrame tid={tid} links={(tournament) => <OfficialsLink tournament={tournament} />}>
      {(tournament) => (
        <WaiverGate tid={tid}>
          {canApply(tournament.status) && <WaiverBanner tid={tid} />}
          <AssignmentManager tid={tid} tournament={tournament.name} title="schedule.title" />
          <Views />
          {tournament.volunteer ? (
            <ShiftListing tournament={tournament} order={order} />
          ) : (
            <NoOpportunities />
          )}
          <About tournament={tournament} />
          <AboutTournament tournament={tournament} />
        </WaiverGate>
      )}
    </TournamentFrame>
  );
}

function OfficialsLink({ tournament: { tid, referee, line } }: { tournament: TournamentDetail }) {
  const w = useVolunteerWords();
  if (!referee && !line) return null;
  return (
    <Button component={AppAnchor} to={`/signup/${tid}`} variant="outlined">
      {w('signup.officials')}
    </Button>
  );
}

/** The coordinator's text, name, and contact link. */
function About({ tournament }: { tournament: TournamentDetail }) {
  const w = useVolunteerWords();
  const { volunteer_description: html, volunteer_coordinator_name: name } = tournament;
  return (
    <>
      {html && <Description html={html} />}
      <Coordinator tid={tournament.tid} section="volunteer">
        {name && w('volunteer.coordinator', { name })}
      </Coordinator>
    </>
  );
}

/** Two listings with a shared filter. */
function Views() {
  const w = useVolunteerWords();
  const { search } = useLocation();
  return (
    <>
      <h2 style={visuallyHidden}>{w('signup.shifts')}</h2>
      <TabLinks
        label={w('volunteer.views')}
        tabs={[
          { to: `/signup/volunteer${search}`, label: w('volunteer.byCategory') },
          { to: `/signup/volunteer/bytime${search}`, label: w('volunteer.byTime') },
        ]}
      />
    </>
  );
}

/** Asks for the signature before the first registration does. Visitors cannot sign yet. */
function WaiverBanner({ tid }: { tid: string }) {
  const w = useVolunteerWords();
  const { user } = useSession();
  const ask = useWaiver();
  const { data } = useCall(checkIfWaiverIsNeededAndSigned, { body: { tid } }, { enabled: user !== null });
  if (!user || !data?.needed || data.signed) return null;
  return (
    <Notice severity="warning" mb={3}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: '1 1 220px' }}>{w('waiver.banner')}</Box>
        <Button color="inherit" variant="outlined" onClick={() => ask()}>
          {w('waiver.sign')}
        </Button>
      </Box>
    </Notice>
  );
}
