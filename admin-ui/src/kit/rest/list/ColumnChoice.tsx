import { ColumnsSelector, ColumnsSelectorItem, DataTableStoreContext } from 'react-admin';
import { type Choosable, useStoreOf } from './chosenColumns.ts';

/** What react-admin's button for columns opens. */
export const ColumnChoice = ({ columns }: { readonly columns: readonly Choosable[] }) => (
  <DataTableStoreContext value={useStoreOf(columns)}>
    <ColumnsSelector>
      {columns.map(({ key, label }) => (
        <ColumnsSelectorItem key={key} source={key} label={label} />
      ))}
    </ColumnsSelector>
  </DataTableStoreContext>
);
