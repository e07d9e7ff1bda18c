import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { payInvoice } from '@courtcrew/domain/reconciliation/contract/invoices.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import CardGiftcard from '@mui/icons-material/CardGiftcard';
import Payments from '@mui/icons-material/Payments';
import Print from '@mui/icons-material/Print';
import UndoIcon from '@mui/icons-material/Undo';
import IconButton from '@mui/material/IconButton';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { usePayWords } from '../words.ts';
import { BonusDialog, PayDialog } from './dialogs.tsx';
import type { Invoice } from './invoice.ts';

export function InvoiceActs({ invoice }: { readonly invoice: Invoice }) {
  const p = usePayWords();
  const ask = useConfirm();
  const openAbove = useAboveList();
  const back = useCommand(payInvoice, { affects: ['invoices'], done: ({ message }) => message });
  const id = keyOf(invoice.id);
  const payment = invoice.payments.at(-1);
  const takeBack = async () => {
    const title = p('invoice.takeBack');
    const text = p('invoice.takeBackText', { name: invoice.person });
    if (await ask({ title, text, action: title }))
      back.mutate({ body: { id, status: false, payment: payment?.id } });
  };
  const setBonus = () => openAbove((close) => <BonusDialog invoice={invoice} onClose={close} />);
  const pay = () => openAbove((close) => <PayDialog invoice={invoice} onClose={close} />);
  const open = () => window.open(`/print/printInvoice/${id}`, '_blank', 'noopener');
  const acts = [
    { label: p('invoice.print'), Icon: Print, run: open },
    { label: p('invoice.bonus'), Icon: CardGiftcard, run: setBonus },
    ...(invoice.payable > 0 ? [{ label: p('invoice.pay'), Icon: Payments, run: pay }] : []),
    ...(payment ? [{ label: p('invoice.takeBack'), Icon: UndoIcon, run: () => void takeBack() }] : []),
  ];
  return (
    <>
      {acts.map(({ label, Icon, run }) => (
        <IconButton
          key={label}
          title={label}
          aria-label={`${label}: ${isolated(invoice.person)}`}
          onClick={run}
        >
          <Icon fontSize="small" />
        </IconButton>
      ))}
    </>
  );
}
