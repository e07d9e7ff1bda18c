import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { lazyPart } from '@courtcrew/ui-kit/page/lazyPart.ts';
import { Part } from '@courtcrew/ui-kit/page/Part.tsx';
import { Loading } from '@courtcrew/ui-kit/page/state/Skeletons.tsx';
import { useTitle } from '@courtcrew/ui-kit/page/useTitle.ts';
import { useLoginGate } from '@courtcrew/ui-kit/session/LoginGate.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useLandingWords } from './words.ts';

interface Post {
  readonly x: number;
  readonly y: number;
  readonly letter: string;
  readonly warm?: boolean;
}

const POSTS: readonly Post[] = [
  { x: 208, y: 64, letter: 'C' },
  { x: 92, y: 132, letter: 'L1' },
  { x: 324, y: 132, letter: 'L2', warm: true },
  { x: 92, y: 262, letter: 'V' },
  { x: 324, y: 262, letter: 'V' },
];

/** A court from above, with its crew. */
const CourtPicture = () => (
  <Box sx={{ display: { xs: 'none', md: 'grid' }, placeItems: 'center', backgroundColor: '#005A64', p: 4 }}>
    <svg viewBox="0 0 416 400" width="100%" style={{ maxHeight: 400 }} aria-hidden="true" focusable="false">
      <g fill="none" stroke="#7CC7CF" strokeWidth="3">
        <path fill="#006F7B" d="M128 84h160v232H128z" />
        <path d="M128 150h160M128 250h160M208 84v66M208 250v66" />
      </g>
      <path d="M112 200h192" stroke="#F2FBFB" strokeWidth="4" strokeDasharray="2 5" />
      <g fontFamily="inherit" fontWeight="700" fontSize="15" textAnchor="middle">
        {POSTS.map(({ x, y, letter, warm }) => (
          <g key={`${x} ${y}`}>
            <rect x={x - 19} y={y - 17} width="38" height="34" rx="8" fill={warm ? '#FF9F66' : '#F2FBFB'} />
            <text x={x} y={y + 5.5} fill={warm ? '#331200' : '#00454D'}>
              {letter}
            </text>
          </g>
        ))}
      </g>
    </svg>
  </Box>
);

const NextTournaments = lazyPart(
  async () => (await import('../tournaments/NextTournaments.tsx')).NextTournaments,
);

const POINTS = ['home.point1', 'home.point2', 'home.point3'] as const;

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

/** The warm accent of light grounds: the hero is dark in both schemes. */
const light = { backgroundColor: '#FF9F66', color: '#331200', '&:hover': { backgroundColor: '#FFB489' } };
