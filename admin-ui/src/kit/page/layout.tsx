import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

export const Beside = ({ gap = 4, children }: { readonly gap?: number; readonly children: ReactNode }) => (
  <Box
    sx={{
      display: 'grid',
      gap,
      alignItems: 'start',
      gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)' },
    }}
  >
    {children}
  </Box>
);

/** As many columns as fit. */
export const Fields = ({ children, min = 220 }: { children: ReactNode; min?: number }) => (
  <Box
    sx={{
      display: 'grid',
      gap: 2,
      alignItems: 'start',
      gridTemplateColumns: `repeat(auto-fill, minmax(min(${min}px, 100%), 1fr))`,
    }}
  >
    {children}
  </Box>
);

export const Wide = ({ children }: { children: ReactNode }) => (
  <Box sx={{ gridColumn: '1 / -1', display: 'grid', gap: 2 }}>{children}</Box>
);

interface SectionProps {
  readonly title: string;
  readonly help?: ReactNode;
  /** Right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ title, help, aside, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'baseline',
          columnGap: 2,
          rowGap: 0.5,
          mb: 1.5,
        }}
      >
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {help && <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{help}</Box>}
        {aside && <Box sx={{ ml: 'auto' }}>{aside}</Box>}
      </Box>
      {children}
    </Box>
  );
}
