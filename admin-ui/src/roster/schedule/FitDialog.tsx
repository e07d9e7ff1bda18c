import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { fitting, type Unfit } from '@courtcrew/domain/roster/policies/fitting.ts';
import { TRAINER_CATEGORIES } from '@courtcrew/domain/roster/policies/sections.ts';
import { shortageOf, totalShortage } from '@courtcrew/domain/roster/policies/shortage.ts';
import type { ShiftWithPeople } from '@courtcrew/domain/roster/shapes.ts';
import { useLeft } from '@courtcrew/ui-kit/page/useLeft.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { type ReactNode, useState } from 'react';
import { useDayText } from '../../kit/desk/useDayText.ts';
import { useSetup } from '../../kit/desk/useSetup.ts';
import { useSteps } from '../../kit/undo/lastStep.tsx';
import { useShiftLabel } from '../parts/useShiftLabel.ts';
import { useDeskWords } from '../words.ts';
import { type Seat, seatsOf } from './lines.ts';

interface FitDialogProps {
  /** All that are known: hours of other shifts stand in the way. */
  readonly shifts: readonly ShiftWithPeople[];
  /** Ids of the shifts to fill. */
  readonly chosen: ReadonlySet<string>;
  /** Which officials are approved; absent where nobody asks to be. */
  readonly approved?: ReadonlySet<string> | undefined;
  /** Confirms them; resolves to how many, and to why not by key of the row. Null where nothing was sent. */
  readonly onPlace: (seats: readonly Seat[]) => Promise<Placed | null>;
  readonly onClose: () => void;
}

export interface Placed {
  readonly count: number;
  readonly refused: ReadonlyMap<string, string>;
}

interface Left {
  readonly seat: Seat;
  readonly why: string;
}

const REASONS = {
  full: 'fit.full',
  credential: 'fit.credential',
  clash: 'schedule.clash',
  over: 'fit.over',
  approval: 'fit.approval',
  waiver: 'fit.waiver',
} as const satisfies Record<Unfit, string>;

