import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Tile, Tiles } from '../kit/page/Tiles.tsx';
import { usePlaceAt } from '../shell/places.tsx';
import { type PlatformKey, usePlatformWords } from './words.ts';

const TILES: readonly { to: string; text: PlatformKey }[] = [
  { to: '/utradmin/tournamentlist', text: 'platform.tileList' },
  { to: '/utradmin/addTournament', text: 'platform.tileAdd' },
  { to: '/utradmin/addtournamentsbulk', text: 'platform.tileBulk' },
  { to: '/utradmin/masterstafflist', text: 'platform.tileStaff' },
  { to: '/utradmin/masterschedule', text: 'platform.tileSchedule' },
  { to: '/utradmin/notes30days', text: 'platform.tileNotes' },
  { to: '/utradmin/editprofile', text: 'platform.tileProfile' },
  { to: '/utradmin/outbox', text: 'platform.tileOutbox' },
  { to: '/admin/resources/securitylog', text: 'platform.tileSecurity' },
  { to: '/admin/proof', text: 'platform.tileProof' },
  { to: '/admin/resources/log', text: 'platform.tileLog' },
  { to: '/admin/readModels', text: 'platform.tileReadModels' },
  { to: '/admin/resources/people', text: 'platform.tileTournaments' },
];

export function PlatformHome() {
  const w = usePlatformWords();
  const placeAt = usePlaceAt();
  const tiles = TILES.flatMap(({ to, text }) => {
    const title = placeAt(to)?.title;
    return title ? [{ to, title, text }] : [];
  });
  return (
    <>
      <PageHeader title={w('staff.platformHome')} about={w('platform.help')} />
      <Tiles>
        {tiles.map(({ to, title, text }) => (
          <Tile key={to} to={to} title={w(title)} text={w(text)} />
        ))}
      </Tiles>
    </>
  );
}
