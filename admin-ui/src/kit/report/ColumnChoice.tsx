import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import ViewColumn from '@mui/icons-material/ViewColumn';
import Button from '@mui/material/Button';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useMemo, useState } from 'react';
import { useReportWords } from './words.ts';

/** Keys of the columns that a report shows until somebody chooses others, with commas between. */
export type FirstColumns = { readonly columns: string };

/**
 * The columns that the address asks for (`columns`), else the first ones. The heading of a row is always among them.
 *
 * @param first A constant.
 */
export function useShownColumns<Row>(columns: readonly Column<Row>[], first: FirstColumns) {
  const { columns: chosen } = useUrlFilter(first).filter;
  return useMemo(() => {
    const keys = new Set(chosen.split(','));
    return columns.filter(({ key, primary }) => primary || keys.has(key));
  }, [columns, chosen]);
}

interface ColumnChoiceProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly first: FirstColumns;
}

/** The button that adds columns to a report and takes them away. */
export function ColumnChoice<Row>({ columns, first }: ColumnChoiceProps<Row>) {
  const w = useReportWords();
  const { set } = useUrlFilter(first);
  const shown = new Set(useShownColumns(columns, first));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const toggle = (changed: Column<Row>) => {
    const next = columns.filter((column) => (column === changed) !== shown.has(column) && !column.primary);
    set({ columns: next.map(({ key }) => key).join() });
  };
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<ViewColumn />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {w('report.columns')}
      </Button>
      <Menu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {columns
          .filter(({ primary }) => !primary)
          .map((column) => (
            <MenuItem
              key={column.key}
              role="menuitemcheckbox"
              aria-checked={shown.has(column)}
              onClick={() => toggle(column)}
            >
              <ListItemIcon>{shown.has(column) ? <CheckBox /> : <CheckBoxOutlineBlank />}</ListItemIcon>
              {column.label}
            </MenuItem>
          ))}
      </Menu>
    </>
  );
}
