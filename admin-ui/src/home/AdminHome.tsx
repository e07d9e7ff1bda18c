import type { PolicyName } from '@courtcrew/domain/contract/policies.ts';
import { AppAnchor, AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { CopyButton } from '@courtcrew/ui-kit/page/CopyButton.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { QrCode } from '@courtcrew/ui-kit/page/QrCode.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { useWords, type WordKey } from '@courtcrew/ui-kit/words/words.tsx';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Lock from '@mui/icons-material/LockOutlined';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Typography from '@mui/material/Typography';
import { useTournament } from '../shell/tournament.tsx';

interface Tile {
  readonly to: string;
  readonly title: WordKey;
  readonly text: WordKey;
  readonly policy: PolicyName;
}

const TILES: readonly Tile[] = [
  { to: '/desk', title: 'staff.tileDesk', text: 'staff.tileDeskText', policy: 'desk' },
  { to: '/volunteer', title: 'staff.volunteers', text: 'staff.tileVolunteerText', policy: 'volunteerDesk' },
  { to: '/admin/tournamentSetup', title: 'staff.tileSetup', text: 'staff.tileSetupText', policy: 'staff' },
  { to: '/admin/howto', title: 'staff.tileHowto', text: 'staff.tileHowtoText', policy: 'staff' },
];

/** Where an admin of a tournament starts: its sections, and the address people sign up at. */
export function AdminHome() {
  const w = useWords();
  const { tournament } = useTournament();
  if (!tournament) return null;
  return (
    <>
      <PageHeader title={tournament.name} tab={w('staff.home')} about={w('staff.home')} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(250px, 100%), 1fr))',
          mb: 4,
        }}
      >
        {TILES.map((tile) => (
          <SectionTile key={tile.to} tile={tile} tid={tournament.tid} />
        ))}
      </Box>
      <SignupAddress tid={tournament.tid} />
    </>
  );
}

/** A section, greyed out with a lock where the person holds no right to it. */
function SectionTile({ tile, tid }: { tile: Tile; tid: string }) {
  const w = useWords();
  const open = useAllows()(tile.policy, tid);
  const content = (
    <Box
      sx={{
        p: 2,
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        gap: 1,
        height: '100%',
        alignContent: 'start',
      }}
    >
      <Typography variant="h3" component="h2">
        {w(tile.title)}
      </Typography>
      {open ? <ArrowForward fontSize="small" color="primary" /> : <Lock fontSize="small" color="disabled" />}
      <Typography variant="body2" color="textSecondary" sx={{ gridColumn: '1 / -1' }}>
        {w(open ? tile.text : 'state.notAuthorized')}
      </Typography>
    </Box>
  );
  return (
    <Card sx={open ? {} : { backgroundColor: 'transparent', borderStyle: 'dashed' }}>
      {open ? (
        <CardActionArea component={AppAnchor} to={tile.to}>
          {content}
        </CardActionArea>
      ) : (
        content
      )}
    </Card>
  );
}

function SignupAddress({ tid }: { tid: string }) {
  const w = useWords();
  const path = `/signup/${tid}`;
  const address = window.location.origin + path;
  return (
    <section aria-label={w('staff.signupAddress')}>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {w('staff.signupAddress')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <AppLink to={path} sx={{ overflowWrap: 'anywhere' }}>
          {address}
        </AppLink>
        <CopyButton text={address} />
      </Box>
      <QrCode text={address} name={`signup-${tid}`} />
    </section>
  );
}
