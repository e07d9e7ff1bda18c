import {
  getRefereeTimeAndAmount,
  getRefereeTotalWithContact,
} from '@courtcrew/domain/board/contract/reports.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { useMemo } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { ColumnChoice, type FirstColumns, useShownColumns } from '../../kit/report/ColumnChoice.tsx';
import { Report } from '../../kit/report/Report.tsx';
import { BY_NAME } from '../../kit/table/columns.ts';
import type { StaffWord } from '../../shell/words.ts';
import { contactColumns, type Work, workColumns } from './columns.tsx';
import { NoMatches } from './NoMatches.tsx';
import { useWorkWords } from './words.ts';

interface WorkReportProps {
  readonly title: StaffWord;
  readonly first: FirstColumns;
}

const CHARTS = [
  ['leadAmount', 'secondAmount', 'auxAmount'],
  ['lead', 'second'],
  ['time', 'startTime', 'auxTime'],
];

/** What each referee has worked and earned, in the columns somebody chooses. */
function WorkReport({ title, first }: WorkReportProps) {
  const w = useWorkWords();
  const { tid, name } = useDesk();
  const mayReach = useAllows()('desk', tid);
  const contact = useMemo(() => (mayReach ? contactColumns(w) : []), [w, mayReach]);
  const columns = useMemo(() => [...workColumns(w), ...contact], [w, contact]);
  const shown = useShownColumns(columns, first);
  const call = contact.some((column) => shown.includes(column))
    ? getRefereeTotalWithContact
    : getRefereeTimeAndAmount;
  const bars = CHARTS.find((keys) => shown.some(({ key }) => keys.includes(key)));
  return (
    <>
      <DeskHeader title={w(title)} />
      <Report<Work>
        of={useCall(call, { params: { tid } }, { keepFormer: true })}
        empty={<NoMatches />}
        caption={w(title)}
        file={`${name} ${w(title)}`}
        columns={shown}
        rowKey={({ ref_id }) => ref_id}
        first={BY_NAME}
        filters={<ColumnChoice columns={columns} first={first} />}
        {...(bars && { chart: { names: 'name', bars } })}
      />
    </>
  );
}

const TOTALS = {
  columns:
    'credentials,lead,second,matches,days,time,starts,startTime,total,leadAmount,secondAmount,auxAmount',
};
export const RefereeTotals = () => <WorkReport title="staff.refereeTotals" first={TOTALS} />;

const DAYS = { columns: 'credentials,lead,second,matches,days,perDay,starts' };
export const CountAndDays = () => <WorkReport title="staff.countAndDays" first={DAYS} />;

const CONTACT = { columns: 'credentials,lead,second,matches,days,total,phone,email,handles' };
export const TotalsWithContact = () => <WorkReport title="staff.totalsWithContact" first={CONTACT} />;

const TIME = { columns: 'credentials,matches,days,time,startTime,auxTime,allTime' };
export const TimeReport = () => <WorkReport title="staff.timeReport" first={TIME} />;
