import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import { getRefereeShiftTable, getShifts, lastMatch } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import { Answered } from '@courtcrew/ui-kit/page/state/Answered.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { clock } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { DayFilter } from '../../kit/desk/DayFilter.tsx';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { daysOf } from '../../kit/desk/days.ts';
import { useDesk } from '../../kit/desk/desk.ts';
import { finder } from '../../kit/desk/finder.ts';
import { Ghost } from '../../kit/drag/Ghost.tsx';
import { LastStepLine } from '../../kit/undo/StepLine.tsx';
import { NoShifts, NoStaff } from '../parts/NothingYet.tsx';
import { useDeskWords } from '../words.ts';
import { GridCell } from './GridCell.tsx';
import { type ShiftMoves, useShiftMoves } from './useShiftMoves.ts';

const FILTER = { q: '', day: '' };

export function ShiftGrid() {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { tid } = useDesk();
  const { filter, set } = useUrlFilter(FILTER);
  const shifts = useCall(getShifts, { params: { tid } });
  const people = useCall(getRefereeShiftTable, { params: { tid } });
  const mark = useCommand(lastMatch);
  const moves = useShiftMoves({ shifts: shifts.data ?? [], people: people.data ?? [] });
  const fits = finder(filter.q);
  return (
    <>
      <DeskHeader title={d('staff.shiftGrid')} steps={<LastStepLine />} />
      <Answered of={shifts} loading="table" rows={10} empty={<NoShifts />}>
        {(all) => {
          const days = daysOf(all, language);
          const chosen = days.some(([date]) => date === filter.day) ? filter.day : (days[0]?.[0] ?? '');
          return (
            <>
              <Toolbar searchLabel={d('schedule.findPerson')} search={filter.q} onSearch={(q) => set({ q })}>
                <DayFilter days={days} value={chosen} onChange={(one) => set({ day: one })} required />
              </Toolbar>
              <GridHelp moves={moves} />
              <Answered of={people} loading="table" rows={10} empty={<NoStaff />}>
                {(rows) => (
                  <GridTable
                    shifts={all.filter(({ date }) => date === chosen)}
                    people={rows.filter(({ name }) => fits(name))}
                    moves={moves}
                    onLastMatch={(ref_id, on) => mark.mutate({ params: { tid }, body: { ref_id, on } })}
                  />
                )}
              </Answered>
            </>
          );
        }}
      </Answered>
      {moves.dragged && <Ghost name={moves.dragged.person} place={moves.ghost} />}
    </>
  );
}

/** Legend, or the held mark and where it may go; announced as it changes. */
function GridHelp({ moves: { held, letGo } }: { moves: ShiftMoves }) {
  const d = useDeskWords();
  return (
    <Box
      className="no-print"
      sx={{
        typography: 'body2',
        color: 'text.secondary',
        mb: 1.5,
        display: 'flex',
        alignItems: 'center',
        gap: 1,
      }}
    >
      <span role="status">
        {held
          ? d('grid.held', { name: held.person, shift: held.shift.name })
          : `${d('grid.help')} ${d('grid.moveHelp')}`}
      </span>
      {held && (
        <Button size="small" onClick={letGo}>
          {d('grid.letGo')}
        </Button>
      )}
    </Box>
  );
}

type Person = AnswerOf<typeof getRefereeShiftTable>[number];

interface GridTableProps {
  readonly shifts: readonly ShiftRow[];
  readonly people: readonly Person[];
  readonly moves: ShiftMoves;
  readonly onLastMatch: (ref_id: string, on: boolean) => void;
}

const STICKY = { position: 'sticky', left: 0, zIndex: 1, backgroundColor: 'background.paper' } as const;

/** Names down, shifts across; the names are sticky. */
function GridTable({ shifts, people, moves, onLastMatch }: GridTableProps) {
  const d = useDeskWords();
  const { language } = useSpeech();
  return (
    <TableContainer
      tabIndex={0}
      role="region"
      aria-label={d('staff.shiftGrid')}
      onKeyDown={({ key }) => {
        if (key === 'Escape') moves.letGo();
      }}
      sx={{ maxHeight: '70vh' }}
    >
      <Table stickyHeader aria-label={d('staff.shiftGrid')}>
        <TableHead>
          <TableRow>
            <TableCell sx={{ ...STICKY, zIndex: 3 }}>{d('column.name')}</TableCell>
            <TableCell>{d('grid.lastMatch')}</TableCell>
            {shifts.map(({ sid, name, start, time_zone, color }) => (
              <TableCell
                key={sid}
                sx={{ borderTop: '4px solid', minWidth: 96, verticalAlign: 'top' }}
                style={{ borderTopColor: color }}
              >
                {name}
                <Box sx={{ fontWeight: 400 }}>{clock(start, time_zone, language)}</Box>
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {people.map((person) => (
            <TableRow key={person.ref_id} hover>
              <TableCell component="th" scope="row" sx={{ ...STICKY, fontWeight: 550, minWidth: 110 }}>
                {person.name}
              </TableCell>
              <TableCell>
                <Switch
                  size="small"
                  color="secondary"
                  checked={person.last_match}
                  onChange={(_, on) => onLastMatch(person.ref_id, on)}
                  slotProps={{ input: { 'aria-label': d('grid.toggleLast', { name: person.name }) } }}
                />
              </TableCell>
              {shifts.map((shift) => (
                <GridCell
                  key={shift.sid}
                  person={person}
                  shift={shift}
                  row={person.shifts.find(({ sid }) => sid === shift.sid)}
                  moves={moves}
                />
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
