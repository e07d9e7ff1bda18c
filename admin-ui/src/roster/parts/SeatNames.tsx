import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { ConflictBadge } from '@courtcrew/ui-kit/badges/ConflictBadge.tsx';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import Box from '@mui/material/Box';
import type { Seat } from '../schedule/lines.ts';
import { useDeskWords } from '../words.ts';
import { SeatMark } from './SeatMark.tsx';

export function SeatNames({ seats }: { readonly seats: readonly Seat[] }) {
  const d = useDeskWords();
  if (seats.length === 0)
    return (
      <Box component="span" sx={{ color: 'text.secondary' }}>
        {d('schedule.nobody')}
      </Box>
    );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25, overflowWrap: 'anywhere' }}>
      {seats.map(({ spot, status }) => (
        <Box
          component="span"
          key={spot.shift_id}
          sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5, whiteSpace: 'nowrap' }}
        >
          <SeatMark status={status} />
          {fullName(spot)}
          {spot.credentials && <CredentialBadge credentials={spot.credentials} screen="management" />}
          {spot.conflict && <ConflictBadge />}
        </Box>
      ))}
    </Box>
  );
}
