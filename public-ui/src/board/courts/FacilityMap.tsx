import type { CourtRow } from '@courtcrew/domain/board/shapes.ts';
import { splitCourts } from '@courtcrew/domain/tournaments/index.ts';
import { TEAL } from '@courtcrew/ui-kit/theme/styles.ts';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { memo } from 'react';
import { plainList, Section } from '../page/Section.tsx';
import { useOpenedWords } from '../words/opened.ts';
import { courtAnchor } from './CourtCard.tsx';
import { JumpAnchor } from './JumpBar.tsx';
import { MapLinks, type Place } from './MapLinks.tsx';

interface FacilityMapProps {
  readonly courts: readonly CourtRow[];
  readonly place: Place;
}

/** The courts in their two lists, as on the ground; a tap leads to the court below. */
export const FacilityMap = memo(function FacilityMap({ courts, place }: FacilityMapProps) {
  const w = useOpenedWords();
  const { left, right } = splitCourts(courts);
  return (
    <Section id="map" title={w('map.title')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: { xs: 1.5, sm: 3 } }}>
        <Side title={w('map.left')} courts={left} />
        <Side title={w('map.right')} courts={right} />
      </Box>
      <Legend />
      <MapLinks place={place} />
    </Section>
  );
});

function Side({ title, courts }: { title: string; courts: readonly CourtRow[] }) {
  return (
    <div>
      <Box sx={{ typography: 'overline', color: 'text.secondary' }}>{title}</Box>
      <Box
        component="ul"
        aria-label={title}
        sx={{
          ...plainList,
          display: 'grid',
          gap: 0.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(44px, 1fr))',
        }}
      >
        {courts.map((court) => (
          <li key={court.court_order}>
            <Block court={court} />
          </li>
        ))}
      </Box>
    </div>
  );
}

function Block({ court: { court_order, court_num, color, ref_id } }: { court: CourtRow }) {
  const w = useOpenedWords();
  const busy = ref_id !== null;
  return (
    <Link
      component={JumpAnchor}
      to={courtAnchor(court_order)}
      underline="none"
      color="inherit"
      aria-label={w('map.court', { court: court_num, state: w(busy ? 'courts.inPlay' : 'courts.free') })}
      sx={{ ...block(busy), minHeight: 44, borderLeft: '4px solid', borderLeftColor: color || TEAL }}
    >
      {court_num}
    </Link>
  );
}

/** In play filled and bold, free dashed and empty: never by colour alone. */
const block = (busy: boolean) => ({
  display: 'grid',
  placeItems: 'center',
  borderRadius: '6px',
  border: busy ? '1px solid var(--mui-palette-primary-main)' : '1px dashed var(--mui-palette-text-secondary)',
  fontVariantNumeric: 'tabular-nums',
  ...(busy
    ? { backgroundColor: 'action.selected', fontWeight: 700 }
    : { color: 'text.secondary', fontWeight: 500 }),
});

function Legend() {
  const w = useOpenedWords();
  return (
    <Box
      aria-hidden
      sx={{ display: 'flex', gap: 2.5, mt: 1.25, typography: 'body2', color: 'text.secondary' }}
    >
      {([true, false] as const).map((busy) => (
        <Box key={String(busy)} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
          <Box sx={{ ...block(busy), width: 24, height: 18 }} />
          {w(busy ? 'courts.inPlay' : 'courts.free')}
        </Box>
      ))}
    </Box>
  );
}
