import type { Volunteer } from '@courtcrew/domain/roster/volunteers/shapes.ts';
import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useMemo } from 'react';
import { Key } from '../../../kit/desk/Key.tsx';
import { ListFrame } from '../../../kit/desk/ListFrame.tsx';
import { VirtualGrid } from '../../../kit/desk/VirtualGrid.tsx';
import { WAIVER_PX } from '../../parts/WaiverBelow.tsx';
import { ACTS_PX, seatKey } from '../../schedule/SeatActs.tsx';
import { useVolunteerSeats } from '../manage/useVolunteerSeats.ts';
import { useVolunteerWords } from '../words.ts';
import { type NameLine, nameLines } from './lines.ts';
import { NameRow, SeatRow } from './rows.tsx';

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
export function NameList({ people }: { people: readonly Volunteer[] }) {
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
