import {
  getRefereeTimeAndAmount,
  getRefereeTotalWithContact,
  refereeDaysAndMatchTotal,
} from '@courtcrew/domain/board/contract/reports.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { PhoneLink } from '@courtcrew/ui-kit/page/PhoneLink.tsx';
import Link from '@mui/material/Link';
import { useDesk } from '../../kit/desk/desk.ts';
import type { ReportColumn } from '../../kit/report/column.ts';
import { text } from '../../kit/report/columns.ts';
import { dayColumns, shortColumns, timeColumns, totalColumns } from './columns.tsx';
import { WorkReport } from './WorkReport.tsx';
import type { WorkSay } from './words.ts';

const PAY = { names: 'name', bars: ['leadAmount', 'secondAmount', 'auxAmount'] };
const LOAD = { names: 'name', bars: ['lead', 'second'] };
const TIME = { names: 'name', bars: ['time', 'startTime', 'auxTime'] };

/** Matches, assignments, time, days and pay of each official. */
export function RefereeTotals() {
  const { tid } = useDesk();
  const rows = useCall(getRefereeTimeAndAmount, { params: { tid } });
  return <WorkReport title="staff.refereeTotals" of={rows} columns={totalColumns} chart={PAY} />;
}

/** On how many days somebody worked, and how many matches that were. */
export function CountAndDays() {
  const { tid } = useDesk();
  const rows = useCall(refereeDaysAndMatchTotal, { params: { tid } });
  return <WorkReport title="staff.countAndDays" of={rows} columns={dayColumns} chart={LOAD} />;
}

/** How long somebody worked, as hours:minutes. */
export function TimeReport() {
  const { tid } = useDesk();
  const rows = useCall(getRefereeTimeAndAmount, { params: { tid } });
  return <WorkReport title="staff.timeReport" of={rows} columns={timeColumns} chart={TIME} />;
}

type Contact = AnswerOf<typeof getRefereeTotalWithContact>[number];

const contactColumns = (w: WorkSay): readonly ReportColumn<Contact>[] => [
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

/** Who worked how much, and how to reach and pay them. */
export function TotalsWithContact() {
  const { tid } = useDesk();
  const rows = useCall(getRefereeTotalWithContact, { params: { tid } });
  return <WorkReport title="staff.totalsWithContact" of={rows} columns={contactColumns} />;
}
