import ExpandMore from '@mui/icons-material/ExpandMore';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId, useState } from 'react';

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

/** A section that is rarely needed: folded until its title is pressed, and drawn only then. */
export function Fold({ title, help, children }: Omit<SectionProps, 'aside'>) {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Box
      component="section"
      aria-labelledby={id}
      sx={{ borderTop: '1px solid var(--mui-palette-divider)', '& + &': { mt: '0 !important' } }}
    >
      <Typography variant="h2" sx={{ m: 0 }}>
        <ButtonBase
          id={id}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
          sx={{
            width: '100%',
            minHeight: 48,
            py: 1,
            gap: 1,
            justifyContent: 'start',
            textAlign: 'left',
            font: 'inherit',
          }}
        >
          <ExpandMore
            fontSize="small"
            color="action"
            sx={{ transform: open ? 'none' : 'rotate(-90deg)', transition: 'transform 120ms' }}
          />
          {title}
        </ButtonBase>
      </Typography>
      {help && <Box sx={{ color: 'text.secondary', typography: 'body2', pl: 3.5, pb: 1 }}>{help}</Box>}
      {open && <Box sx={{ pt: 1, pb: 3 }}>{children}</Box>}
    </Box>
  );
}
