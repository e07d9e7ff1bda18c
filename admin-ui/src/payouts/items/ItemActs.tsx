import Edit from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { usePayoutWords } from '../words.ts';
import type { Item } from './items.ts';

const EditItem = onDemand(async () => (await import('./EditItem.tsx')).EditItem);

/** A prize is changed until it is paid. */
export function ItemActs({ item, events }: { readonly item: Item; readonly events: readonly string[] }) {
  const w = usePayoutWords();
  const openAbove = useAboveList();
  if (item.paid) return null;
  const { name, event } = item;
  const edit = () => openAbove((close) => <EditItem item={item} events={events} onClose={close} />);
  return (
    <IconButton aria-label={w('item.editOf', { name, event })} onClick={edit}>
      <Edit />
    </IconButton>
  );
}
