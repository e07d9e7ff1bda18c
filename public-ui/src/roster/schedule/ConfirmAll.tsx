import { confirmShift } from '@courtcrew/domain/roster/contract.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { clashIn, useClashText } from '../signup/clash.ts';
import { useAssignmentWords } from '../words/assignments.ts';

/** Confirms several selections in turn, and reports how many succeeded and why others did not. */
export function ConfirmAll({ rows }: { rows: readonly ScheduleRow[] }) {
  const w = useAssignmentWords();
  const toast = useToast();
  const { mutateAsync } = useCommand(confirmShift, { quiet: true });
  const [busy, setBusy] = useState(false);

  const clashText = useClashText();
  const confirm = async ({ shift_id, tid, time_zone }: ScheduleRow): Promise<string | null> => {
    try {
      const clash = clashIn(await mutateAsync({ body: { shift_id, tid } }), { time_zone });
      return clash && clashText(clash);
    } catch (failure) {
      if (failure instanceof CallFailed) return failure.message;
      throw failure;
    }
  };
  const run = async () => {
    setBusy(true);
    const refusals: string[] = [];
    for (const row of rows) {
      const refusal = await confirm(row);
      if (refusal !== null) refusals.push(refusal);
    }
    setBusy(false);
    const [reason] = refusals;
    const count = rows.length;
    if (reason === undefined) toast.success(w('assign.allConfirmed', { count }));
    else toast.error(w('assign.someConfirmed', { done: count - refusals.length, count, reason }));
  };
  if (rows.length < 2) return null;
  return (
    <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center', justifyContent: 'space-between', mt: 1.5 }}>
      <Typography>{w('assign.toConfirm', { count: rows.length })}</Typography>
      <Button
        variant="contained"
        color="secondary"
        loading={busy}
        onClick={() => void run()}
        sx={{ flexShrink: 0 }}
      >
        {w('assign.confirmAll', { count: rows.length })}
      </Button>
    </Box>
  );
}
