import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { clockOrMoment } from '@courtcrew/ui-kit/time/clockOrMoment.ts';
import { hours } from '@courtcrew/ui-kit/time/format.ts';
import { useNow } from '@courtcrew/ui-kit/time/useNow.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Box from '@mui/material/Box';
import { lineStyle } from '../queue/queueStyle.ts';
import { useBoardWords } from '../words.ts';
import type { Official } from './checkinLines.ts';

export function OfficialLine({ person, zone }: { person: Official; zone: string }) {
  const b = useBoardWords();
  const { language } = useSpeech();
  const now = useNow();
  const shifts = person.shifts.map(({ name, start, end, confirmed }) =>
    [hours(start, end, zone, language), name, confirmed ? '' : b('in.unconfirmed')]
      .filter(Boolean)
      .join(' · '),
  );
  return (
    <Box sx={lineStyle}>
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Box className="name">{nameOf(person)}</Box>
        {shifts.length > 0 && (
          <Box
            sx={{
              color: 'text.secondary',
              fontSize: '0.75rem',
              whiteSpace: 'nowrap',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
            }}
          >
            {shifts.join(', ')}
          </Box>
        )}
      </Box>
      {person.checked_in_at !== null && (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'success.main' }}>
          <CheckCircle fontSize="small" />
          {b('in.since', { time: clockOrMoment(person.checked_in_at, zone, language, now) })}
        </Box>
      )}
      <CredentialBadge credentials={person.credentials} verified={person.credentials_verified} />
    </Box>
  );
}
