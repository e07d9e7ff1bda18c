import { NOTIFICATION_TYPES } from '@courtcrew/domain/board/model.ts';
import type { callsResource } from '@courtcrew/domain/board/rest.ts';
import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { fileTime } from '@courtcrew/ui-kit/page/list/columnFiles.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { clock, datedDay, datedMoment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { z } from 'zod';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { CallType } from './CallType.tsx';
import { departmentName, useCallWords } from './words.ts';

type PastCall = z.output<typeof callsResource.row>;

const NEWEST_FIRST = { field: 'time', order: 'DESC' } as const;

export function PastNotifications() {
  const c = useCallWords();
  const { tid, time_zone: zone } = useDesk();
  const toOpen = (
    <Button component={AppAnchor} to="/desk/notificationlist" variant="outlined">
      {c('staff.notifications')}
    </Button>
  );
  return (
    <ResourceList<PastCall>
      resource="calls"
      caption={c('staff.pastNotifications')}
      header={<DeskHeader title={c('staff.pastNotifications')} actions={toOpen} />}
      columns={useColumns()}
      filters={[
        { kind: 'search', source: 'q', label: c('filter.search') },
        {
          kind: 'choice',
          source: 'type',
          label: c('past.type'),
          options: NOTIFICATION_TYPES.map((type) => [type, c(`call.${type}`)] as const),
        },
        { kind: 'text', source: 'court_num', label: c('past.court') },
        { kind: 'day', source: 'time', label: c('past.day'), zone },
      ]}
      about={{ tid, confirmed: true }}
      sort={NEWEST_FIRST}
      empty={<EmptyState title={c('past.none')} text={c('past.noneText')} action={toOpen} />}
      file="past-notifications"
    />
  );
}

function useColumns(): readonly Column<PastCall>[] {
  const c = useCallWords();
  const { language } = useSpeech();
  const { time_zone: zone } = useDesk();
  const at = (iso: string | null) => iso && datedMoment(iso, zone, language);
  const dayOf = (iso: string) => datedDay(iso, zone, language);
  // Nearly all calls are confirmed on the day they were made, which the row shows.
  const answeredAt = (confirmed_at: string, time: string) =>
    dayOf(confirmed_at) === dayOf(time) ? clock(confirmed_at, zone, language) : at(confirmed_at);
  return [
    {
      key: 'type',
      label: c('past.type'),
      primary: true,
      value: ({ type }) => c(`call.${type}`),
      cell: ({ type }) => <CallType type={type} />,
    },
    { key: 'court_num', label: c('past.court') },
    {
      key: 'message',
      label: c('past.message'),
      cell: ({ message }) => message && <Words text={message} />,
      unsorted: true,
    },
    {
      key: 'department',
      label: c('past.department'),
      value: ({ department }) => departmentName(c, department),
    },
    { key: 'person', label: c('past.person') },
    {
      key: 'time',
      label: c('past.time'),
      type: 'datedTime',
      zone,
      cell: ({ time }) => <Lines of={[dayOf(time), clock(time, zone, language)]} />,
    },
    {
      key: 'response',
      label: c('past.response'),
      cell: ({ response }) => response && <Words text={response} />,
      unsorted: true,
    },
    {
      key: 'confirmed_at',
      label: c('past.confirmed'),
      value: ({ confirmed_by, confirmed_at }) => by(confirmed_by, at(confirmed_at)),
      cell: ({ confirmed_by, confirmed_at, time }) => (
        <>
          {confirmed_by}
          <Lines of={[confirmed_at && answeredAt(confirmed_at, time)]} />
        </>
      ),
      file: ({ confirmed_by, confirmed_at }) =>
        by(confirmed_by, confirmed_at && fileTime(confirmed_at, zone)),
    },
  ];
}

const by = (name: string | null, time: string | null): string =>
  [name && isolated(name), time].filter(Boolean).join(', ');

/** Stacked, unbroken parts of a time: a table has room in height. */
const Lines = ({ of }: { of: readonly (string | null)[] }) =>
  of.filter(Boolean).map((line) => (
    <Box key={line} sx={{ whiteSpace: 'nowrap' }}>
      {line}
    </Box>
  ));

/** Free text needs width beside columns of single words. */
const Words = ({ text }: { text: string }) => (
  <Box sx={{ minWidth: { md: 104 }, overflowWrap: 'anywhere' }}>{text}</Box>
);
