import {
  getRefereeTimeAndAmount,
  getRefereeTotalWithContact,
  type RefereeTotal,
  refereeDaysAndMatchTotal,
} from '@courtcrew/domain/board/contract/reports.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { PhoneLink } from '@courtcrew/ui-kit/page/PhoneLink.tsx';
import type { Reading } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import Link from '@mui/material/Link';
import { useMemo } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { Report, type ReportProps } from '../../kit/report/Report.tsx';
import { BY_NAME, text } from '../../kit/table/columns.ts';
import type { StaffWord } from '../../shell/words.ts';
import { dayColumns, shortColumns, timeColumns, totalColumns } from './columns.tsx';
import { NoMatches } from './NoMatches.tsx';
import { useWorkWords, type WorkSay } from './words.ts';

const PAY = { names: 'name', bars: ['leadAmount', 'secondAmount', 'auxAmount'] };
const LOAD = { names: 'name', bars: ['lead', 'second'] };
const TIME = { names: 'name', bars: ['time', 'startTime', 'auxTime'] };

export function RefereeTotals() {
  const { tid } = useDesk();
  const rows = useCall(getRefereeTimeAndAmount, { params: { tid } });
  return <WorkReport title="staff.refereeTotals" of={rows} columns={totalColumns} chart={PAY} />;
}

export function CountAndDays() {
  const { tid } = useDesk();
  const rows = useCall(refereeDaysAndMatchTotal, { params: { tid } });
  return <WorkReport title="staff.countAndDays" of={rows} columns={dayColumns} chart={LOAD} />;
}

export function TimeReport() {
  const { tid } = useDesk();
  const rows = useCall(getRefereeTimeAndAmount, { params: { tid } });
  return <WorkReport title="staff.timeReport" of={rows} columns={timeColumns} chart={TIME} />;
}

type Contact = AnswerOf<typeof getRefereeTotalWithContact>[number];

const contactColumns = (w: WorkSay): readonly Column<Contact>[] => [
  ...shortColumns(w),
  text('phone', w('work.phone'), ({ cell_phone, phone }) => cell_phone ?? phone, {
    cell: ({ cell_phone, phone }) => <PhoneLink number={cell_phone ?? phone} />,
  }),
  text('email', w('work.email'), ({ email }) => email, {
    cell: ({ email }) => email && <Link href={`mailto:${email}`}>{email}</Link>,
  }),
  text(
    'handles',
    w('work.handles'),
    ({ paypal, venmo, zelle }) =>
      Object.entries({ PayPal: paypal, Venmo: venmo, Zelle: zelle })
        .flatMap(([what, handle]) => (handle ? [`${what} ${handle}`] : []))
        .join(' · '),
    { wideOnly: true },
  ),
];

export function TotalsWithContact() {
  const { tid } = useDesk();
  const rows = useCall(getRefereeTotalWithContact, { params: { tid } });
  return <WorkReport title="staff.totalsWithContact" of={rows} columns={contactColumns} />;
}

interface WorkReportProps<Row> {
  readonly title: StaffWord;
  readonly of: Reading<readonly Row[]>;
  readonly columns: (w: WorkSay) => readonly Column<Row>[];
  readonly chart?: ReportProps<Row>['chart'];
}

function WorkReport<Row extends RefereeTotal>({ title, of, columns, chart }: WorkReportProps<Row>) {
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
