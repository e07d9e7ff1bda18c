import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { RESOURCES_PATH } from '../kit/rest/resources.ts';
import { Tile, Tiles } from '../tournaments/index.ts';
import { type PlatformKey, usePlatformWords } from './words.ts';

const TILES: readonly { to: string; title: PlatformKey; text: PlatformKey }[] = [
  { to: '/utradmin/tournamentlist', title: 'staff.tournamentList', text: 'platform.tileList' },
  { to: '/utradmin/addTournament', title: 'staff.addTournament', text: 'platform.tileAdd' },
  { to: '/utradmin/addtournamentsbulk', title: 'staff.addBulk', text: 'platform.tileBulk' },
  { to: '/utradmin/masterstafflist', title: 'staff.masterStaff', text: 'platform.tileStaff' },
  { to: '/utradmin/masterschedule', title: 'staff.masterSchedule', text: 'platform.tileSchedule' },
  { to: '/utradmin/notes30days', title: 'staff.notes30', text: 'platform.tileNotes' },
  { to: '/utradmin/editprofile', title: 'staff.editProfile', text: 'platform.tileProfile' },
  { to: '/utradmin/outbox', title: 'staff.outbox', text: 'platform.tileOutbox' },
  { to: `${RESOURCES_PATH}/securitylog`, title: 'staff.securityLog', text: 'platform.tileSecurity' },
  {
    to: `${RESOURCES_PATH}/tournaments`,
    title: 'platform.tournamentRecords',
    text: 'platform.tileTournaments',
  },
  { to: `${RESOURCES_PATH}/people`, title: 'platform.peopleRecords', text: 'platform.tileTournaments' },
];

/** The menu of the platform admin. */
export function PlatformHome() {
  const w = usePlatformWords();
  return (
    <>
      <PageHeader title={w('staff.platformHome')} about={w('platform.help')} />
      <Tiles>
        {TILES.map(({ to, title, text }) => (
          <Tile key={to} to={to} title={w(title)} text={w(text)} />
        ))}
      </Tiles>
    </>
  );
}
