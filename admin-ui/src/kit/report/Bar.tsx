import Box from '@mui/material/Box';

interface BarProps {
  /** Share of the longest one, from 0 to 1. */
  readonly part: number;
  readonly text: string;
}

/** A number with a bar as long as it is large, to compare rows before reading them. */
export const Bar = ({ part, text }: BarProps) => (
  <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'end', gap: 1 }}>
    <Box aria-hidden sx={{ display: { xs: 'none', sm: 'block' }, width: 120, height: 12 }}>
      <Box
        sx={{
          height: 12,
          borderRadius: '3px',
          backgroundColor: 'primary.light',
          printColorAdjust: 'exact',
        }}
        style={{ width: `${100 * part}%` }}
      />
    </Box>
    {text}
  </Box>
);
