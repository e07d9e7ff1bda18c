import { getPastMatchUSAPickleball } from '@courtcrew/domain/board/contract/reports.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { type ChoiceName, useChoiceName } from '@courtcrew/ui-kit/words/choices.ts';
import { useMemo } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { Report } from '../../kit/report/Report.tsx';
import { text } from '../../kit/table/columns.ts';
import { NoMatches } from './NoMatches.tsx';
import { useWorkWords, type WorkSay } from './words.ts';

type Match = AnswerOf<typeof getPastMatchUSAPickleball>[number];

const columnsOf = (w: WorkSay, nameOf: ChoiceName, zone: TimeZone): readonly Column<Match>[] => [
  { key: 'start', label: w('history.start'), type: 'time', value: ({ start_time }) => start_time, zone },
  { key: 'end', label: w('history.end'), type: 'time', value: ({ end_time }) => end_time, zone },
  { key: 'time', label: w('history.time'), type: 'duration', value: ({ match_time }) => match_time },
  text('court', w('history.court'), ({ court_num }) => court_num, { primary: true }),
  text('type', w('history.type'), ({ match_type }) => w(`medal.${match_type}`)),
  { key: 'sysid', label: w('history.sysid') },
  text('lead', w('work.lead'), ({ name }) => name),
  text('credentials', w('work.credentials'), ({ ref_cred }) => ref_cred && nameOf(ref_cred)),
  text('second', w('work.second'), ({ supporting }) => supporting),
  text('secondCred', w('history.secondCred'), ({ second_cred }) => second_cred && nameOf(second_cred), {
    wideOnly: true,
  }),
];

const BY_START = { by: 'start', descending: false };

export function MatchHistory() {
  const w = useWorkWords();
  const nameOf = useChoiceName();
  const { tid, name, time_zone: zone } = useDesk();
  return (
    <>
      <DeskHeader title={w('staff.matchHistory')} />
      <Report
        of={useCall(getPastMatchUSAPickleball, { params: { tid } })}
        empty={<NoMatches />}
        caption={w('staff.matchHistory')}
        file={`${name} ${w('staff.matchHistory')}`}
        columns={useMemo(() => columnsOf(w, nameOf, zone), [w, nameOf, zone])}
        rowKey={({ id }) => id}
        first={BY_START}
      />
    </>
  );
}
