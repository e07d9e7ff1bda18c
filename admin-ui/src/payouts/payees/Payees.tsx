import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { NextStep } from '../../kit/page/NextStep.tsx';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { PayoutHeader, PayoutPage } from '../parts/PayoutPage.tsx';
import { usePayoutWords } from '../words.ts';
import { usePayeeColumns } from './columns.tsx';
import type { PayeeRow } from './payees.ts';

const BY_NAME = { field: 'last', order: 'ASC' } as const;

/** Everybody who has won something: pay them, and see to their tax forms. */
export function Payees() {
  return (
    <PayoutPage>
      <PayeeList />
    </PayoutPage>
  );
}

function PayeeList() {
  const w = usePayoutWords();
  const { tid } = useDesk();
  const add = <NextStep to="/payout/addItems" label={w('item.add')} />;
  return (
    <ResourceList<PayeeRow>
      resource="payees"
      caption={w('staff.payees')}
      header={<PayoutHeader title={w('staff.payees')} />}
      columns={usePayeeColumns()}
      filters={[
        { kind: 'search', source: 'q', label: w('filter.search') },
        { kind: 'flag', source: 'paid', label: w('item.state') },
        { kind: 'flag', source: 'w9_required', label: w('payee.w9Required') },
        { kind: 'flag', source: 'w9_received', label: w('payee.w9') },
      ]}
      about={{ tid }}
      sort={BY_NAME}
      bulk={<BulkButton label={w('payee.markW9')} data={{ w9_received: true }} />}
      empty={<EmptyState title={w('payee.none')} text={w('item.noneHelp')} action={add} />}
      file="payees"
    />
  );
}
