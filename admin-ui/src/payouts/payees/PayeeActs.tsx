import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { receivedW9 } from '@courtcrew/domain/payouts/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { usePayoutWords } from '../words.ts';
import { type PayeeRow, wantsW9 } from './payees.ts';

const PayDialog = onDemand(async () => (await import('./PayDialog.tsx')).PayDialog);

/** Opens the payment of a person; one whose tax form is missing is asked about first. */
export function PayButton({ payee }: { readonly payee: PayeeRow }) {
  const w = usePayoutWords();
  const confirm = useConfirm();
  const openAbove = useAboveList();
  const { name } = payee;
  const begin = async () => {
    const question = { title: w('pay.w9Title'), text: w('pay.w9', { name }), action: w('pay.do') };
    if (wantsW9(payee) && !(await confirm(question))) return;
    openAbove((close) => <PayDialog payee={payee} onClose={close} />);
  };
  if (payee.items.every(({ paid }) => paid)) return null;
  return (
    <Button variant="contained" aria-label={w('pay.of', { name })} onClick={() => void begin()}>
      {w('pay.do')}
    </Button>
  );
}

/** Whether the tax form is there. It shows what the server has; while it asks, a press does nothing. */
export function W9Mark({ payee }: { readonly payee: PayeeRow }) {
  const w = usePayoutWords();
  const { mutate, isPending } = useCommand(receivedW9);
  const id = keyOf(payee.id);
  return (
    <Checkbox
      checked={payee.w9_received}
      onChange={(_, received) => isPending || mutate({ body: { id, received } })}
      slotProps={{ input: { 'aria-label': w('payee.w9Of', { name: payee.name }), 'aria-busy': isPending } }}
    />
  );
}
