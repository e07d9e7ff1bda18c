import { contactPath } from '@courtcrew/domain/roster/contactPath.ts';
import type { Section } from '@courtcrew/domain/tournaments/index.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useContactWords } from './words.ts';

interface CoordinatorProps {
  readonly tid: string;
  readonly section: Section;
  /** Names the coordinator, where known. A letter reaches the section's admins all the same. */
  readonly children: ReactNode;
}

/** Coordinator of a section, with a link to write to them. */
export function Coordinator({ tid, section, children }: CoordinatorProps) {
  const w = useContactWords();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        my: 1,
        color: 'text.secondary',
        typography: 'body2',
      }}
    >
      {children}
      <AppLink
        to={contactPath(tid, section)}
        sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
      >
        {w('contact.write')}
      </AppLink>
    </Box>
  );
}
