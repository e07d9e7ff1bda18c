import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { getVolunteerWaiverList } from '@courtcrew/domain/roster/contract.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useMemo } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import type { ReportColumn } from '../../../kit/report/column.ts';
import { BY_NAME, nameColumn, text } from '../../../kit/report/columns.ts';
import { useVolunteerWords, type VolunteerSay } from '../words.ts';
import { rowKey } from './columns.tsx';
import { VolunteerReport } from './VolunteerReport.tsx';

type Row = AnswerOf<typeof getVolunteerWaiverList>[number];

const columnsOf = (v: VolunteerSay, zone: TimeZone): readonly ReportColumn<Row>[] => [
  nameColumn(v('column.name')),
  text('signature', v('report.signature'), ({ signature }) => signature ?? v('report.notSigned'), {
    cell: ({ signature }) =>
      signature ?? (
        <Badge tone="warning" weight="outline">
          {v('report.notSigned')}
        </Badge>
      ),
  }),
  {
    id: 'date',
    label: v('report.signed'),
    // It may have been signed in the year before.
    type: 'datedDay',
    value: ({ signature_date }) => signature_date,
    zone: () => zone,
  },
];

/** Who has signed the waiver, and who has not. */
export function WaiverList() {
  const v = useVolunteerWords();
  const { tid, time_zone } = useDesk();
  return (
    <VolunteerReport
      title={v('home.waivers')}
      of={useCall(getVolunteerWaiverList, { body: { tid } })}
      columns={useMemo(() => columnsOf(v, time_zone), [v, time_zone])}
      rowKey={rowKey}
      first={BY_NAME}
      summary={(rows) =>
        v('report.signedCount', {
          signed: rows.filter(({ signature }) => signature !== null).length,
          count: rows.length,
        })
      }
    />
  );
}
