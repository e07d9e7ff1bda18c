import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { Tile, Tiles } from '../../kit/page/Tiles.tsx';
import { usePlaceAt } from '../../shell/places.tsx';
import { useTournament } from '../../shell/tournament.tsx';
import { type SetupKey, useSetupWords } from '../words.ts';

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
  { to: '/admin/tournamentSetup', title: 'staff.tileSetup', text: 'staff.tileSetupText' },
  { to: '/admin/howto', title: 'staff.tileHowto', text: 'staff.tileHowtoText' },
];

export function SectionTiles() {
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
