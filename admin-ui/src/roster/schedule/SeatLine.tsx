import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Remove from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { SeatMark } from '../parts/SeatMark.tsx';
import { useDeskWords } from '../words.ts';
import { fullName, type Seat } from './lines.ts';
import type { SeatActions } from './useSeatActions.ts';

interface SeatLineProps {
  readonly seat: Seat;
  readonly actions: SeatActions;
}

/** Somebody in a shift, with what the desk can do about it. The keys do the same from the row itself. */
export function SeatLine({ seat, actions }: SeatLineProps) {
  const d = useDeskWords();
  const { spot, status } = seat;
  const name = fullName(spot);
  const busy = actions.busy.has(spot.shift_id);
  return (
    <Box
      aria-busy={busy || undefined}
      sx={{
        height: '100%',
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        pl: 2.5,
        pr: 0.75,
        opacity: busy ? 0.55 : 1,
        color: status === 'applied' ? 'text.secondary' : undefined,
      }}
    >
      <SeatMark status={status} />
      <Box
        component="span"
        sx={{ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
      >
        {name}
      </Box>
      <CredentialBadge
        credentials={spot.credentials}
        verified={spot.credentials_verified}
        screen="management"
      />
      <Box sx={{ ml: 'auto', display: 'flex', flexShrink: 0 }}>
        {status === 'selected' && (
          <Act
            label={d('schedule.confirm', { name })}
            disabled={busy}
            onClick={() => void actions.confirm(seat)}
          >
            <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 700, color: 'success.main' }}>
              C
            </Box>
          </Act>
        )}
        <Act
          label={d(status === 'applied' ? 'schedule.select' : 'schedule.unselect', { name })}
          disabled={busy}
          onClick={() => void actions.toggle(seat)}
        >
          {status === 'applied' ? <ArrowBack fontSize="small" /> : <ArrowForward fontSize="small" />}
        </Act>
        <Act label={d('schedule.remove', { name })} disabled={busy} onClick={() => void actions.remove(seat)}>
          <Remove fontSize="small" />
        </Act>
      </Box>
    </Box>
  );
}

interface ActProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** A button of a row; out of the Tab order, as the list is one stop and its keys do the same. */
const Act = ({ label, disabled, onClick, children }: ActProps) => (
  <IconButton
    tabIndex={-1}
    size="small"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={(event) => {
      event.stopPropagation();
      onClick();
    }}
    sx={{ width: 32, height: 32 }}
  >
    {children}
  </IconButton>
);
