import { getPaymentItems, type PaymentItem } from '@courtcrew/domain/payouts/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useMemo } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { Report } from '../../kit/report/Report.tsx';
import { money, text } from '../../kit/table/columns.ts';
import { paymentText } from '../parts/payment.ts';
import { type PayoutSay, usePayoutWords } from '../words.ts';

const columnsOf = (w: PayoutSay): readonly Column<PaymentItem>[] => [
  text('event', w('item.event'), ({ event }) => event, { order: ({ event, place }) => `${event} ${place}` }),
  { key: 'place', label: w('item.place') },
  { key: 'name', label: w('item.name'), primary: true },
  money('amount', w('item.amount'), ({ amount }) => amount),
  text('paid', w('item.state'), ({ paid }) => w(paid ? 'item.paid' : 'item.open')),
  text('how', w('item.how'), ({ payment_type }) => paymentText(w, payment_type)),
  { key: 'date', label: w('item.date'), type: 'date', value: ({ payment_date }) => payment_date },
  text('by', w('item.by'), ({ paid_by }) => paid_by),
  { key: 'memo', label: w('item.memo'), wideOnly: true },
];

const BY_EVENT = { by: 'event', descending: false };

export function ByItem() {
  const w = usePayoutWords();
  const { tid, name } = useDesk();
  return (
    <Report
      of={useCall(getPaymentItems, { params: { tid } })}
      empty={<EmptyState title={w('item.none')} text={w('item.noneHelp')} />}
      caption={w('report.byItem')}
      file={`${name} prizes`}
      columns={useMemo(() => columnsOf(w), [w])}
      rowKey={({ pid }) => pid}
      first={BY_EVENT}
    />
  );
}
