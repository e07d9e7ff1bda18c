import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getRefereeShiftTable } from '@courtcrew/domain/roster/contract.ts';
import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { clock } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Switch from '@mui/material/Switch';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useDeskWords } from '../words.ts';
import { GridCell } from './GridCell.tsx';
import type { ShiftMoves } from './useShiftMoves.ts';

type Person = AnswerOf<typeof getRefereeShiftTable>[number];

interface GridTableProps {
  readonly shifts: readonly ShiftRow[];
  readonly people: readonly Person[];
  readonly moves: ShiftMoves;
  readonly onLastMatch: (ref_id: string, on: boolean) => void;
}

const STICKY = { position: 'sticky', left: 0, zIndex: 1, backgroundColor: 'background.paper' } as const;

/** Names down, shifts across; the names are sticky. */
export function GridTable({ shifts, people, moves, onLastMatch }: GridTableProps) {
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
              {shifts.map(({ sid, name }) => (
                <GridCell
                  key={sid}
                  person={person}
                  shift={{ sid, name }}
                  row={person.shifts.find((one) => one.sid === sid)}
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
