import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import { useLoginGate } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { CourtPicture } from './CourtPicture.tsx';
import { useLandingWords } from './words.ts';

const NextTournaments = lazyPart(
  async () => (await import('../tournaments/NextTournaments.tsx')).NextTournaments,
);

const POINTS = ['home.point1', 'home.point2', 'home.point3'] as const;

/** What Courtcrew is, for somebody who just heard of it. */
export function Landing() {
  const w = useLandingWords();
  const guard = useLoginGate();
  useTitle(null);
  return (
    <>
      <Box
        component="section"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 11fr) minmax(0, 10fr)' },
          alignItems: 'stretch',
          borderRadius: 2,
          overflow: 'hidden',
          backgroundColor: '#00454D',
          color: '#F2FBFB',
        }}
      >
        <Box sx={{ p: { xs: 3, sm: 5, md: 6 }, display: 'grid', alignContent: 'center', gap: 2.5 }}>
          <Typography
            variant="h1"
            sx={{ fontSize: 'clamp(2rem, 1.4rem + 2.6vw, 3.25rem)', letterSpacing: '-0.035em' }}
          >
            {w('home.title')}
          </Typography>
          <Typography sx={{ fontSize: '1.0625rem', maxWidth: '46ch', color: '#CFE9EB' }}>
            {w('home.lead')}
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            <Button component={AppAnchor} to="/tournaments" variant="contained" color="secondary" sx={light}>
              {w('home.browse')}
            </Button>
            <Button
              component={AppAnchor}
              to="/register"
              variant="outlined"
              sx={{ color: '#F2FBFB', borderColor: '#4F9AA2', '&:hover': { borderColor: '#F2FBFB' } }}
            >
              {w('login.register')}
            </Button>
            <Button component={AppAnchor} to="/signup/volunteers" variant="text" sx={{ color: '#F2FBFB' }}>
              {w('nav.volunteer')}
            </Button>
          </Box>
          <Box
            component="button"
            type="button"
            onClick={() => guard(() => {})}
            sx={{
              justifySelf: 'start',
              p: 0,
              border: 0,
              background: 'none',
              font: 'inherit',
              fontSize: '0.9375rem',
              color: '#A9DDE2',
              textDecoration: 'underline',
              textUnderlineOffset: '3px',
              textAlign: 'left',
              cursor: 'pointer',
              minHeight: 32,
            }}
          >
            {w('home.note')}
          </Box>
        </Box>
        <CourtPicture />
      </Box>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          p: 0,
          mt: 4,
          display: 'grid',
          gap: { xs: 3, md: 4 },
          gridTemplateColumns: { md: 'repeat(3, 1fr)' },
        }}
      >
        {POINTS.map((point, index) => (
          <Box key={point} component="li" sx={{ borderTop: '2px solid var(--mui-palette-divider)', pt: 2 }}>
            <Box component="span" aria-hidden="true" sx={{ color: 'secondary.main', fontWeight: 700 }}>
              {index + 1}
            </Box>
            <Typography variant="h2" sx={{ mt: 0.5 }}>
              {w(point)}
            </Typography>
            <Typography color="textSecondary" sx={{ mt: 0.75 }}>
              {w(`${point}Text`)}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box sx={{ mt: { xs: 5, md: 6 } }}>
        <Part fallback={<Loading shape="cards" count={3} />}>
          <NextTournaments />
        </Part>
      </Box>
    </>
  );
}

/** The warm accent in its light-ground tone: the hero is dark in both schemes. */
const light = { backgroundColor: '#FF9F66', color: '#331200', '&:hover': { backgroundColor: '#FFB489' } };
