import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import EditNote from '@mui/icons-material/EditNote';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useLocation } from 'react-router';
import { usePlaces } from './places.tsx';
import { gateOf } from './screen.ts';
import { useTournament } from './tournament.tsx';

/** Hatched like barrier tape: nobody should mistake a draft for the real thing. */
const TAPE =
  'repeating-linear-gradient(-45deg, color-mix(in srgb, var(--mui-palette-secondary-main) 15%, transparent) 0 14px, color-mix(in srgb, var(--mui-palette-secondary-main) 8%, transparent) 14px 28px)';

/** Lists on every page of a draft tournament what does not work yet, and where to change that. */
export function DraftBanner() {
  const w = useWords();
  const { pathname } = useLocation();
  const places = usePlaces();
  const { tournament } = useTournament();
  if (tournament?.status !== 'draft' || !gateOf(places, pathname).tournament) return null;
  return (
    <Box
      role="status"
      className="no-print"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1.5,
        px: { xs: 2, sm: 3 },
        py: 1,
        backgroundImage: TAPE,
        borderBottom: '1px solid var(--mui-palette-divider)',
      }}
    >
      <EditNote color="secondary" />
      <Box sx={{ flex: '1 1 200px' }}>
        <strong>{w('draft.title')}.</strong> {w('draft.banner')}
      </Box>
      {pathname !== '/admin' && (
        <Button component={AppAnchor} to="/admin" color="secondary" variant="contained" size="small">
          {w('draft.action')}
        </Button>
      )}
    </Box>
  );
}
