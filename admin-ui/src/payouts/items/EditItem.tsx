import { editPaymentItem } from '@courtcrew/domain/payouts/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { useToast } from '@courtcrew/ui-kit/page/Toast.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { usePayoutWords } from '../words.ts';
import { ItemFields, type ItemValues } from './itemForm.tsx';
import type { Item } from './items.ts';

interface EditItemProps {
  readonly item: Item;
  readonly events: readonly string[];
  readonly onClose: () => void;
}

/** Changes a prize; one that was paid meanwhile stays, and the form says so. */
export function EditItem({ item, events, onClose }: EditItemProps) {
  const w = usePayoutWords();
  const toast = useToast();
  const { tid } = useDesk();
  const { mutateAsync } = useCommand(editPaymentItem, { quiet: true });
  const { pid, ref_id, event, place, amount } = item;
  const save = async (values: ItemValues) => {
    const { saved } = await mutateAsync({ body: { tid, pid, ref_id, ...values } });
    if (!saved) toast.warning(w('item.isPaid'));
  };
  return (
    <FormDialog<ItemValues>
      open
      title={w('item.editOf', { name: item.name, event })}
      defaults={{ event, place, amount: amount.toFixed(2) }}
      onSubmit={save}
      onClose={onClose}
    >
      <ItemFields events={events} />
    </FormDialog>
  );
}
