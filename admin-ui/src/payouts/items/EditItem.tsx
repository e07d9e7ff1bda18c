import { editPaymentItem } from '@courtcrew/domain/payouts/contract.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { editOf } from '@courtcrew/ui-kit/form/changesOf.ts';
import { FormDialog } from '@courtcrew/ui-kit/form/FormDialog.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useState } from 'react';
import { useDesk } from '../../kit/desk/desk.ts';
import { usePayoutWords } from '../words.ts';
import { ItemFields, type ItemValues } from './itemForm.tsx';
import type { Item } from './items.ts';

const valuesOf = ({ event, place, amount }: Item): ItemValues => ({
  event,
  place,
  amount: amount.toFixed(2),
});

interface EditItemProps {
  readonly item: Item;
  readonly events: readonly string[];
  readonly onClose: () => void;
}

/** Changes of a prize what was typed, no more; one that was paid meanwhile stays, and the form says so. */
export function EditItem({ item, events, onClose }: EditItemProps) {
  const [seen] = useState(() => valuesOf(item));
  const w = usePayoutWords();
  const toast = useToast();
  const { tid } = useDesk();
  const { mutateAsync } = useCommand(editPaymentItem, { quiet: true });
  const { pid, name } = item;
  const save = async (values: ItemValues, theirs: object) => {
    const { saved } = await mutateAsync({ body: { tid, pid, ...editOf(seen, values, theirs) } });
    if (!saved) toast.warning(w('item.isPaid'));
  };
  return (
    <FormDialog<ItemValues>
      title={w('item.editOf', { name, event: item.event })}
      defaults={seen}
      onSubmit={save}
      onClose={onClose}
    >
      <ItemFields events={events} />
    </FormDialog>
  );
}
