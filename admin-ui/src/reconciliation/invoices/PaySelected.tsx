import Payments from '@mui/icons-material/Payments';
import Button from '@mui/material/Button';
import { useGetMany, useListContext } from 'react-admin';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { usePayWords } from '../words.ts';
import { PayManyDialog } from './dialogs.tsx';
import type { Invoice } from './invoice.ts';

/** Pays all selected invoices. */
export function PaySelected() {
  const p = usePayWords();
  const openAbove = useAboveList();
  const { selectedIds, onSelect } = useListContext<Invoice>();
  // Some may be on other pages.
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
