import type { signupRow } from '@courtcrew/domain/roster/rest.ts';
import { StatusBadge } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { hours } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import CheckCircle from '@mui/icons-material/CheckCircle';
import type { z } from 'zod';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { FirstSteps } from '../../kit/page/NextStep.tsx';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { actsColumn } from '../../kit/table/columns.ts';
import { useStaffWords } from '../../shell/words.ts';
import { credentialsColumn } from '../parts/personColumns.tsx';
import { statusOfRow } from '../parts/ShiftTags.tsx';
import { SeatActs } from '../schedule/SeatActs.tsx';
import { type SeatAt, useOfficialSeats } from '../schedule/useSeatActions.ts';
import { useDeskWords } from '../words.ts';

export type Signup = z.output<typeof signupRow>;

const STATUSES = ['Applied', 'Selected', 'Confirmed'] as const;
const WORDS = {
  Applied: 'status.applied',
  Selected: 'status.selected',
  Confirmed: 'status.confirmed',
} as const;
const BY_TIME = { field: 'start', order: 'ASC' } as const;

/** Everybody in every shift; many are confirmed in one call answered row by row. */
export function SignupList() {
  const w = useStaffWords();
  const d = useDeskWords();
  const { tid } = useDesk();
  const statuses = STATUSES.map((status) => [status, d(WORDS[status])] as const);
  return (
    <ResourceList<Signup>
      resource="signups"
      caption={d('preset.signups')}
      header={<DeskHeader title={w('staff.signups')} />}
      columns={useColumns()}
      filters={[
        { kind: 'search', source: 'q', label: d('filter.search') },
        { kind: 'choice', source: 'status', label: d('column.status'), options: statuses },
        { kind: 'text', source: 'category', label: d('column.category') },
      ]}
      presets={[
        { label: d('preset.all'), filter: {} },
        ...statuses.map(([status, label]) => ({ label, filter: { status } })),
      ]}
      about={{ tid }}
      sort={BY_TIME}
      bulk={<SignupActions />}
      rowClick="edit"
      empty={<NoSignups />}
      file="sign-ups"
    />
  );
}

const seatAt = (row: Signup): SeatAt => ({
  shift: { sid: row.sid, name: row.shift, category: row.category, start: row.start },
  spot: { shift_id: row.shift_id, ref_id: row.ref_id, first: row.first, last: row.last, captain: false },
  status: statusOfRow(row),
});

function SignupActions() {
  const d = useDeskWords();
  return (
    <>
      <BulkButton label={d('signups.select')} icon={<ArrowBack />} data={{ waitlist: false }} />
      <BulkButton label={d('action.confirm')} icon={<CheckCircle />} data={{ confirmed: true }} />
      <BulkButton label={d('signups.back')} icon={<ArrowForward />} data={{ waitlist: true }} />
      <BulkButton label={d('action.remove')} confirm={(count) => d('signups.removeMany', { count })} />
    </>
  );
}

function NoSignups() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const atDesk = useAllows()('desk', tid);
  return (
    <EmptyState
      title={d('signups.none')}
      action={atDesk && <FirstSteps to="/desk/editSchedule" label={d('staff.editSchedule')} />}
    />
  );
}

function useColumns(): readonly Column<Signup>[] {
  const d = useDeskWords();
  const { language } = useSpeech();
  const categoryName = useCategoryName();
  const { tid, time_zone: zone } = useDesk();
  const mayChange = useAllows()('shiftDesk', tid);
  const actions = useOfficialSeats();
  return [
    { key: 'name', label: d('column.name'), primary: true },
    credentialsColumn(d, { unsorted: true }),
    { key: 'shift', label: d('column.shift') },
    { key: 'category', label: d('column.category'), value: ({ category }) => categoryName(category) },
    { key: 'start', label: d('column.time'), type: 'time', zone },
    {
      key: 'end',
      label: d('signups.hours'),
      value: ({ start, end, time_zone }) => hours(start, end, time_zone, language),
      unsorted: true,
      hidden: true,
    },
    {
      key: 'status',
      label: d('column.status'),
      value: ({ status }) => d(WORDS[status]),
      cell: (row) => <StatusBadge status={statusOfRow(row)} />,
    },
    ...(mayChange
      ? [actsColumn<Signup>(d('table.actions'), (row) => <SeatActs seat={seatAt(row)} actions={actions} />)]
      : []),
    { key: 'signup_time', label: d('signups.signedUp'), type: 'datedTime', zone, hidden: true },
  ];
}
