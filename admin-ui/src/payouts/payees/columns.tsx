import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { handlesOf } from '@courtcrew/ui-kit/pay/handles.ts';
import { actsColumn } from '../../kit/table/columns.ts';
import { PaidBadge } from '../parts/PaidBadge.tsx';
import { usePayoutWords } from '../words.ts';
import { PayButton, W9Mark } from './PayeeActs.tsx';
import { addressOf, type PayeeRow, wantsW9 } from './payees.ts';

/** Somebody who is paid: what, whether the tax form is there, and how. */
export function usePayeeColumns(): readonly Column<PayeeRow>[] {
  const w = usePayoutWords();
  const yesNo = (is: boolean) => w(is ? 'payee.yes' : 'payee.no');
  return [
    { key: 'last', label: w('item.name'), primary: true, value: ({ name }) => name },
    {
      key: 'items',
      label: w('payee.items'),
      type: 'number',
      value: ({ items }) => items.length,
      unsorted: true,
    },
    { key: 'total', label: w('payee.total'), type: 'money' },
    { key: 'unpaid', label: w('payee.unpaid'), type: 'money' },
    {
      key: 'paid',
      label: w('item.state'),
      value: ({ paid }) => yesNo(paid),
      cell: (payee) => <PaidBadge paid={payee.paid} w9Missing={!payee.paid && wantsW9(payee)} />,
    },
    { key: 'w9_required', label: w('payee.w9Required'), value: ({ w9_required }) => yesNo(w9_required) },
    {
      key: 'w9_received',
      label: w('payee.w9'),
      value: ({ w9_received }) => yesNo(w9_received),
      cell: (payee) => <W9Mark payee={payee} />,
    },
    { key: 'handles', label: w('payee.handles'), value: handlesOf, unsorted: true },
    { key: 'email', label: w('payee.email'), unsorted: true, hidden: true },
    { key: 'cell_phone', label: w('payee.phone'), unsorted: true, hidden: true },
    { key: 'address', label: w('payee.address'), value: addressOf, unsorted: true, hidden: true },
    actsColumn(w('table.actions'), (payee) => <PayButton payee={payee} />),
  ];
}
