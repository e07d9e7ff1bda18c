import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import Box from '@mui/material/Box';
import { RowAct } from '../../kit/desk/RowAct.tsx';
import { useDeskWords } from '../words.ts';
import type { SeatAt } from './lines.ts';
import type { SeatActions } from './useSeatActions.ts';

interface SeatActsProps {
  readonly seat: SeatAt;
  readonly actions: SeatActions;
}

/** Extra row height on a phone for a row with the captain button, px. */
export const ACTS_PX = 40;

/** Actions on a seat; keys on the row do the same. On a phone the captain button takes its own line. */
export function SeatActs({ seat, actions }: SeatActsProps) {
  const d = useDeskWords();
  const { spot, status } = seat;
  const name = fullName(spot);
  const disabled = actions.busy.has(spot.shift_id);
  return (
    <Box
      className="no-print"
      sx={{ ml: 'auto', display: 'flex', flexShrink: 0, ...(actions.lead && belowOnPhone) }}
    >
      {actions.lead && status !== 'applied' && (
        <RowAct
          label={d(spot.captain ? 'schedule.unlead' : 'schedule.lead', { name })}
          disabled={disabled}
          onClick={() => void actions.lead?.(seat)}
        >
          {spot.captain ? <Star fontSize="small" color="primary" /> : <StarBorder fontSize="small" />}
        </RowAct>
      )}
      {status === 'selected' && (
        <RowAct
          label={d('schedule.confirm', { name })}
          disabled={disabled}
          onClick={() => void actions.confirm(seat)}
        >
          <Check fontSize="small" color="success" />
        </RowAct>
      )}
      <RowAct
        label={d(status === 'applied' ? 'schedule.select' : 'schedule.unselect', { name })}
        disabled={disabled}
        onClick={() => void actions.toggle(seat)}
      >
        {status === 'applied' ? <ArrowBack fontSize="small" /> : <ArrowForward fontSize="small" />}
      </RowAct>
      <RowAct
        label={d('schedule.remove', { name })}
        disabled={disabled}
        onClick={() => void actions.remove(seat)}
      >
        <Remove fontSize="small" />
      </RowAct>
    </Box>
  );
}

const belowOnPhone = {
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
  justifyContent: 'end',
} as const;

/** C confirms, minus removes, K toggles the captain. Returns whether the key was handled. */
export function seatKey(key: string, { seat, actions }: SeatActsProps): boolean {
  const plain = key.toLowerCase();
  if (plain === 'c' && seat.status !== 'confirmed') void actions.confirm(seat);
  else if (plain === 'k' && actions.lead && seat.status !== 'applied') void actions.lead(seat);
  else if (key === '-' || key === 'Delete') void actions.remove(seat);
  else return false;
  return true;
}
