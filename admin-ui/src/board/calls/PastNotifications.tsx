import { getPastNotifications } from '@courtcrew/domain/board/contract.ts';
import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { nameOf } from '@courtcrew/ui-kit/board/names.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { moment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { type FilteredColumn, FilteredTable } from '../../kit/table/FilteredTable.tsx';
import { CallType } from './CallType.tsx';
import { useCallWords } from './words.ts';

type PastCall = AnswerOf<typeof getPastNotifications>[number];

/** Confirmed calls, with who answered what. */
export function PastNotifications() {
  const c = useCallWords();
  const { tid } = useDesk();
  const calls = useCall(getPastNotifications, { params: { tid } });
  const columns = useColumns();
  const toOpen = (
    <Button component={AppAnchor} to="/desk/notificationlist" variant="outlined">
      {c('staff.notifications')}
    </Button>
  );
  return (
    <>
      <DeskHeader title={c('staff.pastNotifications')} actions={toOpen} />
      <Answered
        of={calls}
        loading={<Loading shape="table" count={8} />}
        empty={<EmptyState title={c('past.none')} text={c('past.noneText')} action={toOpen} />}
      >
        {(rows) => (
          <FilteredTable
            caption={c('staff.pastNotifications')}
            columns={columns}
            rows={rows}
            rowKey={({ nid }) => nid}
            first={{ by: 'time', descending: true }}
            count={(shown, count) => c('past.count', { shown, count })}
            file="past-notifications"
          />
        )}
      </Answered>
    </>
  );
}

function useColumns(): readonly FilteredColumn<PastCall>[] {
  const c = useCallWords();
  const { language } = useSpeech();
  const { time_zone } = useDesk();
  return useMemo(() => {
    const at = (iso: string) => moment(iso, time_zone, language);
    return [
      {
        id: 'type',
        label: c('past.type'),
        primary: true,
        text: ({ type }) => c(`call.${type}`),
        cell: ({ type }) => <CallType type={type} />,
      },
      { id: 'court', label: c('past.court'), text: ({ court_num }) => court_num },
      {
        id: 'message',
        label: c('past.message'),
        text: ({ message }) => message ?? '',
        cell: ({ message }) => message && <Words text={message} />,
      },
      { id: 'department', label: c('past.department'), text: ({ department }) => department },
      { id: 'person', label: c('past.person'), text: nameOf },
      {
        id: 'time',
        label: c('past.time'),
        text: ({ time }) => at(time),
        order: ({ time }) => time,
      },
      {
        id: 'response',
        label: c('past.response'),
        text: ({ response }) => response ?? '',
        cell: ({ response }) => response && <Words text={response} />,
      },
      {
        id: 'confirmed',
        label: c('past.confirmed'),
        text: ({ confirmed_at, confirmed_by }) => [confirmed_by, at(confirmed_at)].filter(Boolean).join(', '),
        order: ({ confirmed_at }) => confirmed_at,
      },
    ];
  }, [c, language, time_zone]);
}

/** What somebody wrote has the room it needs, beside columns of single words. */
const Words = ({ text }: { text: string }) => (
  <Box sx={{ minWidth: { md: 120 }, overflowWrap: 'anywhere' }}>{text}</Box>
);
