import { keyOf } from '@courtcrew/domain/contract/restRows.ts';
import { addPaymentItem, getPaymentItems } from '@courtcrew/domain/payouts/contract.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import { useListContext, useRefresh } from 'react-admin';
import { useDesk } from '../../kit/desk/desk.ts';
import { usePayoutWords } from '../words.ts';
import type { Item } from './items.ts';

const BY_EVENT = { field: 'event', order: 'ASC' } as const;

/** Adds every selected prize once more, for the partner or the next place, and orders the list by event and place. */
export function DuplicateItems() {
  const w = usePayoutWords();
  const toast = useToast();
  const refresh = useRefresh();
  const { tid } = useDesk();
  const { selectedIds, onSelect, setSort } = useListContext<Item>();
  const { mutateAsync, isPending } = useCommand(addPaymentItem);
  // The list holds one page, and what is chosen may stand on others.
  const { data: items = [] } = useCall(getPaymentItems, { params: { tid } });
  const idOf = new Map(selectedIds.map((id) => [keyOf(String(id)), id]));
  const chosen = items.filter(({ pid }) => idOf.has(pid));
  const duplicate = async () => {
    const left = chosen.flatMap(({ pid }) => idOf.get(pid) ?? []);
    try {
      for (const { ref_id, event, place, amount } of chosen) {
        await mutateAsync({ body: { tid, ref_id, event, place, amount } });
        left.shift();
      }
      setSort(BY_EVENT);
      toast.success(w('item.duplicated'));
    } finally {
      // Those before a failure stand: pressed again, they would be duplicated once more.
      onSelect(left);
      refresh();
    }
  };
  return (
    <Button
      variant="outlined"
      startIcon={<ContentCopy />}
      disabled={chosen.length === 0 || isPending}
      // A failure was told.
      onClick={() => void duplicate().catch(() => undefined)}
    >
      {w('item.duplicate')}
    </Button>
  );
}
