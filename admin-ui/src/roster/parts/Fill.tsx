import { type Fill, fillOf } from '@courtcrew/domain/roster/policies/display.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Group from '@mui/icons-material/Group';
import Box from '@mui/material/Box';
import { useDeskWords } from '../words.ts';

const GROUND: Readonly<Record<'green' | 'lightgreen', string>> = {
  green: 'color-mix(in srgb, var(--mui-palette-success-light) 34%, var(--mui-palette-background-paper))',
  lightgreen: 'color-mix(in srgb, var(--mui-palette-success-light) 13%, var(--mui-palette-background-paper))',
};

/** Green when all spots are confirmed, light green when enough people are selected. */
export const groundOf = (fill: Fill): string | undefined => (fill === null ? undefined : GROUND[fill]);

/** How full a shift is, in numbers, shape and word beside the colour. */
export function FillMark({ shift }: { shift: ShiftRow }) {
  const d = useDeskWords();
  const fill = fillOf(shift);
  const title =
    fill === 'green'
      ? d('schedule.allConfirmed')
      : fill === 'lightgreen'
        ? d('schedule.enough')
        : d('schedule.needs', { count: Math.max(shift.spots - shift.count, 0) });
  return (
    <Box
      component="span"
      title={title}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        fontWeight: 650,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
        justifySelf: 'end',
        color: fill === null ? 'secondary.main' : 'success.dark',
        '[data-color-scheme="dark"] &': { color: fill === null ? 'secondary.main' : 'success.light' },
        '& svg': { fontSize: '1rem' },
      }}
    >
      {fill === 'green' && <CheckCircle titleAccess={title} />}
      {fill === 'lightgreen' && <Group titleAccess={title} />}
      {d('schedule.filled', { count: shift.count, spots: shift.spots })}
    </Box>
  );
}
