import Box from '@mui/material/Box';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  readonly title: string;
  readonly count?: number;
  /** Drop target, as `data-drop` names it. */
  readonly drop?: string;
  /** The chosen row is in it. */
  readonly hasChoice?: boolean;
  readonly children: ReactNode;
}

export function Section({ title, count, drop, hasChoice = false, children }: SectionProps) {
  const id = useId();
  return (
    <Box
      component="section"
      aria-labelledby={id}
      data-drop={drop}
      data-chosen={hasChoice || undefined}
      sx={{
        minWidth: 0,
        minHeight: 0,
        display: 'flex',
        flexDirection: 'column',
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        overflow: 'hidden',
        '&[data-chosen] [data-active]': { boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)' },
        '&[data-over]': { outline: '3px solid var(--mui-palette-secondary-light)', outlineOffset: '-2px' },
      }}
    >
      <Box
        sx={{
          px: 1.25,
          minHeight: 30,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          borderBottom: '1px solid var(--mui-palette-divider)',
        }}
      >
        <Box component="h2" id={id} sx={{ m: 0, typography: 'body2', fontWeight: 680 }}>
          {title}
        </Box>
        {count !== undefined && (
          <Box component="span" sx={{ typography: 'caption', color: 'text.secondary' }}>
            {count}
          </Box>
        )}
      </Box>
      {children}
    </Box>
  );
}
