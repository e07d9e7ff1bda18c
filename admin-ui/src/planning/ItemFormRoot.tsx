import { createContext, type ReactNode, useContext, useState } from 'react';
import { ItemForm } from './dialogs.ts';
import type { BudgetItem, TodoItem } from './item.ts';

interface Opened {
  readonly part: 'budget' | 'todo';
  readonly item: BudgetItem | TodoItem;
}

const Opening = createContext<(opened: Opened) => void>(() => undefined);

/** Opens the form of an item of the list around. */
export const useItemForm = () => useContext(Opening);

/** A list of the plan with the form of one of its items, which stays open where somebody else's change takes its row away. */
export function ItemFormRoot({ children }: { readonly children: ReactNode }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  return (
    <Opening value={setOpened}>
      {children}
      {opened && <ItemForm {...opened} open onClose={() => setOpened(null)} />}
    </Opening>
  );
}
