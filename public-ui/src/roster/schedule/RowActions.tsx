import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { type SignupStatus, StatusBadge } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import { ConflictBadge, WaiverMissing } from '@courtcrew/ui-kit/badges/Warnings.tsx';
import Box from '@mui/material/Box';
import { ActionButton } from '../signup/ActionButton.tsx';
import { useShiftNamed } from '../signup/useShiftNamed.ts';
import { type Removable, useConfirmShift, useRemove } from '../signup/useSignup.ts';
import { useRosterWords } from '../words.ts';

type Kind = ScheduleRow['kind'];

/** A person's row, in a shift list or a schedule. */
export interface OwnRow extends Removable {
  readonly status: 'Applied' | 'Selected' | 'Confirmed';
  readonly conflict?: true | undefined;
}

/** Officials apply and are selected; volunteers register, or wait for a spot. */
const badges: Readonly<Record<Kind, Readonly<Record<OwnRow['status'], SignupStatus>>>> = {
  official: { Applied: 'applied', Selected: 'selected', Confirmed: 'confirmed' },
  volunteer: { Applied: 'waitlist', Selected: 'registered', Confirmed: 'confirmed' },
};

interface StandingRow extends Pick<OwnRow, 'kind' | 'status' | 'conflict'> {
  readonly waiver_missing?: boolean;
}

export const OwnStatus = ({ row }: { row: StandingRow }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 1 }}>
    <StatusBadge status={badges[row.kind][row.status]} />
    {row.conflict && <ConflictBadge />}
    {row.waiver_missing && <WaiverMissing />}
  </Box>
);

function Confirm({ row }: { row: OwnRow }) {
  const w = useRosterWords();
  const named = useShiftNamed();
  const action = useConfirmShift(row);
  const label = w('signup.confirmFor', { shift: named(row) });
  return <ActionButton text={w('action.confirm')} label={label} action={action} look="warm" />;
}

export function Remove({ row }: { row: Removable }) {
  const w = useRosterWords();
  const named = useShiftNamed();
  const action = useRemove(row);
  const label = w('signup.removeFor', { shift: named(row) });
  return <ActionButton text={w('action.remove')} label={label} action={action} look="quiet" />;
}

/** Actions on the own row. A selected official leaves by withdrawing, not by Remove; a volunteer removes a registration. */
export function OwnActions({ row }: { row: OwnRow }) {
  if (row.kind === 'volunteer') return <Remove row={row} />;
  if (row.status === 'Selected') return <Confirm row={row} />;
  return row.status === 'Applied' ? <Remove row={row} /> : null;
}
