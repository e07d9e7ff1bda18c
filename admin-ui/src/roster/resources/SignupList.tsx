import { partsOf } from '@courtcrew/domain/kernel/parts.ts';
import type { signupRow } from '@courtcrew/domain/roster/rest.ts';
import { StatusBadge } from '@courtcrew/ui-kit/badges/StatusBadge.tsx';
import { failureText } from '@courtcrew/ui-kit/form/serverErrors.ts';
import { useConfirm } from '@courtcrew/ui-kit/page/dialog/Confirm.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useToast } from '@courtcrew/ui-kit/page/state/Toast.tsx';
import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { hours } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import CheckCircle from '@mui/icons-material/CheckCircle';
import Delete from '@mui/icons-material/DeleteOutlined';
import Button from '@mui/material/Button';
import { useDataProvider, useListContext } from 'react-admin';
import type { z } from 'zod';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { FirstSteps } from '../../kit/page/NextStep.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { actsColumn } from '../../kit/table/columns.ts';
import { LastStepLine } from '../../kit/undo/StepLine.tsx';
import { useStaffWords } from '../../shell/words.ts';
import { credentialsColumn } from '../parts/personColumns.tsx';
import { statusOfRow } from '../parts/ShiftTags.tsx';
import type { SeatAt } from '../schedule/lines.ts';
import { concerned, type Standing } from '../schedule/many.ts';
import { SeatActs } from '../schedule/SeatActs.tsx';
import { useManySeats } from '../schedule/useManySeats.ts';
import { useOfficialSeats } from '../schedule/useSeatActions.ts';
import { useDeskWords } from '../words.ts';

export type Signup = z.output<typeof signupRow>;

const STATUSES = ['Applied', 'Selected', 'Confirmed'] as const;
const WORDS = {
  Applied: 'status.applied',
  Selected: 'status.selected',
  Confirmed: 'status.confirmed',
} as const;
const BY_TIME = { field: 'start', order: 'ASC' } as const;

/** Everybody in every shift. */
export function SignupList() {
  const w = useStaffWords();
  const d = useDeskWords();
  const { tid } = useDesk();
  const statuses = STATUSES.map((status) => [status, d(WORDS[status])] as const);
  return (
    <ResourceList<Signup>
      resource="signups"
      caption={d('preset.signups')}
      header={<DeskHeader title={w('staff.signups')} steps={<LastStepLine />} />}
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

const ACTS = [
  { to: 'Selected', word: 'signups.select', Icon: ArrowBack },
  { to: 'Confirmed', word: 'action.confirm', Icon: CheckCircle },
  { to: 'Applied', word: 'signups.back', Icon: ArrowForward },
  { to: 'Removed', word: 'action.remove', Icon: Delete },
] as const;

/** Ids that one address of a list has room for. */
const IDS_AT_ONCE = 100;

/** Changes the selected rows, also those of other pages, as the schedule does; refused ones stay selected. */
export function SignupActions() {
  const d = useDeskWords();
  const toast = useToast();
  const ask = useConfirm();
  const { getMany } = useDataProvider();
  const { resource, selectedIds, data = [], onSelect } = useListContext<Signup>();
  const { busy, change } = useManySeats();
  const rowsOf = async (): Promise<readonly Signup[]> => {
    const here = data.filter(({ id }) => selectedIds.includes(id));
    const elsewhere = selectedIds.filter((id) => !here.some((row) => row.id === id));
    const pages = partsOf(elsewhere, IDS_AT_ONCE).map((ids) => getMany<Signup>(resource, { ids }));
    return [...here, ...(await Promise.all(pages)).flatMap((page) => page.data)];
  };
  const act = async (to: Standing, title: string) => {
    const text = d('signups.removeMany', { count: selectedIds.length });
    if (to === 'Removed' && !(await ask({ title, text, action: title }))) return;
    const rows = await rowsOf().catch((failure) => void toast.error(failureText(failure)));
    if (!rows) return;
    const seats = rows.map(seatAt);
    if (concerned(seats, to).length === 0) return toast.info(d('many.nothing'));
    const outcome = await change(seats, to);
    if (outcome) onSelect([...outcome.refused.keys()]);
  };
  return ACTS.map(({ to, word, Icon }) => (
    <Button
      key={to}
      variant="outlined"
      startIcon={<Icon />}
      disabled={busy.size > 0}
      onClick={() => void act(to, d(word))}
    >
      {d(word)}
    </Button>
  ));
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