/** Who would be placed where, by day; a second press does it, and says who was left out. */
export function FitDialog({ shifts, chosen, approved, onPlace, onClose }: FitDialogProps) {
  const d = useDeskWords();
  const dayText = useDayText();
  const labelOf = useShiftLabel();
  const { setup } = useSetup();
  const { step } = useSteps();
  const [opened] = useState(() => new Date().toISOString());
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set());
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<{ readonly count: number; readonly left: readonly Left[] } | null>(
    null,
  );
  useLeft(true, onClose);

  const scope = shifts.filter(({ sid }) => chosen.has(sid));
  const days = [...Map.groupBy(scope, ({ date }) => date)];
  const filled = new Set(scope.flatMap(({ sid, date }) => (leftOut.has(date) ? [] : [sid])));
  const needsApproval = setup?.referee_approval_required === true && approved !== undefined;
  const rows = fitting(shifts, filled, {
    now: opened,
    exact: setup?.exact_match_scheduling ?? false,
    isApproved: (ref_id, category) =>
      !needsApproval || TRAINER_CATEGORIES.has(category) || approved.has(ref_id),
  });
  const bySid = new Map(shifts.map((shift) => [shift.sid, shift]));
  const seats = new Map(scope.flatMap((shift) => seatsOf(shift).map((seat) => [seat.spot.shift_id, seat])));
  const reasonOf = (unfit: Unfit, clash: string | undefined) =>
    d(REASONS[unfit], { shift: (clash !== undefined && bySid.get(clash)?.name) || '' });
  const fits: Seat[] = [];
  const left: Left[] = [];
  for (const { shift_id, unfit, clash } of rows) {
    const seat = seats.get(shift_id);
    if (!seat) continue;
    if (unfit === null) fits.push(seat);
    else left.push({ seat, why: reasonOf(unfit, clash) });
  }
  const selected = fits.filter(({ status }) => status === 'selected').length;

  const place = async () => {
    setBusy(true);
    const placed = await onPlace(fits);
    setBusy(false);
    if (placed === null) return;
    const refused = fits.flatMap((seat) => {
      const why = placed.refused.get(seat.spot.shift_id);
      return why === undefined ? [] : [{ seat, why }];
    });
    if (refused.length + left.length === 0) onClose();
    else setResult({ count: placed.count, left: [...refused, ...left] });
  };
  const undo = async () => {
    setBusy(true);
    await step?.undo?.();
    onClose();
  };

  if (result) {
    return (
      <Frame title={d('fit.done', { count: result.count })} onClose={onClose}>
        <DialogContent>
          <LeftList left={result.left} labelOf={labelOf} />
        </DialogContent>
        <DialogActions>
          {result.count > 0 && step?.undo && (
            <Button variant="text" loading={busy} onClick={() => void undo()}>
              {d('action.undo')}
            </Button>
          )}
          <Button variant="contained" autoFocus onClick={onClose}>
            {d('action.close')}
          </Button>
        </DialogActions>
      </Frame>
    );
  }
  const placedIn = Map.groupBy(fits, ({ shift: { sid } }) => sid);
  return (
    <Frame title={d('fit.title')} onClose={onClose}>
      <DialogContent>
        <Box sx={{ mb: 1 }}>
          {fits.length === 0
            ? d('fit.nobody')
            : d('fit.preview', { count: fits.length, shifts: placedIn.size })}{' '}
          {selected > 0 && d('fit.selected', { count: selected })}
        </Box>
        {days.length > 1 && (
          <Box component="fieldset" sx={{ m: 0, mb: 1, p: 0, border: 0 }}>
            <Box component="legend" sx={{ p: 0, typography: 'h3' }}>
              {d('fit.days')}
            </Box>
            {days.map(([date, own]) => (
              <FormControlLabel
                key={date}
                label={`${dayText(own[0]?.start ?? '')}: ${d('fit.missing', { count: totalShortage(shortageOf(...own)) })}`}
                control={
                  <Checkbox
                    checked={!leftOut.has(date)}
                    disabled={busy}
                    onChange={(_, on) =>
                      setLeftOut(
                        new Set(on ? [...leftOut].filter((one) => one !== date) : [...leftOut, date]),
                      )
                    }
                  />
                }
              />
            ))}
          </Box>
        )}
        <Box component="ul" sx={{ m: 0, mb: 2, pl: 2.5 }}>
          {[...placedIn].map(([sid, placed]) => {
            const shift = bySid.get(sid);
            return (
              <Box component="li" key={sid} sx={{ mb: 0.5 }}>
                <strong>{shift && labelOf(shift)}</strong> ({placed.length}):{' '}
                {placed.map(({ spot }, index) => (
                  <span key={spot.shift_id}>
                    {index > 0 && ', '}
                    <bdi>{fullName(spot)}</bdi>
                  </span>
                ))}
              </Box>
            );
          })}
        </Box>
        <LeftList left={left} labelOf={labelOf} />
      </DialogContent>
      <DialogActions>
        <Button variant="text" onClick={onClose}>
          {d('action.cancel')}
        </Button>
        <Button
          variant="contained"
          autoFocus
          loading={busy}
          disabled={fits.length === 0}
          onClick={() => void place()}
        >
          {d('fit.action', { count: fits.length })}
        </Button>
      </DialogActions>
    </Frame>
  );
}

interface FrameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const Frame = ({ title, onClose, children }: FrameProps) => (
  <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="fit-title">
    <DialogTitle id="fit-title">{title}</DialogTitle>
    {children}
  </Dialog>
);

interface LeftListProps {
  readonly left: readonly Left[];
  readonly labelOf: (shift: ShiftWithPeople) => string;
}

/** Who is not placed, and why not. */
function LeftList({ left, labelOf }: LeftListProps) {
  const d = useDeskWords();
  if (left.length === 0) return null;
  return (
    <section aria-labelledby="fit-left">
      <Box component="h3" id="fit-left" sx={{ m: 0, mb: 0.5, typography: 'h3' }}>
        {d('fit.left', { count: left.length })}
      </Box>
      <Box component="ul" sx={{ m: 0, pl: 2.5, color: 'text.secondary' }}>
        {left.map(({ seat: { spot, shift }, why }) => (
          <li key={spot.shift_id}>
            {d('fit.leftOne', { name: fullName(spot), shift: labelOf(shift), why })}
          </li>
        ))}
      </Box>
    </section>
  );
}
