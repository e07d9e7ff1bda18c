import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { ShiftHours } from './ShiftHours.tsx';

interface ShiftTitleProps {
  readonly shift: Pick<ShiftForViewer, 'name' | 'color'>;
  /** Secondary lines; empty ones are left out. */
  readonly below: readonly string[];
  readonly children?: ReactNode;
}

export const ShiftTitle = ({ shift: { name, color }, below, children }: ShiftTitleProps) => (
  <Box sx={{ borderLeft: '4px solid', borderLeftColor: color, pl: 1.25, overflowWrap: 'anywhere' }}>
    <Box sx={{ fontWeight: 650 }}>{name}</Box>
    {below
      .filter((line) => line !== '')
      .map((line) => (
        <Box key={line} sx={{ color: 'text.secondary', typography: 'body2' }}>
          {line}
        </Box>
      ))}
    {children}
  </Box>
);

interface ShiftCardProps {
  readonly shift: Pick<ShiftForViewer, 'start' | 'end' | 'time_zone'>;
  readonly title: ReactNode;
  readonly spots: ReactNode;
  readonly actions: ReactNode;
}

/** A shift on a phone: facts at the left, the button at the right thumb. */
export const ShiftCard = ({ shift: { start, end, time_zone }, title, spots, actions }: ShiftCardProps) => (
  <Box sx={{ display: 'grid', gap: 1 }}>
    {title}
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'end' }}>
      <Box sx={{ pl: 1.75 }}>
        <ShiftHours start={start} end={end} zone={time_zone} />
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{spots}</Box>
      </Box>
      {actions}
    </Box>
  </Box>
);
