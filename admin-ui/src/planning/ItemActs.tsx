import Box from '@mui/material/Box';
import { type ReactNode, useState } from 'react';
import { useAboveList } from '../kit/rest/list/AboveList.tsx';
import { EditDelete } from '../kit/rest/list/EditDelete.tsx';
import { DeleteItemDialog, ItemForm } from './dialogs.ts';
import type { BudgetItem, TodoItem } from './item.ts';

interface ItemActsProps {
  readonly part: 'budget' | 'todo';
  readonly item: BudgetItem | TodoItem;
  /** Buttons before those that both lists have. */
  readonly children?: ReactNode;
}

/** Changes an item, or deletes it from this list. */
export function ItemActs({ part, item, children }: ItemActsProps) {
  const openAbove = useAboveList();
  const [deleting, setDeleting] = useState(false);
  const edit = () => openAbove((close) => <ItemForm part={part} item={item} onClose={close} />);
  const name = part === 'budget' ? item.budget_title : item.todo_title;
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      {children}
      <EditDelete name={name} onEdit={edit} onDelete={() => setDeleting(true)} />
      {deleting && <DeleteItemDialog part={part} item={item} onClose={() => setDeleting(false)} />}
    </Box>
  );
}
