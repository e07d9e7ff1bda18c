import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import { PAYMENT_CHOICES } from '@courtcrew/domain/payouts/model.ts';
import { payInvoice, setInvoiceBonus } from '@courtcrew/domain/reconciliation/contract/invoices.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { changesOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { FormAmount } from '../../kit/page/FormAmount.tsx';
import { usePayWords } from '../words.ts';
import type { Invoice } from './invoice.ts';

interface DialogProps {
  readonly invoice: Invoice;
  readonly onClose: () => void;
}

const MEMO = { maxLength: 200 };

const bonusOf = ({ bonus, bonusDesc }: Invoice) => ({ bonus: String(bonus), bonusDesc: bonusDesc ?? '' });

/**
 * What the official gets beside matches and work, and what for. What another desk changes meanwhile stays; where both
 * change the same, whoever is later is told.
 */
export function BonusDialog({ invoice, onClose }: DialogProps) {
  const [seen] = useState(() => bonusOf(invoice));
  const p = usePayWords();
  const { mutateAsync } = useCommand(setInvoiceBonus, { quiet: true, affects: ['invoices'] });
  return (
    <FormDialog
      open
      title={`${p('invoice.bonus')}: ${invoice.person}`}
      defaults={seen}
      onSubmit={(values) => {
        const changes = changesOf(seen, values);
        const before = {
          ...(changes.bonus !== undefined && { seen: seen.bonus }),
          ...(changes.bonusDesc !== undefined && { bonusDesc_seen: seen.bonusDesc }),
        };
        return mutateAsync({ body: { id: keyOf(invoice.id), ...changes, ...before } });
      }}
      onClose={onClose}
    >
      <FormAmount name="bonus" label={p('invoice.bonus')} />
      <FormText name="bonusDesc" label={p('invoice.bonusDesc')} autoComplete="off" inputProps={MEMO} />
    </FormDialog>
  );
}

/**
 * Notes that the invoice was paid, as it stood when the dialog was opened: what is counted out must not change under the hand. One
 * that adds up to something else by then is refused.
 */
export function PayDialog({ invoice, onClose }: DialogProps) {
  const [{ id, person, total }] = useState(invoice);
  const p = usePayWords();
  const { time_zone } = useDesk();
  const { mutateAsync } = useCommand(payInvoice, {
    quiet: true,
    affects: ['invoices'],
    done: p('invoice.done'),
  });
  return (
    <FormDialog
      open
      title={person}
      action={p('invoice.payNow', { amount: dollarText(total) })}
      defaults={{
        payment_date: dateIn(new Date().toISOString(), time_zone),
        payment_type: '',
        payment_memo: '',
      }}
      onSubmit={({ payment_type, ...values }) => {
        const how = PAYMENT_CHOICES.find((choice) => choice === payment_type) ?? null;
        return mutateAsync({
          body: { id: keyOf(id), status: true, total, payment_type: how, ...values },
        });
      }}
      onClose={onClose}
    >
      <FormText name="payment_date" type="date" label={p('invoice.date')} required />
      <FormSelect
        name="payment_type"
        label={p('invoice.type')}
        options={[
          { value: '', label: p('how.none') },
          ...PAYMENT_CHOICES.map((value) => ({ value, label: p(`how.${value}`) })),
        ]}
      />
      <FormText name="payment_memo" label={p('invoice.memo')} autoComplete="off" inputProps={MEMO} />
    </FormDialog>
  );
}
