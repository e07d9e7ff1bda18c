import { getTournaments } from '@courtcrew/domain/tournaments/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { State } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import ExploreOff from '@mui/icons-material/ExploreOffOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { Listing } from './Listing.tsx';
import { useTournamentWords } from './words.ts';

/** Two tours have their own colours; both are dark in both schemes. */
const BRANDS = {
  app: { ground: '#10233F', stripe: '#F2B705', letters: 'APP' },
  ppa: { ground: '#0B2E2B', stripe: '#7BD88F', letters: 'PPA' },
} as const;

type Brand = keyof typeof BRANDS;

const brandOf = (organization: string): Brand | null => {
  const name = organization.toLowerCase();
  return name === 'app' || name === 'ppa' ? name : null;
};

/** Tournaments of an organization, under its own header where it has one. */
export function OrganizationListing({ organization }: { organization: string }) {
  const brand = brandOf(organization);
  return (
    <>
      {brand ? <Branded brand={brand} /> : <PageHeader title={organization} />}
      <Listing organization={organization} />
    </>
  );
}

export const AppPage = () => <OrganizationListing organization="app" />;
export const PpaPage = () => <OrganizationListing organization="ppa" />;

export function AnyOrganizationPage() {
  const { org = '' } = useParams();
  const { data } = useCall(getTournaments, { query: { time: 'all', organization: org } });
  if (data?.length === 0) return <UnknownOrganization />;
  return <OrganizationListing organization={org} />;
}

/** Ways on from an address that names nobody who holds tournaments here. */
function UnknownOrganization() {
  const w = useTournamentWords();
  useTitle(w('org.unknown'));
  return (
    <State
      page
      icon={<ExploreOff />}
      title={w('org.unknown')}
      text={w('org.unknownHelp')}
      action={
        <Button component={AppAnchor} to="/tournaments" variant="contained">
          {w('home.browse')}
        </Button>
      }
    />
  );
}

function Branded({ brand }: { brand: Brand }) {
  const w = useTournamentWords();
  const { ground, stripe, letters } = BRANDS[brand];
  useTitle(w(`org.${brand}`));
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: { xs: 2, sm: 3 },
        rowGap: 0.5,
        p: { xs: 2.5, sm: 4 },
        mb: 3,
        borderRadius: 2,
        borderBottom: `6px solid ${stripe}`,
        backgroundColor: ground,
        color: '#FFFFFF',
      }}
    >
      <Box
        aria-hidden="true"
        sx={{
          fontSize: 'clamp(1.75rem, 1.2rem + 3vw, 3rem)',
          fontWeight: 800,
          // Letters of a name stay together.
          flex: 'none',
          whiteSpace: 'nowrap',
          letterSpacing: '-0.05em',
          color: stripe,
        }}
      >
        {letters}
      </Box>
      <Box sx={{ flex: '1 1 160px', minWidth: 0 }}>
        <Typography variant="h1">{w(`org.${brand}`)}</Typography>
        <Typography sx={{ mt: 0.5, color: '#D5E2E4' }}>{w('org.tagline')}</Typography>
      </Box>
    </Box>
  );
}
