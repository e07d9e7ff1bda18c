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
      {
        id: 'type',
        label: c('past.type'),
        primary: true,
        type: 'text',
        value: ({ type }) => c(`call.${type}`),
        cell: ({ type }) => <CallType type={type} />,
      },
      { id: 'court', label: c('past.court'), type: 'text', value: ({ court_num }) => court_num },
      {
        id: 'message',
        label: c('past.message'),
        type: 'text',
        value: ({ message }) => message,
        cell: ({ message }) => message && <Words text={message} />,
      },
      { id: 'department', label: c('past.department'), type: 'text', value: ({ department }) => department },
      { id: 'person', label: c('past.person'), type: 'text', value: nameOf },
      {
        id: 'time',
        label: c('past.time'),
        type: 'time',
        value: ({ time }) => time,
        zone: () => time_zone,
      },
      {
        id: 'response',
        label: c('past.response'),
        type: 'text',
        value: ({ response }) => response,
        cell: ({ response }) => response && <Words text={response} />,
      },
      {
        id: 'confirmed',
        label: c('past.confirmed'),
        type: 'text',
        value: ({ confirmed_at, confirmed_by }) =>
          [confirmed_by, moment(confirmed_at, time_zone, language)].filter(Boolean).join(', '),
        order: ({ confirmed_at }) => confirmed_at,
      },
    ],
    [c, language, time_zone],
  );
}

/** What somebody wrote has the room it needs, beside columns of single words. */
const Words = ({ text }: { text: string }) => (
  <Box sx={{ minWidth: { md: 120 }, overflowWrap: 'anywhere' }}>{text}</Box>
);
