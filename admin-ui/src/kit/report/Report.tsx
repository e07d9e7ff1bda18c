import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { NothingFits } from '@courtcrew/ui-kit/page/list/NothingFits.tsx';
import type { Sort } from '@courtcrew/ui-kit/page/list/ResponsiveTable.tsx';
import { Answered, type Reading } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import BarChart from '@mui/icons-material/BarChart';
import FilterList from '@mui/icons-material/FilterList';
import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { type ReactNode, useId, useState } from 'react';
import { ExportMenu } from '../export/ExportMenu.tsx';
import type { ServerFile } from '../export/serverFiles.ts';
import { Fields } from '../page/layout.tsx';
import { type ChartOf, ReportChart } from './ReportChart.tsx';
import { ReportTable } from './ReportTable.tsx';
import { type ReportView, useReportView } from './useReportView.ts';
import { useReportWords } from './words.ts';

interface ReportProps<Row> {
  readonly caption: string;
  /** Name of the exported file, without ending. */
  readonly file: string;
  /** A constant, or memoised. */
  readonly columns: readonly Column<Row>[];
  readonly rowKey: (row: Row) => string;
  /** A constant. */
  readonly first: Sort;
  /** `12 of 340 people`; of rows without it. */
  readonly count?: (shown: number, count: number) => string;
  readonly filters?: ReactNode;
  /** A card's content on a phone, where the columns below each other would be too long. */
  readonly card?: (row: Row) => ReactNode;
  /** What must change for a row to be marked for a moment. */
  readonly mark?: (row: Row) => string;
  readonly chart?: ChartOf;
  /** Files that the server makes, beside those of the rows. */
  readonly also?: readonly ServerFile[];
}

interface ReadReportProps<Row extends object> extends ReportProps<Row> {
  readonly of: Reading<readonly Row[]>;
  readonly isEmpty?: (rows: readonly Row[]) => boolean;
  readonly empty: ReactNode;
  /** One sentence about all rows. */
  readonly summary?: (rows: readonly Row[]) => string;
}

export const Report = <Row extends object>({
  of,
  isEmpty,
  empty,
  summary,
  ...props
}: ReadReportProps<Row>) => (
  <Answered of={of} loading="table" rows={10} isEmpty={isEmpty} empty={empty}>
    {(rows) => (
      <>
        {summary && <Box sx={{ mb: 2, typography: 'body1', fontWeight: 600 }}>{summary(rows)}</Box>}
        <ReportOf {...props} rows={rows} />
      </>
    )}
  </Answered>
);

/** Rows searched, filtered, ordered, added up, exported and printed as their columns are declared. */
export function ReportOf<Row extends object>(props: ReportProps<Row> & { readonly rows: readonly Row[] }) {
  const { caption, file, columns, rows, rowKey, first, count, filters, card, mark, chart } = props;
  const w = useReportWords();
  const view = useReportView(rows, columns, first);
  const shown = view.rows;
  const [isDrawn, setDrawn] = useState(false);
  return (
    <>
      <Toolbar
        searchLabel={w('report.find')}
        search={view.search}
        onSearch={(text) => view.set('q', text)}
        onClear={view.clear}
        count={
          count?.(shown.length, rows.length) ?? w('report.rows', { shown: shown.length, count: rows.length })
        }
      >
        {filters}
        {chart && (
          <Button
            variant="outlined"
            startIcon={<BarChart />}
            aria-pressed={isDrawn}
            onClick={() => setDrawn(!isDrawn)}
          >
            {w('report.chart')}
          </Button>
        )}
        <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
          {w('action.print')}
        </Button>
        <ExportMenu file={file} columns={columns} rows={shown} also={props.also} />
      </Toolbar>
      <ColumnFilters columns={columns} view={view} />
      {chart && isDrawn && <ReportChart label={caption} chart={chart} columns={columns} rows={shown} />}
      {shown.length === 0 ? (
        <NothingFits onClear={view.clear} />
      ) : (
        <ReportTable
          caption={caption}
          columns={columns}
          all={rows}
          rows={shown}
          rowKey={rowKey}
          sort={view.sort}
          onSort={view.onSort}
          card={card}
          mark={mark}
        />
      )}
    </>
  );
}

interface ColumnFiltersProps<Row> {
  readonly columns: readonly Column<Row>[];
  readonly view: Pick<ReportView<unknown>, 'filterOf' | 'set' | 'filtered'>;
}

/** One small field per column; folded away until somebody wants it. */
function ColumnFilters<Row>({ columns, view }: ColumnFiltersProps<Row>) {
  const w = useReportWords();
  const id = useId();
  const [open, setOpen] = useState(view.filtered > 0);
  return (
    <Box sx={{ mb: 2 }} className="no-print">
      <Button
        size="small"
        variant="text"
        startIcon={<FilterList />}
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        {view.filtered > 0 ? w('report.filtered', { count: view.filtered }) : w('report.filter')}
      </Button>
      <Collapse in={open} id={id}>
        <Box sx={{ pt: 1.5 }}>
          <Fields min={150}>
            {columns.map(({ key, label }) => (
              <TextInput
                kind="text"
                key={key}
                label={label}
                size="small"
                value={view.filterOf(key)}
                onChange={({ target }) => view.set(key, target.value)}
              />
            ))}
          </Fields>
        </Box>
      </Collapse>
    </Box>
  );
}
