import { dateIn } from '@courtcrew/domain/kernel/time.ts';
import { getVolunteerForCaptain } from '@courtcrew/domain/roster/contract.ts';
import type { Volunteer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { SelectInput } from '@courtcrew/ui-kit/form/SelectInput.tsx';
import { NothingFits } from '@courtcrew/ui-kit/page/list/NothingFits.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { hours, shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Print from '@mui/icons-material/Print';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo } from 'react';
import { DayFilter } from '../../../kit/desk/DayFilter.tsx';
import { useDesk } from '../../../kit/desk/desk.ts';
import { finder } from '../../../kit/desk/finder.ts';
import { Key } from '../../../kit/desk/Key.tsx';
import { ListFrame } from '../../../kit/desk/ListFrame.tsx';
import { VirtualGrid } from '../../../kit/desk/VirtualGrid.tsx';
import { statusOfRow } from '../../parts/ShiftTags.tsx';
import { WAIVER_PX } from '../../parts/WaiverBelow.tsx';
import { ACTS_PX, seatKey } from '../../schedule/SeatActs.tsx';
import { useVolunteerSeats } from '../manage/useVolunteerSeats.ts';
import { Pager } from '../parts/Pager.tsx';
import { useCategories } from '../parts/useCategories.ts';
import { useCrew } from '../parts/useCrew.ts';
import { useDays } from '../parts/useDay.ts';
import { VolunteerHeader } from '../parts/VolunteerHeader.tsx';
import { useVolunteerWords } from '../words.ts';
import { type NameLine, nameLines } from './lines.ts';
import { NameRow, SeatRow } from './rows.tsx';

const FILTER = { q: '', vcid: '', day: '', paper: false };

export function ScheduleByName() {
  const v = useVolunteerWords();
  const { filter, set } = useUrlFilter(FILTER);
  const clear = () => set({ q: '', vcid: '', day: '' });
  const { q, vcid, day } = filter;
  const { data: own = [] } = useCategories();
  const { days } = useDays();
  return (
    <>
      <VolunteerHeader
        title={v('staff.volunteerByName')}
        actions={
          <>
            <Button variant="outlined" onClick={() => set({ paper: !filter.paper })}>
              {v(filter.paper ? 'byName.screen' : 'byName.paper')}
            </Button>
            {filter.paper && (
              <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
                {v('action.print')}
              </Button>
            )}
          </>
        }
      />
      <Toolbar
        searchLabel={v('schedule.findPerson')}
        search={q}
        onSearch={(text) => set({ q: text })}
        onClear={q || vcid || day ? clear : undefined}
      >
        <SelectInput
          label={v('column.category')}
          value={vcid}
          options={[['', v('shifts.allCategories')], ...own.map((one) => [one.vcid, one.name] as const)]}
          onChange={(next) => set({ vcid: next })}
        />
        <DayFilter days={days} value={day} onChange={(next) => set({ day: next })} />
      </Toolbar>
      {filter.paper ? <NamePaper {...filter} /> : <Listed {...filter} onClear={clear} />}
    </>
  );
}

interface ListedProps {
  readonly q: string;
  readonly vcid: string;
  readonly day: string;
  readonly onClear: () => void;
}

function Listed({ q, vcid, day, onClear }: ListedProps) {
  const v = useVolunteerWords();
  const { crew, pager } = useCrew({ q, vcid, day });
  const narrowed = `${q}${vcid}${day}`.trim() !== '';
  return (
    <Answered
      of={crew}
      loading="list"
      rows={10}
      isEmpty={({ total }) => total === 0}
      empty={
        narrowed ? (
          <NothingFits title={v('byName.noMatch')} onClear={onClear} />
        ) : (
          <EmptyState title={v('byName.none')} text={v('byName.noneHelp')} />
        )
      }
    >
      {({ rows }) => (
        <>
          <NameList people={rows} />
          <Pager {...pager} />
        </>
      )}
    </Answered>
  );
}

const HEIGHTS = { person: 46, seat: 38 } as const;
/** On a phone hours and name of a shift stand below each other, and a missing waiver and the buttons below them. */
const heightOnPhone = (line: NameLine): number =>
  line.kind === 'person' ? HEIGHTS.person : 48 + ACTS_PX + (line.row.waiver_missing ? WAIVER_PX : 0);

const keyOf = ({ key }: NameLine): string => key;
const HINTS = [
  ['↑ ↓', 'desk.keyMove'],
  ['Enter', 'schedule.keySelect'],
  ['C', 'schedule.keyConfirm'],
  ['-', 'schedule.keyRemove'],
  ['K', 'schedule.keyLead'],
] as const;

/** Volunteers with their shifts; a shift is selected, confirmed, removed by the keys of the manage screen. */
function NameList({ people }: { people: readonly Volunteer[] }) {
  const v = useVolunteerWords();
  const actions = useVolunteerSeats();
  const narrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const lines = useMemo(() => nameLines(people), [people]);
  const heightOf = useCallback(
    (line: NameLine) => (narrow ? heightOnPhone(line) : HEIGHTS[line.kind]),
    [narrow],
  );
  return (
    <>
      <Box
        sx={{
          display: { xs: 'none', md: 'flex' },
          gap: 1.5,
          mb: 1,
          color: 'text.secondary',
          typography: 'caption',
        }}
      >
        {HINTS.map(([name, does]) => (
          <Key key={name} name={name} does={v(does)} />
        ))}
      </Box>
      <ListFrame height={{ xs: '62vh', md: 'calc(100dvh - 300px)' }}>
        <VirtualGrid
          label={v('staff.volunteerByName')}
          rows={lines}
          rowKey={keyOf}
          heightOf={heightOf}
          picked={null}
          onPick={() => {}}
          onEnter={(line) => line.kind === 'seat' && void actions.toggle(line.seat)}
          onKey={(key, line) => line?.kind === 'seat' && seatKey(key, { seat: line.seat, actions })}
          empty={v('byName.noMatch')}
        >
          {(line) =>
            line.kind === 'person' ? (
              <NameRow person={line.person} />
            ) : (
              <SeatRow line={line} actions={actions} />
            )
          }
        </VirtualGrid>
      </ListFrame>
    </>
  );
}

interface NamePaperProps {
  readonly q: string;
  readonly vcid: string;
  /** `YYYY-MM-DD` at the venue. */
  readonly day: string;
}

/** Everybody with shifts, as many pages as it takes. Plain cells: twelve thousand of them must come at once. */
function NamePaper({ q, vcid, day }: NamePaperProps) {
  const v = useVolunteerWords();
  const { language } = useSpeech();
  const { tid, time_zone: zone } = useDesk();
  const crew = useCall(getVolunteerForCaptain, { params: { tid }, body: {} });
  const fits = finder(q);
  return (
    <Answered of={crew} loading="table" rows={10}>
      {(all) => {
        const people = all
          .filter(({ name }) => fits(name))
          .map(({ ref_id, name, shifts }) => ({
            ref_id,
            name,
            shifts: shifts.filter(
              (one) =>
                (vcid === '' || one.vcid === vcid) && (day === '' || dateIn(one.start_time, zone) === day),
            ),
          }))
          .filter(({ shifts }) => shifts.length > 0);
        if (people.length === 0) return <EmptyState title={v('byName.noMatch')} />;
        return (
          <Box component="table" aria-label={v('staff.volunteerByName')} sx={sheet}>
            <thead>
              <tr>
                <th scope="col">{v('desk.day')}</th>
                <th scope="col">{v('column.time')}</th>
                <th scope="col">{v('column.shift')}</th>
                <th scope="col">{v('column.category')}</th>
                <th scope="col">{v('column.status')}</th>
              </tr>
            </thead>
            {people.map(({ ref_id, name, shifts }) => (
              <tbody key={ref_id}>
                <tr>
                  <th scope="rowgroup" colSpan={5}>
                    {name}
                  </th>
                </tr>
                {shifts.map((one) => (
                  <tr key={one.shift_id}>
                    <td>{shortDay(one.start_time, zone, language)}</td>
                    <td>{hours(one.start_time, one.end_time, zone, language)}</td>
                    <td>
                      {one.shift_name}
                      {one.captain && ` (${v('schedule.captain')})`}
                    </td>
                    <td>{one.category}</td>
                    <td>
                      {v(`status.${statusOfRow(one)}`)}
                      {one.waiver_missing && ` (${v('status.waiverMissing')})`}
                    </td>
                  </tr>
                ))}
              </tbody>
            ))}
          </Box>
        );
      }}
    </Answered>
  );
}

const sheet = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& td, & th': { textAlign: 'left', p: '3px 8px', verticalAlign: 'top' },
  '& td': { borderBottom: '1px solid var(--mui-palette-divider)' },
  '& tbody th': { pt: 1.5, fontWeight: 650, borderBottom: '1px solid var(--mui-palette-text-secondary)' },
  '& tbody': { breakInside: 'avoid' },
} as const;
