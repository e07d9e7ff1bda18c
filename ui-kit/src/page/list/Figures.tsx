import Box from '@mui/material/Box';

/** A few numbers that sum a screen up, each below what it is. */
export const Figures = ({ of }: { of: readonly (readonly [label: string, value: string])[] }) => (
  <Box component="dl" sx={{ m: 0, mb: 2, display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
    {of.map(([label, value]) => (
      <Box key={label}>
        <Box component="dt" sx={{ typography: 'body2', color: 'text.secondary' }}>
          {label}
        </Box>
        <Box component="dd" sx={{ m: 0, typography: 'h3' }}>
          {value}
        </Box>
      </Box>
    ))}
  </Box>
);
