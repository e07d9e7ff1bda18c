import Box from '@mui/material/Box';
import type { ReactNode, RefObject } from 'react';
import { useDeskWords } from '../words.ts';

interface SetupPanesProps {
  readonly formRef: RefObject<HTMLDivElement | null>;
  readonly form: ReactNode;
  readonly children: ReactNode;
}

export function SetupPanes({ formRef, form, children }: SetupPanesProps) {
  const d = useDeskWords();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
      }}
    >
      <Box
        ref={formRef}
        tabIndex={-1}
        sx={{
          p: 2,
          border: '1px solid var(--mui-palette-divider)',
          borderRadius: 1,
          backgroundColor: 'background.paper',
          '&:focus': { outline: 'none' },
        }}
      >
        {form}
      </Box>
      <section aria-labelledby="shifts-so-far">
        <Box component="h2" id="shifts-so-far" sx={{ m: 0, mb: 1, typography: 'h2' }}>
          {d('setup.list')}
        </Box>
        {children}
      </section>
    </Box>
  );
}
