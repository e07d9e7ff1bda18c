import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { JUMP_MARGIN } from '../courts/JumpBar.tsx';

interface SectionProps {
  readonly id: string;
  readonly title: string;
  readonly count?: ReactNode;
  readonly children: ReactNode;
}

export function Section({ id, title, count, children }: SectionProps) {
  const heading = useId();
  return (
    <Box
      component="section"
      id={id}
      tabIndex={-1}
      aria-labelledby={heading}
      sx={{ scrollMarginTop: JUMP_MARGIN, '&:focus': { outline: 'none' }, minWidth: 0 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1.5, mb: 1.25 }}>
        <Typography variant="h2" id={heading}>
          {title}
        </Typography>
        {count !== undefined && (
          <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
            {count}
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}

export const Nobody = ({ children }: { children: ReactNode }) => (
  <Box sx={{ color: 'text.secondary', py: 1 }}>{children}</Box>
);

/** A list without bullets. */
export const plainList = { listStyle: 'none', m: 0, p: 0 } as const;
