import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { getVolunteerWaiverList } from '@courtcrew/domain/roster/contract.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { day } from '@courtcrew/ui-kit/time/format.ts';
import { type Language, useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import { useMemo } from 'react';
import { useDesk } from '../../../kit/desk/desk.ts';
import type { FilteredColumn } from '../../../kit/table/FilteredTable.tsx';
import { useVolunteerWords, type VolunteerSay } from '../words.ts';
import { BY_NAME, nameColumn, rowKey } from './columns.tsx';
import { VolunteerReport } from './VolunteerReport.tsx';

type Row = AnswerOf<typeof getVolunteerWaiverList>[number];

const columnsOf = (v: VolunteerSay, zone: TimeZone, language: Language): readonly FilteredColumn<Row>[] => [
  nameColumn(v),
  {
    id: 'signature',
    label: v('report.signature'),
    text: ({ signature }) => signature ?? v('report.notSigned'),
    cell: ({ signature }) =>
      signature ?? (
        <Badge tone="warning" weight="outline">
          {v('report.notSigned')}
        </Badge>
      ),
  },
  {
    id: 'date',
    label: v('report.signed'),
    text: ({ signature_date }) => (signature_date ? day(signature_date, zone, language) : ''),
    order: ({ signature_date }) => signature_date ?? '',
  },
];

/** Who has signed the waiver, and who has not. */
export function WaiverList() {
  const v = useVolunteerWords();
  const { language } = useSpeech();
  const { tid, time_zone } = useDesk();
  return (
    <VolunteerReport
      title={v('home.waivers')}
      of={useCall(getVolunteerWaiverList, { body: { tid } })}
      columns={useMemo(() => columnsOf(v, time_zone, language), [v, time_zone, language])}
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
