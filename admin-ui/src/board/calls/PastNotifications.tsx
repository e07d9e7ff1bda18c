import { getPastNotifications } from '@courtcrew/domain/board/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { moment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import type { ReportColumn } from '../../kit/report/column.ts';
import { text, time } from '../../kit/report/columns.ts';
import { Report } from '../../kit/report/Report.tsx';
import { CallType } from './CallType.tsx';
import { useCallWords } from './words.ts';

type PastCall = AnswerOf<typeof getPastNotifications>[number];

const NEWEST = { by: 'time', descending: true };

/** Confirmed calls, with who answered what. */
export function PastNotifications() {
  const c = useCallWords();
  const { tid } = useDesk();
  const toOpen = (
    <Button component={AppAnchor} to="/desk/notificationlist" variant="outlined">
      {c('staff.notifications')}
    </Button>
  );
  return (
    <>
      <DeskHeader title={c('staff.pastNotifications')} actions={toOpen} />
      <Report
        of={useCall(getPastNotifications, { params: { tid } })}
        empty={<EmptyState title={c('past.none')} text={c('past.noneText')} action={toOpen} />}
        caption={c('staff.pastNotifications')}
        columns={useColumns()}
        rowKey={({ nid }) => nid}
        first={NEWEST}
        count={(shown, count) => c('past.count', { shown, count })}
        file="past-notifications"
      />
    </>
  );
}

function useColumns(): readonly ReportColumn<PastCall>[] {
  const c = useCallWords();
  const { language } = useSpeech();
  const { time_zone } = useDesk();
  return useMemo(
    () => [
      text('type', c('past.type'), ({ type }) => c(`call.${type}`), {
        primary: true,
        cell: ({ type }) => <CallType type={type} />,
      }),
      text('court', c('past.court'), ({ court_num }) => court_num),
      text('message', c('past.message'), ({ message }) => message, {
        cell: ({ message }) => message && <Words text={message} />,
      }),
      text('department', c('past.department'), ({ department }) => department),
      text('person', c('past.person'), nameOf),
      time('time', c('past.time'), (call) => call.time, time_zone),
      text('response', c('past.response'), ({ response }) => response, {
        cell: ({ response }) => response && <Words text={response} />,
      }),
      text(
        'confirmed',
        c('past.confirmed'),
        ({ confirmed_at, confirmed_by }) =>
          [confirmed_by, moment(confirmed_at, time_zone, language)].filter(Boolean).join(', '),
        { order: ({ confirmed_at }) => confirmed_at },
      ),
    ],
    [c, language, time_zone],
  );
}

/** What somebody wrote has the room it needs, beside columns of single words. */
const Words = ({ text }: { text: string }) => (
  <Box sx={{ minWidth: { md: 120 }, overflowWrap: 'anywhere' }}>{text}</Box>
);
