import { dollars } from '@courtcrew/domain/kernel/money.ts';
import {
  updatePaymentAmount,
  updateSecondPaymentAmount,
} from '@courtcrew/domain/reconciliation/contract/marks.ts';
import type { MatchRow } from '@courtcrew/domain/reconciliation/contract/shapes.ts';
import type { Part } from '@courtcrew/domain/reconciliation/policies/totals.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { changesOf, withSeen } from '@courtcrew/ui-kit/form/changesOf.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { FormAmount } from '../../kit/page/FormAmount.tsx';
import { usePayWords } from '../words.ts';
import { PayTo } from './PayTo.tsx';
import { nameOn, noteOn, partOf, refOn, type Side } from './parts.ts';

const valuesOf = (row: MatchRow, side: Side, { amount }: Part) => ({
  amount: String(dollars(amount)),
  note: noteOn(row, side) ?? '',
});

/**
 * Edits only the changed fields, so that another desk's edit stays. A conflict on amount or note is reported to
 * whoever saves later.
 */
export function AmountDialog({ row, side, onClose }: { row: MatchRow; side: Side; onClose: () => void }) {
  const p = usePayWords();
  const quiet = { quiet: true, live: true } as const;
  const lead = useCommand(updatePaymentAmount, quiet);
  const supporting = useCommand(updateSecondPaymentAmount, quiet);
  const part = partOf(row, side);
  const [seen] = useState(() => part && valuesOf(row, side, part));
  if (!part || !seen) return null;
  const { mutateAsync } = side === 'lead' ? lead : supporting;
  return (
    <FormDialog
      title={nameOn(row, side)}
      defaults={seen}
      onSubmit={(values, theirs) => {
        // The call asks for an amount: as it stands by now.
        const { amount } = valuesOf(row, side, part);
        const changes = { amount, ...changesOf(seen, values) };
        const known = { ...seen, ...(values.amount === seen.amount && { amount }), ...theirs };
        return mutateAsync({ body: { id: row.id, ...withSeen(changes, known) } });
      }}
      onClose={onClose}
    >
      <Box sx={{ color: 'text.secondary', mb: 2 }}>
        {p('match.line', { court: row.court_num, lead: p(`pay.${side}`) })} · {p('pay.estimate')}{' '}
        {dollarText(dollars(part.estimated))}
      </Box>
      <PayTo person={refOn(row, side)} />
      <FormAmount name="amount" label={p('pay.amount')} required />
      <FormText
        kind="text"
        name="note"
        label={p('pay.note')}
        hint={p('pay.noteHint')}
        inputProps={{ maxLength: 200 }}
      />
    </FormDialog>
  );
}
