import type { CourtRow } from '@courtcrew/domain/board/shapes.ts';
import { CourtBadge, MedalBadge } from '@courtcrew/ui-kit/badges/BoardBadges.tsx';
import Box from '@mui/material/Box';
import { memo } from 'react';
import { ground, PersonName } from '../duty/PersonRow.tsx';
import { secondOf } from '../duty/people.ts';
import { Running } from '../duty/Running.tsx';
import { useBoardWords } from '../words.ts';
import { JUMP_MARGIN } from './JumpBar.tsx';

export const courtAnchor = (court_order: number): string => `court-${court_order}`;

interface CourtCardProps {
  readonly court: CourtRow;
  readonly own: string | null;
  readonly fresh: boolean;
}

export const isOwnCourt = ({ ref_id, second_ref_id }: CourtRow, own: string | null): boolean =>
  own !== null && (ref_id === own || second_ref_id === own);

export const CourtCard = memo(function CourtCard({ court, own, fresh }: CourtCardProps) {
  const mine = isOwnCourt(court, own);
  return (
    <Box
      component="li"
      id={courtAnchor(court.court_order)}
      tabIndex={-1}
      className="keep-together"
      sx={{
        scrollMarginTop: JUMP_MARGIN,
        p: 1.5,
        borderRadius: 1,
        border: '1px solid',
        borderColor: mine ? 'primary.main' : 'divider',
        ...ground({ own: mine, fresh }),
        ...(!mine && !fresh && { backgroundColor: 'background.paper' }),
      }}
    >
      <CourtFacts court={court} own={own} />
    </Box>
  );
});

export function CourtFacts({ court, own }: Pick<CourtCardProps, 'court' | 'own'>) {
  const { court_num, color, description, ref_id, start_time, medal } = court;
  return (
    <Box sx={{ display: 'flex', gap: 1.5 }}>
      <Box sx={{ display: 'grid', gap: 0.75, justifyItems: 'center', alignContent: 'start' }}>
        <CourtBadge court={court_num} color={color} />
        <MedalBadge medal={medal} />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.5, alignContent: 'start' }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 32 }}>
          <Box sx={{ flex: 1, minWidth: 0 }}>
            {ref_id === null ? <Free /> : <PersonName person={court} own={ref_id === own} />}
          </Box>
          {start_time && <Running word="courts.running" since={start_time} />}
        </Box>
        <Second court={court} own={own} />
        {description && (
          <Box sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {description}
          </Box>
        )}
      </Box>
    </Box>
  );
}

function Free() {
  const w = useBoardWords();
  return <Box sx={{ color: 'text.secondary' }}>{w('courts.free')}</Box>;
}

function Second({ court, own }: Pick<CourtCardProps, 'court' | 'own'>) {
  const w = useBoardWords();
  const second = secondOf(court);
  if (second === null) return null;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <Box
        component="span"
        title={w('courts.secondTitle')}
        sx={{ typography: 'body2', color: 'text.secondary' }}
      >
        {w('courts.second')}
      </Box>
      <PersonName person={second} own={second.ref_id === own} />
    </Box>
  );
}
