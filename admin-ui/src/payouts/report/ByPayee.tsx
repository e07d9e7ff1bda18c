import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { edgeDate } from '@courtcrew/domain/kernel/edgeDate.ts';
import { centsOf, dollars } from '@courtcrew/domain/kernel/money.ts';
import { getPlayers } from '@courtcrew/domain/payouts/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { ownDate } from '@courtcrew/ui-kit/time/dates.ts';
import { type Language, useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useMemo } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { Report } from '../../kit/report/Report.tsx';
import { BY_NAME, count, money, nameColumn, text } from '../../kit/table/columns.ts';
import { paymentText } from '../parts/payment.ts';
import { type PayoutSay, usePayoutWords } from '../words.ts';

type Row = AnswerOf<typeof getPlayers>[number];

const each = (values: readonly (string | null)[]): string =>
  [...new Set(values.filter((value) => value !== null))].join(', ');

const datesOf = (items: Row['items'], written: (date: string) => string): string =>
  each(items.map(({ payment_date }) => payment_date && written(payment_date)));

const columnsOf = (w: PayoutSay, language: Language): readonly Column<Row>[] => [
  nameColumn(w('item.name')),
  count('items', w('payee.items'), ({ items }) => items.length),
  money('total', w('payee.total'), ({ total }) => total),
  money('paid', w('report.paid'), ({ total, unpaid }) => dollars(centsOf(total - unpaid))),
  money('unpaid', w('payee.unpaid'), ({ unpaid }) => unpaid),
  text('how', w('item.how'), ({ items }) => each(items.map((item) => paymentText(w, item.payment_type)))),
  text('date', w('item.date'), ({ items }) => datesOf(items, edgeDate), {
    cell: ({ items }) => datesOf(items, (date) => ownDate(date, language)),
  }),
  text('w9_required', w('payee.w9Required'), (row) => w(row.w9_required ? 'payee.yes' : 'payee.no')),
  text('w9', w('payee.w9'), (row) => w(row.w9_received ? 'payee.yes' : 'payee.no')),
];

export function ByPayee() {
  const w = usePayoutWords();
  const { language } = useSpeech();
  const { tid, name } = useDesk();
  return (
    <Report
      of={useCall(getPlayers, { params: { tid } })}
      empty={<EmptyState title={w('payee.none')} text={w('item.noneHelp')} />}
      caption={w('staff.payoutReport')}
      file={`${name} payouts`}
      columns={useMemo(() => columnsOf(w, language), [w, language])}
      rowKey={({ ref_id }) => ref_id}
      first={BY_NAME}
    />
  );
}
