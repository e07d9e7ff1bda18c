import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import ButtonBase from '@mui/material/ButtonBase';
import TableCell from '@mui/material/TableCell';
import { statusOfRow } from '../parts/ShiftTags.tsx';
import type { ShiftAt } from '../schedule/lines.ts';
import { useDeskWords } from '../words.ts';
import { placeOf, type ShiftMoves } from './useShiftMoves.ts';

const LETTERS = {
  confirmed: { letter: 'C', tone: 'success', weight: 'solid', word: 'status.confirmed' },
  selected: { letter: 'S', tone: 'secondary', weight: 'soft', word: 'status.selected' },
  applied: { letter: 'A', tone: 'info', weight: 'outline', word: 'status.applied' },
} as const;

const BUTTON = { minWidth: 44, minHeight: { xs: 44, md: 32 }, borderRadius: 1 } as const;
const HELD = { outline: '2px solid', outlineColor: 'secondary.main' } as const;
const PLACE = { border: '1px dashed', borderColor: 'text.secondary' } as const;
const CELL = {
  py: 0.25,
  '&[data-over]': { boxShadow: 'inset 0 0 0 3px var(--mui-palette-secondary-light)' },
} as const;

interface GridCellProps {
  readonly person: { readonly ref_id: string; readonly name: string };
  readonly shift: ShiftAt;
  readonly row: { readonly waitlist: boolean; readonly confirmed: boolean } | undefined;
  readonly moves: ShiftMoves;
}

/** A mark, or a place where the held mark may go. One button for both, so that focus stays when the mark arrives. */
export function GridCell({ person: { ref_id, name }, shift, row, moves }: GridCellProps) {
  const d = useDeskWords();
  const { held } = moves;
  if (row) {
    const status = statusOfRow(row);
    const { letter, tone, weight, word } = LETTERS[status];
    const mark = { ref_id, person: name, shift, status };
    const isHeld = held?.ref_id === ref_id && held.shift.sid === shift.sid;
    return (
      <TableCell sx={CELL}>
        <ButtonBase
          aria-pressed={isHeld}
          aria-label={d('grid.mark', { name, shift: shift.name, status: d(word) })}
          onPointerDown={(event) => moves.grab(event, mark)}
          onClick={() => moves.press(mark)}
          sx={{ ...BUTTON, cursor: 'grab', ...(isHeld && HELD) }}
        >
          <Badge tone={tone} weight={weight} title={d(word)} square>
            {letter}
          </Badge>
        </ButtonBase>
      </TableCell>
    );
  }
  return (
    <TableCell sx={CELL} data-drop={placeOf(ref_id, shift.sid)}>
      {held?.ref_id === ref_id && (
        <ButtonBase
          aria-label={d('grid.put', { name, shift: shift.name })}
          onClick={() => moves.putDown(shift)}
          sx={{ ...BUTTON, ...PLACE }}
        />
      )}
    </TableCell>
  );
}
