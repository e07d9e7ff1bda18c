import { centsOf, moneyText } from '@courtcrew/domain/kernel/money.ts';
import { handlesOf } from '@courtcrew/ui-kit/pay/handles.ts';
import { actsColumn, type ListColumn } from '../../kit/rest/list/columns.ts';
import { PaidBadge } from '../parts/PaidBadge.tsx';
import { usePayoutWords } from '../words.ts';
import { PayButton, W9Mark } from './PayeeActs.tsx';
import { addressOf, type PayeeRow, wantsW9 } from './payees.ts';

/** Somebody who is paid: what, whether the tax form is there, and how. */
export function usePayeeColumns(): readonly ListColumn<PayeeRow>[] {
  const w = usePayoutWords();
  const yesNo = (is: boolean) => w(is ? 'payee.yes' : 'payee.no');
  return [
    { source: 'last', label: w('item.name'), primary: true, text: ({ name }) => name },
    {
      source: 'items',
      label: w('payee.items'),
      number: true,
      text: ({ items }) => items.length,
      unsorted: true,
    },
    {
      source: 'total',
      label: w('payee.total'),
      number: true,
      text: ({ total }) => moneyText(centsOf(total)),
      file: ({ total }) => total,
    },
    {
      source: 'unpaid',
      label: w('payee.unpaid'),
      number: true,
      text: ({ unpaid }) => moneyText(centsOf(unpaid)),
      file: ({ unpaid }) => unpaid,
    },
    {
      source: 'paid',
      label: w('item.state'),
      text: ({ paid }) => yesNo(paid),
      cell: (payee) => <PaidBadge paid={payee.paid} w9Missing={!payee.paid && wantsW9(payee)} />,
    },
    { source: 'w9_required', label: w('payee.w9Required'), text: ({ w9_required }) => yesNo(w9_required) },
    {
      source: 'w9_received',
      label: w('payee.w9'),
      text: ({ w9_received }) => yesNo(w9_received),
      cell: (payee) => <W9Mark payee={payee} />,
    },
    { source: 'handles', label: w('payee.handles'), text: handlesOf, unsorted: true },
    { source: 'email', label: w('payee.email'), text: ({ email }) => email, unsorted: true, hidden: true },
    {
      source: 'cell_phone',
      label: w('payee.phone'),
      text: ({ cell_phone }) => cell_phone,
      unsorted: true,
      hidden: true,
    },
    { source: 'address', label: w('payee.address'), text: addressOf, unsorted: true, hidden: true },
    actsColumn(w('table.actions'), (payee) => <PayButton payee={payee} />),
  ];
}
