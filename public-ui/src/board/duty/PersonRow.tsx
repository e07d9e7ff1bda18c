import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { knownNameOf, type Named } from '@courtcrew/ui-kit/board/names.ts';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useBoardWords } from '../words.ts';

interface Credentialed extends Named {
  readonly credentials: string | null;
  readonly credentials_verified?: boolean;
}

/** A name with its credential, which never wraps alone: the badge takes no width of its own. */
export function PersonName({ person, own = false }: { person: Credentialed; own?: boolean }) {
  const w = useBoardWords();
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600, pr: '36px' }}>
        {knownNameOf(person) || w('board.somebody')}
        {own && ` (${w('board.you')})`}
      </Box>
      <Box component="span" sx={{ ml: '-28px' }}>
        <CredentialBadge credentials={person.credentials} verified={person.credentials_verified} />
      </Box>
    </Box>
  );
}

interface PersonRowProps {
  readonly person: Credentialed;
  readonly own?: boolean;
  /** Changed a moment ago. */
  readonly fresh?: boolean;
  readonly lead?: ReactNode;
  readonly details?: ReactNode;
  readonly end?: ReactNode;
}

export function PersonRow({ person, own = false, fresh = false, lead, details, end }: PersonRowProps) {
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        px: 1,
        mx: -1,
        py: 0.75,
        borderRadius: 1,
        borderBottom: '1px solid var(--mui-palette-divider)',
        ...ground({ own, fresh }),
      }}
    >
      {lead}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <PersonName person={person} own={own} />
        {details && (
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              columnGap: 1,
              rowGap: 0.5,
              mt: 0.25,
              typography: 'body2',
              color: 'text.secondary',
            }}
          >
            {details}
          </Box>
        )}
      </Box>
      {end}
    </Box>
  );
}

/** Background: highlighted for a moment after a change, and always where it is one's own. */
export const ground = ({ own, fresh }: { own: boolean; fresh: boolean }) => ({
  transition: 'background-color 400ms',
  backgroundColor: fresh ? 'action.selected' : own ? 'action.hover' : undefined,
});
