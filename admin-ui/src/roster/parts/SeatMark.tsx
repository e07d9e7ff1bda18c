import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { ConflictBadge } from '@courtcrew/ui-kit/badges/Warnings.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Stars from '@mui/icons-material/Stars';
import Box from '@mui/material/Box';
import type { Seat, SeatStatus } from '../schedule/lines.ts';
import { useDeskWords } from '../words.ts';

const LOOKS = {
  confirmed: { Icon: CheckCircle, color: 'success.main', word: 'status.confirmed' },
  selected: { Icon: Stars, color: 'secondary.main', word: 'status.selected' },
  applied: { Icon: RadioButtonUnchecked, color: 'info.main', word: 'status.applied' },
} as const;

/** Status of a seat as a shape, for dense lists. */
export function SeatMark({ status }: { status: SeatStatus }) {
  const d = useDeskWords();
  const { Icon, color, word } = LOOKS[status];
  return <Icon titleAccess={d(word)} sx={{ fontSize: '1.125rem', color, flexShrink: 0 }} />;
}

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
