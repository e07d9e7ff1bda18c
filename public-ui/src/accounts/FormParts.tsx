import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

/** Two fields side by side where there is room. */
export const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
    {children}
  </Box>
);

export const Checks = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', justifyItems: 'start', '& > label': { minHeight: 44 } }}>{children}</Box>
);

interface FormSectionProps {
  readonly title: string;
  readonly help?: string;
  readonly children: ReactNode;
}

export function FormSection({ title, help, children }: FormSectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{
        display: 'grid',
        gap: { xs: 2, md: 4 },
        gridTemplateColumns: { md: '220px minmax(0, 1fr)' },
        alignItems: 'start',
        py: 3,
        borderTop: '1px solid var(--mui-palette-divider)',
        '&:first-of-type': { borderTop: 0, pt: 0 },
      }}
    >
      <div>
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {help && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
            {help}
          </Typography>
        )}
      </div>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          // A focused field must scroll above the sticky bar.
          '& :is(input, select, textarea)': { scrollMarginBottom: '220px', scrollMarginTop: '48px' },
        }}
      >
        {children}
      </Box>
    </Box>
  );
}
