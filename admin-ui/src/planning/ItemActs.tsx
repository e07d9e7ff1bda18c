import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
import { useAboveList } from '../kit/rest/list/AboveList.tsx';
import { DeleteItemDialog, ItemForm } from './dialogs.ts';
import type { BudgetItem, TodoItem } from './item.ts';
import { usePlanWords } from './words.ts';

interface ItemActsProps {
  readonly part: 'budget' | 'todo';
  readonly item: BudgetItem | TodoItem;
  /** Buttons before those that both lists have. */
  readonly children?: ReactNode;
}

/** Changes an item, or deletes it from this list. */
export function ItemActs({ part, item, children }: ItemActsProps) {
  const p = usePlanWords();
  const openAbove = useAboveList();
  const [deleting, setDeleting] = useState(false);
  const edit = () => openAbove((close) => <ItemForm part={part} item={item} open onClose={close} />);
  const name = part === 'budget' ? item.budget_title : item.todo_title;
  const acts = [
    { label: p('action.edit'), icon: <Edit />, run: edit },
    { label: p('action.delete'), icon: <Delete />, run: () => setDeleting(true) },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      {children}
      {acts.map(({ label, icon, run }) => (
        <IconButton key={label} title={label} aria-label={`${label}: ${name}`} onClick={run}>
          {icon}
        </IconButton>
      ))}
      {deleting && <DeleteItemDialog part={part} item={item} onClose={() => setDeleting(false)} />}
    </Box>
  );
}
