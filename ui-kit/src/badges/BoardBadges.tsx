import Box from '@mui/material/Box';
import { TEAL } from '../theme/styles.ts';
import { useWords } from '../words/words.tsx';
import { Badge } from './Badge.tsx';

/** Marks a medal match; `none` shows nothing. */
export function MedalBadge({ medal }: { medal: string | null | undefined }) {
  const w = useWords();
  const kind = (medal ?? '').toLowerCase();
  if (kind !== 'gold' && kind !== 'bronze') return null;
  const gold = kind === 'gold';
  return (
    <Badge
      tone={gold ? 'warning' : 'secondary'}
      weight={gold ? 'solid' : 'soft'}
      title={w(`medal.${kind}`)}
      square
    >
      {gold ? 'G' : 'B'}
    </Badge>
  );
}

/** A court's name (at most 4 characters) with the stripe of its colour, by default the brand's. */
export function CourtBadge({ court, color = TEAL }: { court: string; color?: string | null }) {
  const w = useWords();
  return (
    <Box
      component="span"
      role="img"
      aria-label={w('court.name', { court })}
      sx={{
        display: 'inline-grid',
        placeItems: 'center',
        minWidth: 40,
        height: 32,
        paddingInline: 0.75,
        borderRadius: '6px',
        border: '1px solid var(--mui-palette-divider)',
        borderLeft: '5px solid',
        borderLeftColor: color || TEAL,
        backgroundColor: 'background.paper',
        fontWeight: 700,
        fontSize: '1rem',
      }}
    >
      {court}
    </Box>
  );
}
