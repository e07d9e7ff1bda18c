import type { Cell, Finding } from '@courtcrew/domain/contract/importing.ts';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { localized } from '@courtcrew/ui-kit/words/localized.ts';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
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

export function PreviewTable<Column extends string>(props: PreviewTableProps<Column>) {
  const { columns, rows } = props;
  const w = useImportWords();
  const numbered = rows.map((row, index): Numbered<Column> => ({ row, index }));
  const drawn =
    numbered.length <= DRAWN
      ? numbered
      : [...numbered]
          .sort((a, b) => Number(b.row.findings.length > 0) - Number(a.row.findings.length > 0))
          .slice(0, DRAWN);
  return (
    <>
      <ResponsiveTable
        caption={w('import.preview')}
        columns={[
          {
            key: 'row',
            label: w('import.row'),
            primary: true,
            type: 'number',
            cell: ({ row }) => (
              <>
                {row.line}
                <Faults findings={row.findings} column="" />
              </>
            ),
          },
          ...columns.map((column) => ({
            key: `column ${column}`,
            label: column,
            cell: (one: Numbered<Column>) => (
              <>
                <PreviewCell {...props} {...one} column={column} />
                <Faults findings={one.row.findings} column={column} />
              </>
            ),
          })),
        ]}
        rows={drawn}
        rowKey={({ index }) => String(index)}
      />
      {numbered.length > drawn.length && (
        <Box sx={{ color: 'text.secondary' }}>
          {w('import.more', { count: numbered.length - drawn.length })}
        </Box>
      )}
    </>
  );
}

interface Numbered<Column extends string> {
  readonly row: ReadRow<Column>;
  readonly index: number;
}

interface PreviewCellProps<Column extends string>
  extends Pick<PreviewTableProps<Column>, 'guessed' | 'shown'>,
    Numbered<Column> {
  readonly column: Column;
}

function PreviewCell<Column extends string>({
  column,
  row,
  index,
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
      onChange={({ target }) => guessed.onChoose(index, target.value)}
    >
      {guessed.options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </NativeSelect>
  );
}

interface FaultsProps {
  readonly findings: readonly Omit<Finding, 'row'>[];
  /** Empty for what is wrong with the row. */
  readonly column: string;
}

/** What is wrong with a cell, below it. */
const Faults = ({ findings, column }: FaultsProps) =>
  findings
    .filter((finding) => finding.column === column)
    .map(({ text, template }) => (
      <Box key={text} sx={{ color: 'error.main', typography: 'body2', fontWeight: 600 }}>
        {localized(text, template)}
      </Box>
    ));
