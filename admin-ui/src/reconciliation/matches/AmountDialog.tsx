import { dollars } from '@courtcrew/domain/kernel/money.ts';
import {
  updatePaymentAmount,
  updateSecondPaymentAmount,
} from '@courtcrew/domain/reconciliation/contract/marks.ts';
import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import Box from '@mui/material/Box';
import { FormAmount } from '../../kit/page/FormAmount.tsx';
import { usePayWords } from '../words.ts';
import { PayTo } from './PayTo.tsx';
import { nameOn, noteOn, partOf, refOn, type Side } from './parts.ts';

interface AmountDialogProps {
  readonly row: MatchRow;
  readonly side: Side;
  readonly onClose: () => void;
}

/** What one official is paid for the match, and why it is that. */
export function AmountDialog({ row, side, onClose }: AmountDialogProps) {
  const p = usePayWords();
  const quiet = { quiet: true, live: true } as const;
  const lead = useCommand(updatePaymentAmount, quiet);
  const supporting = useCommand(updateSecondPaymentAmount, quiet);
  const part = partOf(row, side);
  if (!part) return null;
  const { mutateAsync } = side === 'lead' ? lead : supporting;
  return (
    <FormDialog
      open
      title={nameOn(row, side)}
      defaults={{ amount: String(dollars(part.amount)), note: noteOn(row, side) ?? '' }}
      onSubmit={({ amount, note }) => mutateAsync({ body: { id: row.id, amount, note } })}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary', mb: 2 }}>
        {p('match.line', { court: row.court_num, lead: p(`pay.${side}`) })} · {p('pay.estimate')}{' '}
        {dollarText(dollars(part.estimated))}
      </Box>
      <PayTo person={refOn(row, side)} />
      <FormAmount name="amount" label={p('pay.amount')} />
      <FormText
        name="note"
        label={p('pay.note')}
        hint={p('pay.noteHint')}
        autoComplete="off"
        inputProps={{ maxLength: 200 }}
      />
    </FormDialog>
  );
}
