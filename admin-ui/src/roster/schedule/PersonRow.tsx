import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import Box from '@mui/material/Box';
import { useDeskWords } from '../words.ts';
import type { PersonLine } from './lines.ts';

export function PersonRow({ line: { person, obstacle } }: { line: PersonLine }) {
  const d = useDeskWords();
  const hint = obstacle?.in
    ? d('schedule.already')
    : obstacle?.clash && d('schedule.clash', { shift: obstacle.clash });
  return (
    <Box
      sx={{
        height: '100%',
        px: 1.5,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        color: hint ? 'text.secondary' : undefined,
      }}
    >
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box sx={{ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', fontWeight: 550 }}>
          {person.name}
        </Box>
        {hint && (
          <Box
            sx={{
              typography: 'caption',
              lineHeight: 1.2,
              color: obstacle?.in ? 'text.secondary' : 'warning.main',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
            }}
          >
            {hint}
          </Box>
        )}
      </Box>
      <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap', textAlign: 'right' }}>
        {d('schedule.personCount', { count: person.count })}
        {person.wait_count > 0 && ` · ${d('schedule.applied', { count: person.wait_count })}`}
      </Box>
      <CredentialBadge
        credentials={person.credentials}
        verified={person.credentials_verified}
        screen="management"
      />
    </Box>
  );
}
