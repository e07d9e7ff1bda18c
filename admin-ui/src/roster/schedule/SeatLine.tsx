import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { ConflictBadge } from '@courtcrew/ui-kit/badges/Warnings.tsx';
import WarningAmber from '@mui/icons-material/WarningAmber';
import Box from '@mui/material/Box';
import { SeatMark } from '../parts/SeatMark.tsx';
import { WaiverBelow } from '../parts/WaiverBelow.tsx';
import { useDeskWords } from '../words.ts';
import type { Seat } from './lines.ts';
import { SeatActs } from './SeatActs.tsx';
import type { SeatActions } from './useSeatActions.ts';

interface SeatLineProps {
  readonly seat: Seat;
  readonly actions: SeatActions;
  /** Why a bulk change refused this row. */
  readonly refused?: string | undefined;
}

export function SeatLine({ seat, actions, refused }: SeatLineProps) {
  const d = useDeskWords();
  const { spot, status } = seat;
  const busy = actions.busy.has(spot.shift_id);
  const inLines = spot.waiver_missing || actions.lead !== undefined;
  return (
    <Box
      aria-busy={busy || undefined}
      sx={{
        height: '100%',
        display: 'flex',
        flexWrap: { xs: inLines ? 'wrap' : 'nowrap', sm: 'nowrap' },
        alignItems: 'center',
        alignContent: 'center',
        columnGap: 1,
        pl: 2.5,
        pr: 0.75,
        opacity: busy ? 0.55 : 1,
        color: status === 'applied' ? 'text.secondary' : undefined,
      }}
    >
      <SeatMark status={status} />
      <Box
        component="span"
        sx={{
          // Grows, so that only what has its own line wraps.
          flex: { xs: inLines ? '1 1 0' : '0 1 auto', sm: '0 1 auto' },
          minWidth: 0,
          overflow: 'hidden',
          textOverflow: 'ellipsis',
          whiteSpace: 'nowrap',
        }}
      >
        {fullName(spot)}
      </Box>
      <CredentialBadge
        credentials={spot.credentials}
        verified={spot.credentials_verified}
        screen="management"
      />
      {refused !== undefined && (
        <Box
          component="span"
          title={refused}
          sx={{ minWidth: 40, display: 'flex', alignItems: 'center', gap: 0.5, color: 'warning.main' }}
        >
          <WarningAmber fontSize="small" />
          <Box
            component="span"
            sx={{ typography: 'caption', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {refused}
          </Box>
        </Box>
      )}
      {spot.conflict && <ConflictBadge dense />}
      {spot.captain && <Badge tone="primary">{d('schedule.captain')}</Badge>}
      {spot.waiver_missing && <WaiverBelow />}
      <SeatActs seat={seat} actions={actions} />
    </Box>
  );
}
