import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Answered, type Reading } from '@courtcrew/ui-kit/page/Answered.tsx';
import type { Sort } from '@courtcrew/ui-kit/page/ResponsiveTable.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import { type FilteredColumn, FilteredTable } from '../../../kit/table/FilteredTable.tsx';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';

interface ReportTableProps<Row> {
  readonly title: string;
  readonly of: Reading<readonly Row[]>;
  /** A constant, or memoised. */
  readonly columns: readonly FilteredColumn<Row>[];
  readonly rowKey: (row: Row) => string;
  readonly first: Sort;
  /** `12 of 340 volunteers`, or of what else the rows are. */
  readonly count?: (shown: number, count: number) => string;
  /** A row on a phone, where it needs fewer lines than it has columns. */
  readonly card?: (row: Row) => ReactNode;
  /** The sum of it all in a sentence. */
  readonly summary?: (rows: readonly Row[]) => string;
  readonly isEmpty?: (rows: readonly Row[]) => boolean;
  /** Shown instead of the report when there is nobody to report on. */
  readonly empty?: ReactNode;
}

/** Rows of a report: searched, filtered, ordered, exported; on paper without its tools. */
export function ReportTable<Row>({
  title,
  of,
  summary,
  isEmpty = (rows) => rows.length === 0,
  empty = <NoVolunteers />,
  count,
  ...table
}: ReportTableProps<Row>) {
  const v = useVolunteerWords();
  const { name } = useDesk();
  return (
    <Answered of={of} loading={<Loading shape="table" count={10} />} isEmpty={isEmpty} empty={empty}>
      {(rows) => (
        <>
          {summary && <Box sx={{ mb: 2, typography: 'body1', fontWeight: 600 }}>{summary(rows)}</Box>}
          <FilteredTable
            {...table}
            caption={title}
            rows={rows}
            file={`${name} ${title}`}
            count={count ?? ((shown, all) => v('report.people', { shown, count: all }))}
          />
        </>
      )}
    </Answered>
  );
}

function NoVolunteers() {
  const v = useVolunteerWords();
  return (
    <EmptyState
      title={v('report.none')}
      text={v('report.noneHelp')}
      action={
        <Button component={AppAnchor} to="/volunteer" variant="outlined">
          {v('staff.volunteers')}
        </Button>
      }
    />
  );
}

/** Title of a report, and the way to paper. */
export function ReportHeader({ title }: { title: string }) {
  const v = useVolunteerWords();
  return (
    <VolunteerHeader
      title={title}
      actions={
        <Button variant="outlined" startIcon={<Print />} onClick={() => window.print()}>
          {v('action.print')}
        </Button>
      }
    />
  );
}

/** A report that is one table. */
export const VolunteerReport = <Row,>(props: ReportTableProps<Row>) => (
  <>
    <ReportHeader title={props.title} />
    <ReportTable {...props} />
  </>
);
