import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Remove from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { useDeskWords } from '../words.ts';
import { fullName } from './lines.ts';
import type { SeatActions, SeatAt } from './useSeatActions.ts';

interface SeatActsProps {
  readonly seat: SeatAt;
  readonly actions: SeatActions;
}

/** What can be done about somebody in a shift; the keys do the same from the row itself. */
export function SeatActs({ seat, actions }: SeatActsProps) {
  const d = useDeskWords();
  const { spot, status } = seat;
  const name = fullName(spot);
  const disabled = actions.busy.has(spot.shift_id);
  return (
    <Box className="no-print" sx={{ ml: 'auto', display: 'flex', flexShrink: 0 }}>
      {actions.lead && status !== 'applied' && (
        <Act
          label={d(spot.captain ? 'schedule.unlead' : 'schedule.lead', { name })}
          disabled={disabled}
          onClick={() => void actions.lead?.(seat)}
        >
          {spot.captain ? <Star fontSize="small" color="primary" /> : <StarBorder fontSize="small" />}
        </Act>
      )}
      {status === 'selected' && (
        <Act
          label={d('schedule.confirm', { name })}
          disabled={disabled}
          onClick={() => void actions.confirm(seat)}
        >
          <Box component="span" sx={{ fontSize: '0.875rem', fontWeight: 700, color: 'success.main' }}>
            C
          </Box>
        </Act>
      )}
      <Act
        label={d(status === 'applied' ? 'schedule.select' : 'schedule.unselect', { name })}
        disabled={disabled}
        onClick={() => void actions.toggle(seat)}
      >
        {status === 'applied' ? <ArrowBack fontSize="small" /> : <ArrowForward fontSize="small" />}
      </Act>
      <Act
        label={d('schedule.remove', { name })}
        disabled={disabled}
        onClick={() => void actions.remove(seat)}
      >
        <Remove fontSize="small" />
      </Act>
    </Box>
  );
}

/** The keys of a seat: C confirms, minus removes, K marks who leads. Answers whether the key meant something. */
export function seatKey(key: string, { seat, actions }: SeatActsProps): boolean {
  const plain = key.toLowerCase();
  if (plain === 'c' && seat.status === 'selected') void actions.confirm(seat);
  else if (plain === 'k' && actions.lead && seat.status !== 'applied') void actions.lead(seat);
  else if (key === '-' || key === 'Delete') void actions.remove(seat);
  else return false;
  return true;
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
