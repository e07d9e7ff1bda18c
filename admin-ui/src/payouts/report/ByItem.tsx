import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { centsOf } from '@courtcrew/domain/kernel/money.ts';
import { getPaymentItems, type PaymentItem } from '@courtcrew/domain/payouts/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { type Language, useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useMemo } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import type { ReportColumn } from '../../kit/report/column.ts';
import { money, text } from '../../kit/report/columns.ts';
import { Report } from '../../kit/report/Report.tsx';
import { paymentText } from '../parts/payment.ts';
import { type PayoutSay, usePayoutWords } from '../words.ts';

const columnsOf = (w: PayoutSay, language: Language): readonly ReportColumn<PaymentItem>[] => [
  text('event', w('item.event'), ({ event }) => event, { order: ({ event, place }) => `${event} ${place}` }),
  text('place', w('item.place'), ({ place }) => place),
  text('name', w('item.name'), ({ name }) => name, { primary: true }),
  money('amount', w('item.amount'), ({ amount }) => centsOf(amount)),
  text('paid', w('item.state'), ({ paid }) => w(paid ? 'item.paid' : 'item.open')),
  text('how', w('item.how'), ({ payment_type }) => paymentText(w, payment_type)),
  text('date', w('item.date'), ({ payment_date }) => payment_date && edgeDate(payment_date), {
    order: ({ payment_date }) => payment_date ?? '',
    cell: ({ payment_date }) => payment_date && ownDate(payment_date, language),
  }),
  text('by', w('item.by'), ({ paid_by }) => paid_by),
  text('memo', w('item.memo'), ({ memo }) => memo, { wideOnly: true }),
];

const BY_EVENT = { by: 'event', descending: false };

export function ByItem() {
  const w = usePayoutWords();
  const { language } = useSpeech();
  const { tid, name } = useDesk();
  return (
    <Report
      of={useCall(getPaymentItems, { params: { tid } })}
      empty={<EmptyState title={w('item.none')} text={w('item.noneHelp')} />}
      caption={w('report.byItem')}
      file={`${name} prizes`}
      columns={useMemo(() => columnsOf(w, language), [w, language])}
      rowKey={({ pid }) => pid}
      first={BY_EVENT}
    />
  );
}
