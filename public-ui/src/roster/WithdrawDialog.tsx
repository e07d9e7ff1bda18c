import { withdrawFromShifts } from '@courtcrew/domain/roster/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import Typography from '@mui/material/Typography';
import { useRosterWords } from './words.ts';

const EMPTY = { message: '' };
const MESSAGE_MAX = 2000;

interface WithdrawDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly tid: string;
  readonly tournament: string;
}

/** Leaves every shift of a tournament, with a word to the coordinator. */
export function WithdrawDialog({ open, onClose, tid, tournament }: WithdrawDialogProps) {
  const w = useRosterWords();
  const { mutateAsync } = useCommand(withdrawFromShifts, { done: w('withdraw.done'), quiet: true });
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      title={w('withdraw.title')}
      action={w('withdraw.submit')}
      defaults={EMPTY}
      onSubmit={({ message }) => mutateAsync({ body: { tid, message } })}
    >
      <Typography sx={{ mb: 2 }}>{w('withdraw.text', { tournament })}</Typography>
      <FormText
        name="message"
        label={w('withdraw.message')}
        multiline
        minRows={4}
        inputProps={{ maxLength: MESSAGE_MAX }}
      />
    </FormDialog>
  );
}
