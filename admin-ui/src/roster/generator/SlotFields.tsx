import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import { TOUCH } from '@courtcrew/ui-kit/theme/styles.ts';
import Add from '@mui/icons-material/Add';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useDeskWords } from '../words.ts';
import { type Slot, slotAfter } from './plan.ts';

interface SlotFieldsProps {
  readonly slots: readonly Slot[];
  readonly onChange: (slots: readonly Slot[]) => void;
}

/** The shifts of one day; a further one begins where the last one ends. */
export function SlotFields({ slots, onChange }: SlotFieldsProps) {
  const d = useDeskWords();
  const put = (index: number, change: Partial<Slot>) =>
    onChange(slots.map((slot, at) => (at === index ? { ...slot, ...change } : slot)));
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0, display: 'grid', gap: 1.5 }}>
      <Box component="legend" sx={{ p: 0, mb: 1.5, typography: 'h3' }}>
        {d('generator.slots')}
      </Box>
      {slots.map((slot, index) => (
        <Box
          key={slot.id}
          sx={{
            display: 'grid',
            rowGap: 1.5,
            columnGap: 1,
            alignItems: 'start',
            gridTemplateColumns: { xs: '1fr 1fr 44px', sm: '1fr 48px 128px 128px auto' },
          }}
        >
          <TextInput
            kind="text"
            label={d('column.name')}
            value={slot.name}
            onChange={(event) => put(index, { name: event.target.value })}
            inputProps={{ maxLength: 120 }}
            sx={{ gridColumn: { xs: '1 / 3', sm: 'auto' } }}
          />
          <Box
            component="input"
            type="color"
            aria-label={d('desk.color')}
            value={slot.color}
            onChange={(event: React.ChangeEvent<HTMLInputElement>) =>
              put(index, { color: event.target.value })
            }
            sx={{ width: TOUCH, height: { xs: TOUCH, sm: 40 }, p: 0, border: 0, background: 'none' }}
          />
          <TextInput
            kind="time"
            label={d('setup.start')}
            value={slot.start}
            onChange={(event) => put(index, { start: event.target.value })}
            inputProps={{ step: 900 }}
          />
          <TextInput
            kind="time"
            label={d('setup.end')}
            value={slot.end}
            hint={slot.end !== '' && slot.end <= slot.start ? d('hours.nextDay') : undefined}
            onChange={(event) => put(index, { end: event.target.value })}
            inputProps={{ step: 900 }}
          />
          <IconButton
            aria-label={d('generator.removeSlot', { number: index + 1 })}
            disabled={slots.length === 1}
            onClick={() => onChange(slots.filter((_, at) => at !== index))}
          >
            <Delete fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button
          variant="text"
          startIcon={<Add />}
          onClick={() => onChange([...slots, slotAfter(slots.at(-1))])}
        >
          {d('generator.addSlot')}
        </Button>
      </Box>
    </Box>
  );
}
