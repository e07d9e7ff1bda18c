import { paymentTypeShown } from '@courtcrew/domain/payouts/model.ts';
import { getTotalForReconciliation } from '@courtcrew/domain/reconciliation/contract/reads.ts';
import { INVOICE_STATES } from '@courtcrew/domain/reconciliation/policies/invoice.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { dollarText } from '@courtcrew/ui-kit/pay/money.ts';
import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { type Language, useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Payments from '@mui/icons-material/Payments';
import Button from '@mui/material/Button';
import { useGetMany, useListContext } from 'react-admin';
import { LiveHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { HistoryLink } from '../../kit/desk/HistoryLink.tsx';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { actsColumn } from '../../kit/table/columns.ts';
import { Explanation } from '../matches/Explanation.tsx';
import { Totals } from '../matches/Totals.tsx';
import { usePayRoom } from '../usePayRoom.ts';
import { type PaySay, usePayWords } from '../words.ts';
import { PayManyDialog } from './dialogs.tsx';
import { InvoiceActs } from './InvoiceActs.tsx';
import type { Invoice } from './invoice.ts';

const BY_NUMBER = { field: 'number', order: 'ASC' } as const;
const LINES = ['help.invoice', 'help.numbers', 'help.changed'] as const;

export function InvoiceMaster() {
  const p = usePayWords();
  const { tid } = useDesk();
  const live = usePayRoom(tid);
  const totals = useCall(getTotalForReconciliation, { params: { tid } });
  const toMatches = (
    <Button component={AppAnchor} to="/desk/matchpaymentreconciliation" variant="outlined">
      {p('staff.reconciliation')}
    </Button>
  );
  return (
    <ResourceList<Invoice>
      resource="invoices"
      caption={p('staff.invoices')}
      header={
        <>
          <LiveHeader title={p('staff.invoices')} live={live} actions={toMatches} />
          {totals.data && <Totals sums={totals.data} aux={totals.data} />}
          <Explanation lines={LINES} />
        </>
      }
      columns={useInvoiceColumns()}
      filters={[
        { kind: 'search', source: 'q', label: p('filter.search') },
        {
          kind: 'choice',
          source: 'state',
          label: p('invoice.state'),
          options: INVOICE_STATES.map((state) => [state, p(`invoice.${state}`)] as const),
        },
      ]}
      about={{ tid }}
      sort={BY_NUMBER}
      bulk={<PaySelected />}
      empty={<EmptyState title={p('invoice.none')} text={p('invoice.noneText')} action={toMatches} />}
      file="invoices"
    />
  );
}

function PaySelected() {
  const p = usePayWords();
  const openAbove = useAboveList();
  const { selectedIds, onSelect } = useListContext<Invoice>();
  // Selected rows may be on other pages.
  const { data: chosen = [] } = useGetMany<Invoice>('invoices', { ids: selectedIds });
  const pay = () =>
    openAbove((close) => (
      <PayManyDialog invoices={chosen} onRefused={(ids) => onSelect([...ids])} onClose={close} />
    ));
  const isDue = chosen.some(({ payable }) => payable > 0);
  return (
    <Button startIcon={<Payments />} onClick={pay} disabled={!isDue}>
      {p('invoice.paySelected')}
    </Button>
  );
}

const TONES: Readonly<Record<Invoice['state'], Tone>> = {
  empty: 'plain',
  open: 'info',
  paid: 'success',
  waits: 'info',
  changed: 'warning',
};

/** One line per payment, with time and method; money paid at the desk itself shows as a sum only. */
const paymentText = (invoice: Invoice, p: PaySay, language: Language): string =>
  invoice.payments
    .map(({ amount, date, type, memo }) =>
      [dollarText(amount), ownDate(date, language), type && p(`how.${paymentTypeShown(type)}`), memo]
        .filter(Boolean)
        .join(', '),
    )
    .join('; ');

function useInvoiceColumns(): readonly Column<Invoice>[] {
  const p = usePayWords();
  const { language } = useSpeech();
  return [
    { key: 'number', label: p('invoice.number'), type: 'number' },
    { key: 'person', label: p('invoice.person'), primary: true },
    {
      key: 'state',
      label: p('invoice.state'),
      value: ({ state }) => p(`invoice.${state}`),
      cell: ({ state }) => <Badge tone={TONES[state]}>{p(`invoice.${state}`)}</Badge>,
    },
    { key: 'count', label: p('invoice.count'), type: 'number' },
    { key: 'amount', label: p('invoice.earned'), type: 'money' },
    { key: 'bonus', label: p('invoice.bonus'), type: 'money' },
    { key: 'total', label: p('invoice.total'), type: 'money' },
    { key: 'paid', label: p('invoice.paid'), type: 'money' },
    { key: 'due', label: p('invoice.due'), type: 'money' },
    { key: 'payment_date', label: p('invoice.payment'), value: (row) => paymentText(row, p, language) },
    actsColumn(p('table.actions'), (row) => (
      <>
        <InvoiceActs invoice={row} />
        <HistoryLink of={{ person: row.ref_id, kind: 'pay' }} name={row.person} />
      </>
    )),
  ];
}
