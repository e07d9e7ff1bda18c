import { withdrawFromShifts } from '@courtcrew/domain/roster/contract.ts';
import type { ScheduleRow } from '@courtcrew/domain/roster/shapes.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/FormText.tsx';
import { span } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useClearClashes } from '../signup/clash.ts';
import { useAssignmentWords } from '../words/assignments.ts';
import { OwnStatus } from './RowActions.tsx';

const EMPTY = { message: '' };
const MESSAGE_MAX = 2000;

interface WithdrawDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly tid: string;
  readonly tournament: string;
  readonly rows: readonly ScheduleRow[];
}

/** Leaves every shift of a tournament, with a message to the coordinator. */
export function WithdrawDialog({ open, onClose, tid, tournament, rows }: WithdrawDialogProps) {
  const w = useAssignmentWords();
  const told = `${w('withdraw.done')} · ${w('withdraw.left', { count: rows.length })}`;
  const { mutateAsync } = useCommand(withdrawFromShifts, {
    done: told,
    quiet: true,
    accept: useClearClashes(),
  });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={w('withdraw.title')}
      action={w('withdraw.submit')}
      danger
      defaults={EMPTY}
      onSubmit={({ message }) => mutateAsync({ body: { tid, message } })}
    >
      <Typography>{w('withdraw.text', { tournament })}</Typography>
      <GivenUp rows={rows} />
      <Typography sx={{ mb: 2 }}>{w('withdraw.after')}</Typography>
      <FormText
        kind="text"
        name="message"
        label={w('withdraw.message')}
        multiline
        minRows={4}
        inputProps={{ maxLength: MESSAGE_MAX }}
      />
    </FormDialog>
  );
}

function GivenUp({ rows }: Pick<WithdrawDialogProps, 'rows'>) {
  const { language } = useSpeech();
  return (
    <Box component="ul" sx={{ my: 1, pl: 2.5, maxHeight: '30vh', overflowY: 'auto' }}>
      {rows.map((row) => (
        <li key={row.shift_id}>
          {row.name} · {span(row.start, row.end, row.time_zone, language)} <OwnStatus row={row} />
        </li>
      ))}
    </Box>
  );
}
