import type { TournamentHome } from '@courtcrew/domain/tournaments/contract.ts';
import type { Phase } from '@courtcrew/domain/tournaments/policies/phase.ts';
import { LiveMark } from '@courtcrew/ui-kit/live/LiveMark.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { QrCode } from '@courtcrew/ui-kit/page/QrCode.tsx';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useDesk } from '../kit/desk/desk.ts';
import { Beside, Fold, Section } from '../kit/page/layout.tsx';
import { SiteAddress } from '../kit/page/SiteAddress.tsx';
import { Tile, Tiles } from '../kit/page/Tiles.tsx';
import { usePlaceAt } from '../shell/places.tsx';
import { useTournament } from '../shell/tournament.tsx';
import { usePhase } from '../shell/usePhase.ts';
import { useTournamentDates } from '../shell/useTournamentDates.ts';
import { AdminList } from '../tournaments/home/AdminList.tsx';
import { StatusControl } from '../tournaments/home/StatusControl.tsx';
import { DoneList } from './DoneList.tsx';
import { NextCard } from './NextCard.tsx';
import { PhaseSteps } from './PhaseSteps.tsx';
import { TournamentFiles } from './TournamentFiles.tsx';
import { TroubleList } from './TroubleList.tsx';
import { useHome } from './useHome.ts';
import { type HomeKey, useHomeWords } from './words.ts';

/** Home of a tournament: its phase, what is next, wrong and done; its status, admins and signup address. */
export function HomePage() {
  const w = useHomeWords();
  const allowed = useAllows();
  const { tournament } = useTournament();
  const phase = usePhase();
  const datesOf = useTournamentDates();
  const { home, live } = useHome();
  if (!tournament || !phase) return null;
  const { tid, name, time_zone } = tournament;
  const isOpen = phase === 'prepare' || phase === 'staff';
  return (
    <>
      <PageHeader
        title={name}
        tab={w('staff.home')}
        about={
          <>
            <span>{datesOf(tournament)}</span>
            <span className="no-print">
              <LiveMark state={live} zone={time_zone} />
            </span>
          </>
        }
      />
      <Stack spacing={4}>
        <PhaseSteps phase={phase} />
        <Answered of={home} loading="list" rows={4}>
          {(known) => <Now phase={phase} known={known} />}
        </Answered>
        <StatusControl tournament={tournament} master={allowed('master', tid)} folded={!isOpen} />
        <SectionTiles />
        <div>
          {allowed('editAdmins', tid) && <AdminList tid={tid} />}
          <SignupAddress tid={tid} />
          {allowed('anyDesk', tid) && <TournamentFiles tid={tid} />}
        </div>
      </Stack>
    </>
  );
}

const Now = ({ phase, known }: { phase: Phase; known: TournamentHome }) => (
  <Stack spacing={3}>
    <NextCard phase={phase} home={known} />
    <Beside>
      <TroubleList phase={phase} home={known} />
      <DoneList phase={phase} home={known} />
    </Beside>
  </Stack>
);

/** The signup address, to copy, and as a QR code for posters. */
function SignupAddress({ tid }: { tid: string }) {
  const w = useHomeWords();
  const path = `/signup/${tid}`;
  const address = window.location.origin + path;
  return (
    <Fold title={w('staff.signupAddress')} help={w('home.qr')}>
      <Box sx={{ mb: 2 }}>
        <SiteAddress path={path} />
      </Box>
      <QrCode text={address} name={`signup-${tid}`} />
    </Fold>
  );
}

interface SectionTile {
  readonly to: string;
  readonly title: HomeKey;
  readonly text: HomeKey;
}

const SECTIONS: readonly SectionTile[] = [
  { to: '/desk', title: 'staff.tileDesk', text: 'staff.tileDeskText' },
  { to: '/admin/resources/shifts', title: 'staff.allShifts', text: 'staff.tileShiftsText' },
  { to: '/volunteer', title: 'staff.volunteers', text: 'staff.tileVolunteerText' },
  { to: '/volunteer/courtMonitors', title: 'staff.courtMonitors', text: 'staff.tileMonitorsText' },
  { to: '/desk/matchpaymentreconciliation', title: 'staff.reconciliation', text: 'staff.tilePayText' },
  { to: '/admin/tournamentSetup', title: 'staff.setup', text: 'staff.tileSetupText' },
  { to: '/admin/howto', title: 'staff.howto', text: 'staff.tileHowtoText' },
];

function SectionTiles() {
  const w = useHomeWords();
  const allowed = useAllows();
  const placeAt = usePlaceAt();
  const { tid } = useDesk();
  return (
    <Section title={w('home.sections')}>
      <Tiles>
        {SECTIONS.map(({ to, title, text }) => (
          <Tile
            key={to}
            to={to}
            title={w(title)}
            text={w(text)}
            open={allowed(placeAt(to)?.policy ?? 'platform', tid)}
          />
        ))}
      </Tiles>
    </Section>
  );
}
