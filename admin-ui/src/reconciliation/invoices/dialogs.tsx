import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { centsOf, dollars, sumOf } from '@courtcrew/domain/kernel/money.ts';
import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import { PAYMENT_CHOICES } from '@courtcrew/domain/payouts/model.ts';
import {
  payInvoice,
  payInvoices,
  setInvoiceBonus,
  takePaymentsBack,
} from '@courtcrew/domain/reconciliation/contract/invoices.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { editOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { FormSelect, FormText } from '@courtcrew/ui-kit/form/fields.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
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
 * Edits only the changed fields, so that another desk's edit stays. A conflict on the same field is reported to
 * whoever saves later.
 */
export function BonusDialog({ invoice, onClose }: DialogProps) {
  const [seen] = useState(() => bonusOf(invoice));
  const p = usePayWords();
  const { mutateAsync } = useCommand(setInvoiceBonus, { quiet: true, affects: ['invoices'] });
  return (
    <FormDialog
      title={`${p('invoice.bonus')}: ${isolated(invoice.person)}`}
      defaults={seen}
      onSubmit={(values, theirs) =>
        mutateAsync({ body: { id: keyOf(invoice.id), ...editOf(seen, values, theirs) } })
      }
      onClose={onClose}
    >
      <FormAmount name="bonus" label={p('invoice.bonus')} required />
      <FormText kind="text" name="bonusDesc" label={p('invoice.bonusDesc')} inputProps={MEMO} />
    </FormDialog>
  );
}

/** Payment method fields, shared by one invoice and many. */
const useHow = () => {
  const { time_zone } = useDesk();
  return {
    payment_date: dateIn(new Date().toISOString(), time_zone),
    payment_type: '',
    payment_memo: '',
  };
};

const asSent = <Values extends { readonly payment_type: string }>({ payment_type, ...values }: Values) => ({
  ...values,
  payment_type: PAYMENT_CHOICES.find((choice) => choice === payment_type) ?? null,
});

function HowFields() {
  const p = usePayWords();
  return (
    <>
      <FormText kind="day" name="payment_date" label={p('invoice.date')} required />
      <FormSelect
        name="payment_type"
        label={p('invoice.type')}
        options={[
          { value: '', label: p('how.none') },
          ...PAYMENT_CHOICES.map((value) => ({ value, label: p(`how.${value}`) })),
        ]}
      />
      <FormText kind="text" name="payment_memo" label={p('invoice.memo')} inputProps={MEMO} />
    </>
  );
}

/**
 * Pays the sum due at opening: the amount must not change while it is counted out. The server refuses when the sum
 * has changed.
 */
export function PayDialog({ invoice, onClose }: DialogProps) {
  const [{ id, person, payable, due }] = useState(invoice);
  const p = usePayWords();
  const how = useHow();
  const { mutateAsync } = useCommand(payInvoice, {
    quiet: true,
    affects: ['invoices'],
    done: p('invoice.done'),
  });
  return (
    <FormDialog
      title={person}
      action={p('invoice.payNow', { amount: dollarText(payable) })}
      defaults={how}
      onSubmit={(values) =>
        mutateAsync({ body: { id: keyOf(id), status: true, due: payable, ...asSent(values) } })
      }
      onClose={onClose}
    >
      {payable < due && <div>{p('invoice.waitsText', { amount: dollarText(due - payable) })}</div>}
      <HowFields />
    </FormDialog>
  );
}

interface PayManyProps {
  readonly invoices: readonly Invoice[];
  /** Ids of invoices that had changed and were left out. */
  readonly onRefused: (ids: readonly string[]) => void;
  readonly onClose: () => void;
}

/** Pays many invoices by one method, with one undo. */
export function PayManyDialog({ invoices, onRefused, onClose }: PayManyProps) {
  const [payables] = useState(() => invoices.filter(({ payable }) => payable > 0));
  const p = usePayWords();
  const toast = useToast();
  const how = useHow();
  const { tid } = useDesk();
  const params = { tid };
  const options = { quiet: true, affects: ['invoices'] };
  const pay = useCommand(payInvoices, options);
  const back = useCommand(takePaymentsBack, { affects: ['invoices'], done: p('invoice.takenBack') });
  const rowOf = new Map(payables.map(({ id }) => [keyOf(id), id]));
  const sum = dollars(sumOf(payables.map(({ payable }) => centsOf(payable))));
  const left = invoices.length - payables.length;
  return (
    <FormDialog
      title={p('invoice.payMany', { count: payables.length })}
      action={p('invoice.payNow', { amount: dollarText(sum) })}
      defaults={how}
      onSubmit={async (values) => {
        const asked = payables.map(({ id, payable }) => ({ id: keyOf(id), due: payable }));
        const { paid, amount, refused } = await pay.mutateAsync({
          params,
          body: { invoices: asked, ...asSent(values) },
        });
        const payments = paid.map(({ payment }) => payment);
        const undo = () => back.mutateAsync({ params, body: { payments } });
        onRefused(refused.map((id) => rowOf.get(id) ?? id));
        const said = p('invoice.paidMany', { count: paid.length, amount: dollarText(amount) });
        if (refused.length === 0) toast.success(said, { undo });
        else toast.info(`${said} ${p('invoice.refusedMany', { count: refused.length })}`, { undo });
      }}
      onClose={onClose}
    >
      {left > 0 && <div>{p('invoice.leftOut', { count: left })}</div>}
      <HowFields />
    </FormDialog>
  );
}
