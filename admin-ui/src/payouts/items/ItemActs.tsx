import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useState } from 'react';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { usePayoutWords } from '../words.ts';
import type { Item } from './items.ts';

const EditItem = onDemand(async () => (await import('./EditItem.tsx')).EditItem);

/** A prize is changed until it is paid. */
export function ItemActs({ item, events }: { readonly item: Item; readonly events: readonly string[] }) {
  const w = usePayoutWords();
  const [isEditing, setEditing] = useState(false);
  if (item.paid) return null;
  const { name, event } = item;
  return (
    <>
      <IconButton aria-label={w('item.editOf', { name, event })} onClick={() => setEditing(true)}>
        <Edit />
      </IconButton>
      {isEditing && <EditItem item={item} events={events} onClose={() => setEditing(false)} />}
    </>
  );
}
