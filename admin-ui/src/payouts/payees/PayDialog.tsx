import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { centsOf, moneyText } from '@courtcrew/domain/kernel/money.ts';
import { handlePayment } from '@courtcrew/domain/payouts/contract.ts';
import { MEMO_MAX, PAYER_MAX, PAYMENT_CHOICES } from '@courtcrew/domain/payouts/model.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { handlesOf } from '@courtcrew/ui-kit/pay/handles.ts';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { usePayoutWords } from '../words.ts';
import type { PayeeRow } from './payees.ts';

interface PayDialogProps {
  readonly payee: PayeeRow;
  readonly onClose: () => void;
}

type PaidBy = (typeof PAYMENT_CHOICES)[number];

/** The way this person can be paid by; a check where nothing is known. */
const likely = ({ paypal, venmo, zelle }: PayeeRow): PaidBy =>
  venmo ? 'venmo' : zelle ? 'zelle' : paypal ? 'paypal' : 'check';

/**
 * Pays everything that is unpaid of one person, as it stood when the dialog was opened: what is counted out must not change under
 * the hand. The sum goes along, and where another desk has changed it since, the server refuses.
 */
export function PayDialog({ payee: opened, onClose }: PayDialogProps) {
  const [payee] = useState(opened);
  const w = usePayoutWords();
  const { tid } = useDesk();
  const { user } = useSession();
  const { name, ref_id, unpaid, items } = payee;
  const { mutateAsync } = useCommand(handlePayment, { quiet: true, done: w('pay.done', { name }) });
  return (
    <FormDialog
      title={w('pay.of', { name })}
      action={w('pay.sum', { total: moneyText(centsOf(unpaid)) })}
      defaults={{ type: likely(payee), name: user ? fullName(user) : '', memo: '' }}
      onSubmit={(values) => mutateAsync({ body: { tid, ref_id, ...values, amount: unpaid } })}
      onClose={onClose}
    >
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {items
          .filter(({ paid }) => !paid)
          .map(({ pid, event, place, amount }) => (
            <li key={pid}>
              {[event, place].filter(Boolean).join(', ')}: {moneyText(centsOf(amount))}
            </li>
          ))}
      </Box>
      {handlesOf(payee) && <Box sx={{ fontWeight: 550 }}>{handlesOf(payee)}</Box>}
      <FormSelect
        name="type"
        label={w('pay.type')}
        required
        autoFocus
        options={PAYMENT_CHOICES.map((type) => ({ value: type, label: w(`type.${type}`) }))}
      />
      <FormText kind="text" name="name" label={w('pay.payer')} inputProps={{ maxLength: PAYER_MAX }} />
      <FormText
        kind="text"
        name="memo"
        label={w('pay.memo')}
        hint={w('pay.memoHint')}
        inputProps={{ maxLength: MEMO_MAX }}
      />
    </FormDialog>
  );
}
