import { day } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { type DeskKey, useDeskWords } from '../words.ts';
import type { DayCoverage } from './coverage.ts';

/** Confirmed is solid, selected hatched, open an empty frame: readable without colour. */
const PARTS = {
  confirmed: 'var(--mui-palette-success-main)',
  selected:
    'repeating-linear-gradient(-45deg, var(--mui-palette-success-light) 0 4px, color-mix(in srgb, var(--mui-palette-success-light) 35%, transparent) 4px 8px)',
  open: 'transparent',
} as const;

const LEGEND: readonly (readonly [keyof typeof PARTS, DeskKey])[] = [
  ['confirmed', 'column.confirmed'],
  ['selected', 'column.selected'],
  ['open', 'desk.open'],
];

const part = (kind: keyof typeof PARTS) => ({
  background: PARTS[kind],
  border: kind === 'open' ? '1px dashed var(--mui-palette-text-secondary)' : 0,
  printColorAdjust: 'exact',
});

/** One bar per day: its length is the spots, its fill selected and confirmed people. */
export function CoverageChart({ days, zone }: { days: readonly DayCoverage[]; zone: string }) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const longest = Math.max(
    1,
    ...days.map(({ spots, confirmed, selected }) => Math.max(spots, confirmed + selected)),
  );
  return (
    <Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1 }}>
        {days.map((one) => {
          const name = day(one.start, zone, language);
          const open = Math.max(one.spots - one.confirmed - one.selected, 0);
          const percent = (count: number) => `${(100 * count) / longest}%`;
          return (
            <Box
              component="li"
              key={one.date}
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: '1fr auto', sm: '110px 1fr 96px' },
                columnGap: 1.5,
                alignItems: 'center',
              }}
            >
              <Box aria-hidden sx={{ typography: 'body2' }}>
                {name}
              </Box>
              <Box
                role="img"
                aria-label={d('desk.barText', { day: name, ...one })}
                sx={{
                  display: 'flex',
                  height: 22,
                  gridRow: { xs: 2, sm: 'auto' },
                  gridColumn: { xs: '1 / -1', sm: 'auto' },
                }}
              >
                <Box sx={part('confirmed')} style={{ width: percent(one.confirmed) }} />
                <Box sx={part('selected')} style={{ width: percent(one.selected) }} />
                <Box sx={part('open')} style={{ width: percent(open) }} />
              </Box>
              <Box
                aria-hidden
                sx={{ typography: 'body2', textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}
              >
                <strong>{one.confirmed + one.selected}</strong> / {one.spots}
              </Box>
            </Box>
          );
        })}
      </Box>
      <Box aria-hidden sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mt: 1.5, typography: 'caption' }}>
        {LEGEND.map(([kind, word]) => (
          <Box key={kind} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
            <Box sx={{ width: 18, height: 12, ...part(kind) }} />
            {d(word)}
          </Box>
        ))}
      </Box>
    </Box>
  );
}
