import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useResourceContext, useStore } from 'react-admin';

/** Where rows are cards. */
export const useNarrow = () => useMediaQuery('(max-width: 599px)', { noSsr: true });

/** What the choice of columns needs of one. */
export type Choosable = Pick<Column<unknown>, 'key' | 'label' | 'hidden'>;

/** Where react-admin keeps which columns of a list are hidden; the order of all stands beside it. */
export function useStoreOf(columns: readonly Choosable[]) {
  const storeKey = `${useResourceContext()}.datatable`;
  return { storeKey, defaultHiddenColumns: columns.filter(({ hidden }) => hidden).map(({ key }) => key) };
}

/** The columns somebody has chosen, in their order. */
export function useChosenColumns<Row>(columns: readonly Column<Row>[]): readonly Column<Row>[] {
  const narrow = useNarrow();
  const { storeKey, defaultHiddenColumns } = useStoreOf(columns);
  const [hidden] = useStore<string[]>(storeKey, defaultHiddenColumns);
  const [ranks] = useStore<number[]>(`${storeKey}_columnRanks`, []);
  const placeOf = (index: number) => (ranks.includes(index) ? ranks.indexOf(index) : index);
  return [...columns.entries()]
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .map(([, column]) => column)
    .filter(({ key, hidden: atFirst }) => (narrow && atFirst === 'inTable') || !hidden.includes(key));
}
