import type { ShiftRow } from '@courtcrew/domain/roster/shapes.ts';
import { hours } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Delete from '@mui/icons-material/DeleteOutlined';
import Edit from '@mui/icons-material/Edit';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { HistoryLink } from '../../kit/desk/HistoryLink.tsx';
import { useDayText } from '../../kit/desk/useDayText.ts';
import { FillMark } from '../parts/Fill.tsx';
import { NextInLine } from '../parts/NextInLine.tsx';
import { useDeskWords } from '../words.ts';

interface ShiftListProps {
  readonly shifts: readonly ShiftRow[];
  /** The shift in the form. */
  readonly editing: string | null;
  readonly onEdit: (shift: ShiftRow) => void;
  readonly onDuplicate: (shift: ShiftRow) => void;
  readonly onDelete: (shift: ShiftRow) => void;
}

export function ShiftList({ shifts, ...rest }: ShiftListProps) {
  const dayText = useDayText();
  const days = [...Map.groupBy(shifts, ({ date }) => date)];
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {days.map(([date, ofDay]) => (
        <section key={date} aria-labelledby={`day-${date}`}>
          <Box
            component="h3"
            id={`day-${date}`}
            sx={{ m: 0, mb: 0.75, typography: 'overline', color: 'text.secondary' }}
          >
            {ofDay[0] && dayText(ofDay[0].start)}
          </Box>
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
            {ofDay.map((shift) => (
              <Row key={shift.sid} shift={shift} {...rest} />
            ))}
          </Box>
        </section>
      ))}
    </Box>
  );
}

function Row({
  shift,
  editing,
  onEdit,
  onDuplicate,
  onDelete,
}: Omit<ShiftListProps, 'shifts'> & { shift: ShiftRow }) {
  const d = useDeskWords();
  const { language } = useSpeech();
  const categoryName = useCategoryName();
  const actions = [
    { label: 'action.edit', icon: <Edit fontSize="small" />, run: onEdit },
    { label: 'setup.duplicate', icon: <ContentCopy fontSize="small" />, run: onDuplicate },
    { label: 'action.delete', icon: <Delete fontSize="small" />, run: onDelete },
  ] as const;
  return (
    <Box
      component="li"
      aria-current={editing === shift.sid || undefined}
      sx={{
        display: 'flex',
        alignItems: 'center',
        flexWrap: 'wrap',
        gap: 1.5,
        pl: 1.5,
        pr: 0.5,
        py: 0.5,
        minHeight: 48,
        borderRadius: 1,
        border: '1px solid var(--mui-palette-divider)',
        borderLeft: '5px solid',
        backgroundColor: editing === shift.sid ? 'action.selected' : 'background.paper',
      }}
      style={{ borderLeftColor: shift.color }}
    >
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Box sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
          {shift.name || categoryName(shift.category)}
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          {hours(shift.start, shift.end, shift.time_zone, language)} · {categoryName(shift.category)}
          {shift.pre_reg && ` · ${d('setup.preReg')}`}
        </Box>
        <Box sx={{ typography: 'caption' }}>
          <NextInLine shift={shift} />
        </Box>
      </Box>
      <FillMark shift={shift} />
      <Box sx={{ display: 'flex' }}>
        <HistoryLink of={{ sid: shift.sid }} name={shift.name || categoryName(shift.category)} />
        {actions.map(({ label, icon, run }) => (
          <IconButton
            key={label}
            aria-label={`${d(label)}: ${shift.name}`}
            title={d(label)}
            onClick={() => run(shift)}
          >
            {icon}
          </IconButton>
        ))}
      </Box>
    </Box>
  );
}
