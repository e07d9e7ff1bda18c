import type { PolicyName } from '@courtcrew/domain/contract/policies.ts';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { useTournament } from '../../shell/tournament.tsx';
import { type StaffWord, useStaffWords } from '../../shell/words.ts';
import { hasScreen } from '../hasScreen.ts';
import { Tile, Tiles } from '../Tiles.tsx';

interface Section {
  readonly to: string;
  readonly title: StaffWord;
  readonly text: StaffWord;
  readonly policy: PolicyName;
}

const SECTIONS: readonly Section[] = [
  { to: '/desk', title: 'staff.tileDesk', text: 'staff.tileDeskText', policy: 'desk' },
  { to: '/volunteer', title: 'staff.volunteers', text: 'staff.tileVolunteerText', policy: 'volunteerDesk' },
  {
    to: '/volunteer/courtMonitors',
    title: 'staff.courtMonitors',
    text: 'staff.tileMonitorsText',
    policy: 'volunteerDesk',
  },
  { to: '/admin/tournamentSetup', title: 'staff.tileSetup', text: 'staff.tileSetupText', policy: 'staff' },
  { to: '/admin/howto', title: 'staff.tileHowto', text: 'staff.tileHowtoText', policy: 'staff' },
];

/** The sections of the chosen tournament, greyed where the person holds no right to them. */
export function SectionTiles() {
  const w = useStaffWords();
  const allowed = useAllows();
  const { tournament } = useTournament();
  return (
    <Tiles>
      {SECTIONS.filter(({ to }) => hasScreen(to)).map(({ to, title, text, policy }) => (
        <Tile key={to} to={to} title={w(title)} text={w(text)} open={allowed(policy, tournament?.tid)} />
      ))}
    </Tiles>
  );
}
