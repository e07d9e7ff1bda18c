import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useState } from 'react';
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
  const [opened, setOpened] = useState<'form' | 'delete' | null>(null);
  const close = () => setOpened(null);
  const name = part === 'budget' ? item.budget_title : item.todo_title;
  const acts = [
    { label: p('action.edit'), icon: <Edit />, open: 'form' },
    { label: p('action.delete'), icon: <Delete />, open: 'delete' },
  ] as const;
  return (
    <Box sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' } }}>
      {children}
      {acts.map(({ label, icon, open }) => (
        <IconButton key={open} title={label} aria-label={`${label}: ${name}`} onClick={() => setOpened(open)}>
          {icon}
        </IconButton>
      ))}
      {opened === 'form' && <ItemForm part={part} item={item} open onClose={close} />}
      {opened === 'delete' && <DeleteItemDialog part={part} item={item} onClose={close} />}
    </Box>
  );
}
