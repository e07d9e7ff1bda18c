import type { Cell, Finding } from '@courtcrew/domain/contract/importing.ts';
import { localized } from '@courtcrew/ui-kit/words/localized.ts';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useImportWords } from './words.ts';

export type ReadRow<Column extends string> = { readonly [Name in Column]?: Cell } & {
  readonly line: number;
  /** The file's own text of cells that were read as something else. */
  readonly typed: Readonly<Record<string, string>>;
  readonly findings: readonly Finding[];
};

/** Display of a column's values. */
export type Shown<Column extends string> = { readonly [Name in Column]?: (value: string) => string };

/** Guessed cells, corrected here instead of in the file. */
export interface Guessed<Column extends string> {
  readonly column: Column;
  readonly options: readonly (readonly [value: string, label: string])[];
  /** Row index from 0. */
  readonly onChoose: (row: number, value: string) => void;
}

interface PreviewTableProps<Column extends string> {
  readonly columns: readonly Column[];
  readonly guessed?: Guessed<Column> | undefined;
  readonly shown?: Shown<Column> | undefined;
  readonly rows: readonly ReadRow<Column>[];
}

/** Rows rendered; faulty ones come first and are always seen. */
const DRAWN = 200;

export function PreviewTable<Column extends string>({
  columns,
  guessed,
  shown,
  rows,
}: PreviewTableProps<Column>) {
  const w = useImportWords();
  const numbered = rows.map((row, index) => ({ row, number: index + 1 }));
  const drawn =
    numbered.length <= DRAWN
      ? numbered
      : [...numbered]
          .sort((a, b) => Number(b.row.findings.length > 0) - Number(a.row.findings.length > 0))
          .slice(0, DRAWN);
  return (
    <>
      <TableContainer tabIndex={0} role="region" aria-label={w('import.preview')}>
        <Table size="small" aria-label={w('import.preview')}>
          <TableHead>
            <TableRow>
              <TableCell align="right">{w('import.row')}</TableCell>
              {columns.map((column) => (
                <TableCell key={column}>{column}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {drawn.map(({ row, number }) => (
              <PreviewRow
                key={number}
                columns={columns}
                guessed={guessed}
                shown={shown}
                row={row}
                number={number}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {numbered.length > drawn.length && (
        <Box sx={{ color: 'text.secondary' }}>
          {w('import.more', { count: numbered.length - drawn.length })}
        </Box>
      )}
    </>
  );
}

interface PreviewRowProps<Column extends string> {
  readonly columns: readonly Column[];
  readonly guessed: Guessed<Column> | undefined;
  readonly shown: Shown<Column> | undefined;
  readonly row: ReadRow<Column>;
  /** From 1, without lines that are no rows. */
  readonly number: number;
}

function PreviewRow<Column extends string>({
  columns,
  guessed,
  shown,
  row,
  number,
}: PreviewRowProps<Column>) {
  const about = (column: string) =>
    row.findings
      .filter((finding) => finding.column === column)
      .map(({ text, template }) => localized(text, template));
  const ofRow = about('');
  return (
    <TableRow>
      <TableCell align="right">
        {row.line}
        {ofRow.map((text) => (
          <Fault key={text} text={text} />
        ))}
      </TableCell>
      {columns.map((column) => {
        const faults = about(column);
        return (
          <TableCell
            key={column}
            sx={faults.length > 0 ? { boxShadow: 'inset 3px 0 0 var(--mui-palette-error-main)' } : undefined}
          >
            <PreviewCell column={column} row={row} number={number} guessed={guessed} shown={shown} />
            {faults.map((text) => (
              <Fault key={text} text={text} />
            ))}
          </TableCell>
        );
      })}
    </TableRow>
  );
}

interface PreviewCellProps<Column extends string> extends Omit<PreviewRowProps<Column>, 'columns'> {
  readonly column: Column;
}

function PreviewCell<Column extends string>({
  column,
  row,
  number,
  guessed,
  shown,
}: PreviewCellProps<Column>) {
  const w = useImportWords();
  const text = String(row[column] ?? '');
  const value = text.trim().toLowerCase();
  const typed = row.typed[column];
  if (typed !== undefined) {
    return (
      <>
        {shown?.[column]?.(text) ?? text}
        <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{w('import.typed', { text: typed })}</Box>
      </>
    );
  }
  if (column !== guessed?.column || !guessed.options.some(([option]) => option === value)) return text;
  return (
    <NativeSelect
      variant="standard"
      inputProps={{ 'aria-label': w('import.cell', { row: row.line, column }) }}
      value={value}
      onChange={({ target }) => guessed.onChoose(number - 1, target.value)}
    >
      {guessed.options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}

const Fault = ({ text }: { text: string }) => (
  <Box sx={{ color: 'error.main', typography: 'body2', fontWeight: 600 }}>{text}</Box>
);
