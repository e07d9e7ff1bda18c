import { centsOf, moneyText, sumOf } from '@courtcrew/domain/kernel/money.ts';
import { getPaymentItems, type PaymentItem } from '@courtcrew/domain/payouts/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Figures } from '@courtcrew/ui-kit/page/list/Figures.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Add from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDesk } from '../../kit/desk/desk.ts';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { WithRows } from '../../kit/rest/list/WithRows.tsx';
import { PayoutHeader, PayoutPage } from '../parts/PayoutPage.tsx';
import { usePayoutWords } from '../words.ts';
import { useItemColumns } from './columns.tsx';
import { DuplicateItems } from './DuplicateItems.tsx';
import { eventsOf, type Item } from './items.ts';

const BY_EVENT = { field: 'event', order: 'ASC' } as const;

/** Who won what, until it is paid. */
export function PayoutSetup() {
  return (
    <PayoutPage>
      <Prizes />
    </PayoutPage>
  );
}

function Prizes() {
  const w = usePayoutWords();
  const { tid } = useDesk();
  const all = useCall(getPaymentItems, { params: { tid } });
  const events = eventsOf(all.data ?? []);
  const add = (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button component={AppAnchor} to="/payout/import" variant="outlined">
        {w('staff.importPrizes')}
      </Button>
      <Button component={AppAnchor} to="/payout/addItems" variant="contained" startIcon={<Add />}>
        {w('item.add')}
      </Button>
    </Box>
  );
  return (
    <ResourceList<Item>
      resource="payoutitems"
      caption={w('staff.payouts')}
      header={
        <>
          <PayoutHeader title={w('staff.payouts')} actions={<WithRows>{add}</WithRows>} />
          {all.data && all.data.length > 0 && <PayoutTotals items={all.data} />}
        </>
      }
      columns={useItemColumns(events)}
      filters={[
        { kind: 'search', source: 'q', label: w('filter.search') },
        {
          kind: 'choice',
          source: 'event',
          label: w('item.event'),
          options: events.map((event) => [event, event] as const),
        },
        { kind: 'flag', source: 'paid', label: w('item.state') },
        { kind: 'flag', source: 'w9_missing', label: w('item.w9') },
      ]}
      about={{ tid }}
      sort={BY_EVENT}
      bulk={<PrizeActions />}
      empty={<EmptyState title={w('item.none')} text={w('item.noneHelp')} action={add} />}
      file="payouts"
    />
  );
}

function PrizeActions() {
  const w = usePayoutWords();
  return (
    <>
      <DuplicateItems />
      <BulkButton label={w('item.remove')} confirm={(count) => w('item.removeMany', { count })} />
    </>
  );
}

/** What there is to pay in all, and what is left of it. */
function PayoutTotals({ items }: { readonly items: readonly PaymentItem[] }) {
  const w = usePayoutWords();
  const sum = (of: readonly PaymentItem[]) => moneyText(sumOf(of.map(({ amount }) => centsOf(amount))));
  return (
    <Figures
      of={[
        [w('payee.total'), sum(items)],
        [w('report.paid'), sum(items.filter(({ paid }) => paid))],
        [w('payee.unpaid'), sum(items.filter(({ paid }) => !paid))],
      ]}
    />
  );
}
