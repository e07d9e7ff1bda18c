import type { ShiftForViewer } from '@courtcrew/domain/roster/shapes.ts';
import { type SignupStatus, StatusBadge } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useKeptFocus } from './useKeptFocus.ts';
import { useApply, useConfirmShift, useRemove } from './useSignup.ts';
import { type RosterWord, useRosterWords } from './words.ts';

/** Somebody's own row, in a shift list or in a schedule. */
export interface OwnRow {
  readonly tid: string;
  readonly shift_id: string;
  readonly name: string;
  readonly status: 'Applied' | 'Selected' | 'Confirmed';
}

const badges: Readonly<Record<OwnRow['status'], SignupStatus>> = {
  Applied: 'applied',
  Selected: 'selected',
  Confirmed: 'confirmed',
};

export const OwnStatus = ({ status }: { status: OwnRow['status'] }) => (
  <StatusBadge status={badges[status]} />
);

interface ActionButtonProps {
  readonly word: RosterWord;
  /** The word with the shift in it: a list holds the same button many times. */
  readonly label: RosterWord;
  readonly shift: string;
  readonly action: { readonly busy: boolean; readonly run: () => void };
  readonly look?: 'main' | 'warm' | 'quiet';
}

const looks = {
  main: { variant: 'contained', color: 'primary' },
  warm: { variant: 'contained', color: 'secondary' },
  quiet: { variant: 'outlined', color: 'inherit' },
} as const;

function ActionButton({ word, label, shift, action, look = 'main' }: ActionButtonProps) {
  const w = useRosterWords();
  return (
    <Button
      {...looks[look]}
      loading={action.busy}
      onClick={action.run}
      aria-label={w(label, { shift })}
      sx={{ minWidth: 112 }}
    >
      {w(word)}
    </Button>
  );
}

function Apply({ shift, trainers }: { shift: ShiftForViewer; trainers: boolean }) {
  const action = useApply(shift, trainers);
  return <ActionButton word="action.apply" label="signup.applyFor" shift={shift.name} action={action} />;
}

function Confirm({ row }: { row: OwnRow }) {
  const action = useConfirmShift(row);
  return (
    <ActionButton
      word="action.confirm"
      label="signup.confirmFor"
      shift={row.name}
      action={action}
      look="warm"
    />
  );
}

function Remove({ row }: { row: OwnRow }) {
  const action = useRemove(row);
  return (
    <ActionButton
      word="action.remove"
      label="signup.removeFor"
      shift={row.name}
      action={action}
      look="quiet"
    />
  );
}

/** What the person may do with the own row. Who was selected leaves by withdrawing, not by Remove. */
export function OwnActions({ row }: { row: OwnRow }) {
  if (row.status === 'Selected') return <Confirm row={row} />;
  return row.status === 'Applied' ? <Remove row={row} /> : null;
}

export interface ShiftActionsProps {
  readonly shift: ShiftForViewer;
  /** Whether the tournament takes applications now. */
  readonly open: boolean;
  readonly trainers: boolean;
}

/** How far the viewer is in a shift, and the next step. */
export function ShiftActions({ shift, open, trainers }: ShiftActionsProps) {
  const { shift_id, status, name, tid } = shift;
  const place = useKeptFocus(status);
  return (
    <Box
      ref={place}
      tabIndex={-1}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'center',
        justifyContent: 'end',
        flex: 1,
        minHeight: 44,
      }}
    >
      {status && <OwnStatus status={status} />}
      {status && shift_id && <OwnActions row={{ shift_id, status, name, tid }} />}
      {!status && open && <Apply shift={shift} trainers={trainers} />}
    </Box>
  );
}
