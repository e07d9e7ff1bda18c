import { NOTE_STATUSES, type Note } from '@courtcrew/domain/audit/contract.ts';
import { isRefusal } from '@courtcrew/domain/kernel/refusal.ts';
import { addDays, isDate, type TimeZone, wallToUtc } from '@courtcrew/domain/kernel/time.ts';
import { AppAnchor, AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { ResponsiveTable } from '@courtcrew/ui-kit/page/ResponsiveTable.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/urlFilter.ts';
import { moment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useGetList } from 'react-admin';
import { DeskHeader } from '../kit/desk/DeskHeader.tsx';
import { useDesk } from '../kit/desk/desk.ts';
import { SelectInput } from '../kit/desk/SelectInput.tsx';
import { NoteStatus } from './NoteStatus.tsx';
import { useAuditWords } from './words.ts';

const STEP = 100;
const FILTER = { status: '', name: '', shift: '', author: '', day: '', sort: 'time', down: true, rows: STEP };

/** The most rows one list answers. */
const MOST = 1000;

/** A day at the venue as the instants it begins and ends at. */
function within(day: string, zone: TimeZone) {
  if (!isDate(day)) return {};
  const [from, to] = [wallToUtc(day, '00:00', zone), wallToUtc(addDays(day, 1), '00:00', zone)];
  return isRefusal(from) || isRefusal(to) ? {} : { time_gte: from, time_lte: to };
}

/** Every action on the schedule with its author; each column has its filter, and each row leads to that minute. */
export function SchedulingNotes() {
  const a = useAuditWords();
  const { language } = useSpeech();
  const { tid, time_zone } = useDesk();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const { status, name, shift, author, day } = filter;
  const notes = useGetList<Note>('schedulingnotes', {
    filter: {
      tid,
      ...(status && { status }),
      ...(name && { name }),
      ...(shift && { shift }),
      ...(author && { author }),
      ...within(day, time_zone),
    },
    sort: { field: filter.sort, order: filter.down ? 'DESC' : 'ASC' },
    pagination: { page: 1, perPage: Math.min(Math.max(filter.rows, STEP), MOST) },
  });
  const total = notes.total ?? 0;
  const filtered = Boolean(status || name || shift || author || day);
  const sortable = true;
  return (
    <>
      <DeskHeader
        title={a('staff.scheduleNotes')}
        actions={
          <Button component={AppAnchor} to="/desk/scheduleReplay" variant="outlined">
            {a('staff.scheduleReplay')}
          </Button>
        }
      />
      <Toolbar onClear={active ? clear : undefined} count={a('log.count', { count: total })}>
        <TextInput
          label={a('notes.day')}
          type="date"
          value={day}
          onChange={(event) => set({ day: event.target.value })}
          sx={{ width: 160 }}
        />
        <SelectInput
          label={a('log.status')}
          value={status}
          options={[
            ['', a('notes.allStatuses')],
            ...NOTE_STATUSES.map((one) => [one, a(`notes.${one}`)] as const),
          ]}
          onChange={(next) => set({ status: next })}
        />
        {(['name', 'shift', 'author'] as const).map((column) => (
          <TextInput
            key={column}
            type="search"
            label={a(column === 'author' ? 'notes.author' : `log.${column}`)}
            value={filter[column]}
            onChange={(event) => set({ [column]: event.target.value })}
            sx={{ flex: '1 1 120px', maxWidth: 200 }}
          />
        ))}
      </Toolbar>
      <Answered
        of={notes}
        loading={<Loading shape="table" count={10} />}
        empty={
          filtered ? (
            <EmptyState title={a('log.noMatch')} />
          ) : (
            <EmptyState title={a('notes.none')} text={a('notes.noneHelp')} />
          )
        }
      >
        {(rows) => (
          <>
            <ResponsiveTable
              caption={a('staff.scheduleNotes')}
              rows={rows}
              rowKey={({ id }) => id}
              sort={{ by: filter.sort, descending: filter.down }}
              onSort={({ by, descending }) => set({ sort: by, down: descending })}
              columns={[
                {
                  id: 'time',
                  label: a('notes.time'),
                  sortable,
                  cell: ({ time }) => (
                    <AppLink
                      to={`/desk/scheduleReplay?at=${encodeURIComponent(time)}`}
                      title={a('notes.replayFrom', { time: moment(time, time_zone, language) })}
                    >
                      {moment(time, time_zone, language)}
                    </AppLink>
                  ),
                },
                {
                  id: 'tournament',
                  label: a('notes.tournament'),
                  wideOnly: true,
                  cell: (row) => row.tournament,
                },
                {
                  id: 'status',
                  label: a('log.status'),
                  sortable,
                  cell: (row) => <NoteStatus of={row.status} />,
                },
                { id: 'name', label: a('log.name'), primary: true, sortable, cell: (row) => row.name },
                { id: 'shift', label: a('log.shift'), sortable, cell: (row) => row.shift },
                { id: 'author', label: a('notes.author'), sortable, cell: (row) => row.author },
              ]}
            />
            {total > rows.length && rows.length < MOST && (
              <Box sx={{ mt: 2, textAlign: 'center' }}>
                <Button variant="outlined" onClick={() => set({ rows: rows.length + STEP })}>
                  {a('action.showMore')}
                </Button>
              </Box>
            )}
          </>
        )}
      </Answered>
    </>
  );
}
