import type { PersonShift } from '@courtcrew/domain/roster/shapes.ts';
import { ConflictBadge } from '@courtcrew/ui-kit/badges/Warnings.tsx';
import { clock, shortDay } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import type { SeatStatus } from '../schedule/lines.ts';
import { useDeskWords } from '../words.ts';
import { SeatMark } from './SeatMark.tsx';

export const statusOfRow = (row: { readonly waitlist: boolean; readonly confirmed: boolean }): SeatStatus =>
  row.confirmed ? 'confirmed' : row.waitlist ? 'applied' : 'selected';

const TAG_HEIGHT = { xs: 42, sm: 24 } as const;
const LINE_PX = 21;
/** Characters of a name that fit beside the hours on the narrowest phone, and in each further line. */
const NAME_LETTERS = 16;
const LINE_LETTERS = 24;

/** Height for virtual lists; on a phone the name may take several lines. */
const tagHeight = ({ name }: PersonShift) => ({
  xs: TAG_HEIGHT.xs + LINE_PX * Math.max(Math.ceil((name.length - NAME_LETTERS) / LINE_LETTERS), 0),
  sm: TAG_HEIGHT.sm,
});

export const tagsHeight = (shifts: readonly PersonShift[], narrow: boolean): number => {
  const width = narrow ? 'xs' : 'sm';
  return Math.max(
    TAG_HEIGHT[width],
    shifts.reduce((sum, shift) => sum + tagHeight(shift)[width], 0),
  );
};

interface ShiftTagsProps {
  readonly shifts: readonly PersonShift[];
  readonly zone: string;
  /** Height is as `tagsHeight` says; overflow is cut. */
  readonly fixed?: boolean;
}

/** A person's shifts with status, one line each. */
export function ShiftTags({ shifts, zone, fixed = false }: ShiftTagsProps) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const categoryName = useCategoryName();
  if (shifts.length === 0)
    return (
      <Box sx={{ color: 'text.secondary', typography: 'body2', lineHeight: '24px' }}>
        {d('schedule.noShiftsYet')}
      </Box>
    );
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, minWidth: 0, textAlign: 'left' }}>
      {shifts.map((shift) => (
        <Box
          component="li"
          key={shift.shift_id}
          sx={{
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            ...(fixed ? { height: tagHeight(shift) } : { minHeight: TAG_HEIGHT }),
            typography: 'body2',
          }}
        >
          <SeatMark status={statusOfRow(shift)} />
          <Box
            component="span"
            sx={{
              maxHeight: '100%',
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: { xs: 'normal', sm: 'nowrap' },
            }}
          >
            {shortDay(shift.start, zone, language)}, {clock(shift.start, zone, language)} -{' '}
            {clock(shift.end, zone, language)} · <strong>{shift.name || categoryName(shift.category)}</strong>
          </Box>
          {shift.conflict && <ConflictBadge dense />}
        </Box>
      ))}
    </Box>
  );
}
