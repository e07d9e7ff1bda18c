import { useSettling } from '@courtcrew/ui-kit/page/state/useSettling.ts';
import Checkbox from '@mui/material/Checkbox';
import TableCell from '@mui/material/TableCell';
import { Children, isValidElement, type MouseEvent, useMemo } from 'react';
import {
  DataTableBody,
  DataTableConfigContext,
  DataTableRow,
  type RaRecord,
  useDataTableCallbacksContext,
  useDataTableConfigContext,
  useListContext,
  useRecordContext,
} from 'react-admin';
import { OpenedRow, OpenRow } from './OpenRow.tsx';
import { useListWords } from './words.ts';

interface SelectRowProps {
  readonly row: RaRecord;
  readonly onToggle: (event: MouseEvent) => void;
}

/** Selects a row. react-admin's own names the box around the field, which screen readers do not say. */
export function SelectRow({ row, onToggle }: SelectRowProps) {
  const w = useListWords();
  const { selectedIds } = useListContext();
  return (
    <Checkbox
      checked={selectedIds.includes(row.id)}
      onClick={onToggle}
      slotProps={{ input: { 'aria-label': w('list.selectRow') } }}
    />
  );
}

/** Rows of a table: one that changes is marked for a moment; they are selected several at once with Shift. */
export const ListRows = (props: Parameters<typeof DataTableBody>[0]) => (
  <DataTableBody {...props} row={ListRow} />
);

function ListRow({ children, ...props }: Parameters<typeof DataTableRow>[0]) {
  const config = useDataTableConfigContext();
  const withoutBox = useMemo(() => ({ ...config, hasBulkActions: false, expand: undefined }), [config]);
  const details = isValidElement(config.expand) ? config.expand : null;
  const { handleToggleItem } = useDataTableCallbacksContext();
  const row = useRecordContext();
  const settling = useSettling<HTMLTableRowElement>(JSON.stringify(row));
  return (
    <DataTableConfigContext value={withoutBox}>
      <DataTableRow {...props} ref={settling}>
        {details && row && <OpenRow row={row} />}
        {config.hasBulkActions && row && (
          <TableCell padding="checkbox">
            <SelectRow
              row={row}
              onToggle={(event) => {
                event.stopPropagation();
                handleToggleItem?.(row.id, event as never);
              }}
            />
          </TableCell>
        )}
        {children}
      </DataTableRow>
      {details && row && (
        <OpenedRow row={row} width={Children.count(children) + 2}>
          {details}
        </OpenedRow>
      )}
    </DataTableConfigContext>
  );
}
