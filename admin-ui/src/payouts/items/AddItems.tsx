import { centsWritten, moneyText } from '@courtcrew/domain/kernel/money.ts';
import { addPaymentItem, getPaymentItems } from '@courtcrew/domain/payouts/contract.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { Form, useKitForm } from '@courtcrew/ui-kit/form/Form.tsx';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { useSetup } from '../../kit/desk/useSetup.ts';
import { Beside, Section } from '../../kit/page/layout.tsx';
import { FindPayee } from '../parts/FindPayee.tsx';
import { PayoutHeader, PayoutPage } from '../parts/PayoutPage.tsx';
import { usePayoutWords } from '../words.ts';
import { ItemFields, type ItemValues } from './itemForm.tsx';
import { eventsOf } from './items.ts';

/** One prize after another: who, then what. */
export function AddItems() {
  const w = usePayoutWords();
  return (
    <PayoutPage>
      <PayoutHeader
        title={w('staff.addPrize')}
        actions={
          <Button component={AppAnchor} to="/payout" variant="outlined">
            {w('staff.payouts')}
          </Button>
        }
      />
      <AddPrize />
    </PayoutPage>
  );
}

interface Winner {
  readonly ref_id: string;
  readonly name: string;
}

function AddPrize() {
  const w = usePayoutWords();
  const [winner, setWinner] = useState<Winner | null>(null);
  return (
    <Beside>
      <Section title={winner ? w('payee.chosen') : w('payee.chooseFirst')}>
        {winner ? (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <Box sx={{ typography: 'h3' }}>{winner.name}</Box>
            <Button variant="outlined" onClick={() => setWinner(null)}>
              {w('payee.other')}
            </Button>
          </Box>
        ) : (
          <FindPayee onPick={setWinner} />
        )}
      </Section>
      {winner && <PrizeForm key={winner.ref_id} winner={winner} onAdded={() => setWinner(null)} />}
    </Beside>
  );
}

interface PrizeFormProps {
  readonly winner: Winner;
  readonly onAdded: () => void;
}

function PrizeForm({ winner, onAdded }: PrizeFormProps) {
  const w = usePayoutWords();
  const toast = useToast();
  const confirm = useConfirm();
  const { tid } = useDesk();
  const { setup } = useSetup();
  const items = useCall(getPaymentItems, { params: { tid } });
  const { mutateAsync } = useCommand(addPaymentItem, { quiet: true });
  const { ref_id, name } = winner;
  const form = useKitForm<ItemValues>({
    defaults: { event: '', place: '', amount: '' },
    onSubmit: async ({ amount, ...prize }) => {
      const zero = { title: w('item.add'), text: w('item.zero'), action: w('item.add') };
      if (setup?.zero_payout_warning && centsWritten(amount) === 0 && !(await confirm(zero))) return;
      await mutateAsync({ body: { tid, ref_id, ...prize, amount } });
      toast.success(w('item.added', { name, amount: moneyText(centsWritten(amount) ?? 0) }));
      onAdded();
    },
  });
  return (
    <Section title={w('item.add')}>
      <Form form={form} label={w('item.add')}>
        <ItemFields events={eventsOf(items.data ?? [])} />
        <Button
          type="submit"
          variant="contained"
          sx={{ justifySelf: 'start' }}
          loading={form.methods.formState.isSubmitting}
        >
          {w('item.add')}
        </Button>
      </Form>
    </Section>
  );
}
