import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import Box from '@mui/material/Box';
import { digitsOnly } from '../setup/digits.ts';
import { useDeskWords } from '../words.ts';
import { type Counts, LEVELS, totalOf } from './plan.ts';

interface CountFieldsProps {
  readonly title: string;
  readonly counts: Counts;
  readonly onChange: (counts: Counts) => void;
  readonly error?: string | null;
}

export function CountFields({ title, counts, onChange, error }: CountFieldsProps) {
  const d = useDeskWords();
  return (
    <Box component="fieldset" sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <Box component="legend" sx={{ p: 0, mb: 1.5, typography: 'h3' }}>
        {title}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'repeat(auto-fit, minmax(110px, 1fr))' }}>
        {LEVELS.map((level) => (
          <TextInput
            key={level}
            label={d(`generator.level.${level}`)}
            value={counts[level]}
            onChange={(event) => onChange({ ...counts, [level]: digitsOnly(event.target.value) })}
            inputProps={{ inputMode: 'numeric' }}
          />
        ))}
      </Box>
      <Box
        role="status"
        sx={{ mt: 0.75, typography: 'body2', color: error ? 'error.main' : 'text.secondary' }}
      >
        {error ?? d('setup.total', { count: totalOf(counts) })}
      </Box>
    </Box>
  );
}
