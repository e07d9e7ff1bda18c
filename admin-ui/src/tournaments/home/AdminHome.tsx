import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { CopyButton } from '@courtcrew/ui-kit/page/CopyButton.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { QrCode } from '@courtcrew/ui-kit/page/QrCode.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { Section } from '../../kit/page/layout.tsx';
import { Tile, Tiles } from '../../kit/page/Tiles.tsx';
import { usePlaceAt } from '../../shell/places.tsx';
import { useTournament } from '../../shell/tournament.tsx';
import { useStaffWords } from '../../shell/words.ts';
import { type SetupKey, useSetupWords } from '../words.ts';
import { AdminList } from './AdminList.tsx';
import { StatusControl } from './StatusControl.tsx';

/** Start page of a tournament's admins: status, sections, admins, signup address. */
export function AdminHome() {
  const w = useStaffWords();
  const allowed = useAllows();
  const { tournament } = useTournament();
  if (!tournament) return null;
  return (
    <>
      <PageHeader title={tournament.name} tab={w('staff.home')} about={w('staff.home')} />
      <Stack spacing={5}>
        <StatusControl tournament={tournament} master={allowed('master', tournament.tid)} />
        <SectionTiles />
        {allowed('editAdmins', tournament.tid) && <AdminList tid={tournament.tid} />}
        <SignupAddress tid={tournament.tid} />
      </Stack>
    </>
  );
}

/** The signup address, to copy, and as a QR code for posters. */
function SignupAddress({ tid }: { tid: string }) {
  const w = useSetupWords();
  const path = `/signup/${tid}`;
  const address = window.location.origin + path;
  return (
    <Section title={w('staff.signupAddress')} help={w('home.qr')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <AppLink to={path} sx={{ overflowWrap: 'anywhere' }}>
          {address}
        </AppLink>
        <CopyButton text={address} />
      </Box>
      <QrCode text={address} name={`signup-${tid}`} />
    </Section>
  );
}

interface SectionTile {
  readonly to: string;
  readonly title: SetupKey;
  readonly text: SetupKey;
}

const SECTIONS: readonly SectionTile[] = [
  { to: '/desk', title: 'staff.tileDesk', text: 'staff.tileDeskText' },
  { to: '/admin/resources/shifts', title: 'staff.shiftRecords', text: 'staff.tileShiftsText' },
  { to: '/volunteer', title: 'staff.volunteers', text: 'staff.tileVolunteerText' },
  { to: '/volunteer/courtMonitors', title: 'staff.courtMonitors', text: 'staff.tileMonitorsText' },
  { to: '/desk/matchpaymentreconciliation', title: 'staff.reconciliation', text: 'staff.tilePayText' },
  { to: '/admin/tournamentSetup', title: 'staff.setup', text: 'staff.tileSetupText' },
  { to: '/admin/howto', title: 'staff.howto', text: 'staff.tileHowtoText' },
];

function SectionTiles() {
  const w = useSetupWords();
  const allowed = useAllows();
  const placeAt = usePlaceAt();
  const { tournament } = useTournament();
  return (
    <Tiles>
      {SECTIONS.map(({ to, title, text }) => (
        <Tile
          key={to}
          to={to}
          title={w(title)}
          text={w(text)}
          open={allowed(placeAt(to)?.policy ?? 'platform', tournament?.tid)}
        />
      ))}
    </Tiles>
  );
}
