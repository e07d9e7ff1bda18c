import type { TournamentDetail } from '@courtcrew/domain/tournaments/contract.ts';
import { canApply } from '@courtcrew/domain/tournaments/index.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { TabLinks } from '@courtcrew/ui-kit/page/TabLinks.tsx';
import { visuallyHidden } from '@courtcrew/ui-kit/theme/visuallyHidden.ts';
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
import { WaiverBanner } from './WaiverBanner.tsx';
import { WaiverGate } from './WaiverGate.tsx';
import { useVolunteerWords } from './words.ts';

/** Everything of one tournament for somebody who volunteers there or wants to. */
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

/** What the coordinator wrote, who that is, and the way to write to them. */
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

/** The two listings; a filter set in one holds in the other. */
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
