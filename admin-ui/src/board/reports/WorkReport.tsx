import type { RefereeTotal } from '@courtcrew/domain/board/contract/reports.ts';
import type { Reading } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { useMemo } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import type { ReportColumn } from '../../kit/report/column.ts';
import { BY_NAME } from '../../kit/report/columns.ts';
import { Report, type ReportProps } from '../../kit/report/Report.tsx';
import type { StaffWord } from '../../shell/words.ts';
import { NoMatches } from './NoMatches.tsx';
import { useWorkWords, type WorkSay } from './words.ts';

interface WorkReportProps<Row> {
  readonly title: StaffWord;
  readonly of: Reading<readonly Row[]>;
  readonly columns: (w: WorkSay) => readonly ReportColumn<Row>[];
  readonly chart?: ReportProps<Row>['chart'];
}

/** A report with a row for each official who worked at the courts. */
export function WorkReport<Row extends RefereeTotal>({ title, of, columns, chart }: WorkReportProps<Row>) {
  const w = useWorkWords();
  const { name } = useDesk();
  return (
    <>
      <DeskHeader title={w(title)} />
      <Report
        of={of}
        empty={<NoMatches />}
        caption={w(title)}
        file={`${name} ${w(title)}`}
        columns={useMemo(() => columns(w), [columns, w])}
        rowKey={({ ref_id }) => ref_id}
        first={BY_NAME}
        {...(chart && { chart })}
      />
    </>
  );
}
