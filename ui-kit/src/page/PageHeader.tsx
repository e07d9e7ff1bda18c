import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { forThumbs } from '../theme/styles.ts';
import { useTitle } from './useTitle.ts';

interface PageHeaderProps {
  readonly title: string;
  readonly about?: ReactNode;
  /** The primary action, and at most one or two more. */
  readonly actions?: ReactNode;
  /** Replaces the title in the browser's tab. */
  readonly tab?: string;
  /** One low line where there is width: for screens whose list needs the height. */
  readonly low?: boolean;
}

/** Title of a page, underlined like a baseline with its centre mark. Sets the document's title, too. */
export function PageHeader({ title, about, actions, tab, low = false }: PageHeaderProps) {
  useTitle(tab ?? title);
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'end',
        justifyContent: 'space-between',
        gap: 2,
        pb: low ? 0.75 : 2,
        mb: low ? 1.5 : 3,
        borderBottom: '2px solid var(--mui-palette-divider)',
        position: 'relative',
        '&::after': {
          content: '""',
          position: 'absolute',
          left: 0,
          bottom: -2,
          width: 56,
          height: 2,
          backgroundColor: 'primary.light',
        },
      }}
    >
      <Box
        sx={{
          minWidth: 0,
          ...(low && { display: { md: 'flex' }, alignItems: 'baseline', columnGap: 2 }),
        }}
      >
        <Typography variant="h1">{title}</Typography>
        {about && (
          <Box
            sx={{
              mt: 0.75,
              display: 'flex',
              flexWrap: 'wrap',
              gap: 1,
              color: 'text.secondary',
              typography: 'body2',
            }}
          >
            {about}
          </Box>
        )}
      </Box>
      {actions && (
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...forThumbs }}>
          {actions}
        </Box>
      )}
    </Box>
  );
}
