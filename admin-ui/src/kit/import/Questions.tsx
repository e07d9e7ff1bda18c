import type { DateQuestion as Asked, DateOrder } from '@courtcrew/domain/contract/importing.ts';
import { dayRange } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import NativeSelect from '@mui/material/NativeSelect';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { isEncoding, useImportWords } from './words.ts';

interface LettersQuestionProps {
  /** Each way to read the letters, with words that differ. */
  readonly readings: readonly { readonly encoding: string; readonly sample: string }[];
  /** The encoding in use; empty while that is asked. */
  readonly chosen: string;
  readonly onChoose: (encoding: string) => void;
}

/** Asks for the encoding of a file by sample words that differ. */
export function LettersQuestion({ readings, chosen, onChoose }: LettersQuestionProps) {
  const w = useImportWords();
  if (readings.length < 2) return null;
  return (
    <Alert severity={chosen === '' ? 'warning' : 'info'}>
      {chosen === '' ? w('import.lettersDoubt') : w('import.letters')}{' '}
      <NativeSelect
        variant="standard"
        inputProps={{ 'aria-label': w('import.letters') }}
        value={chosen}
        onChange={({ target }) => onChoose(target.value)}
      >
        {chosen === '' && <option value="" disabled />}
        {readings.map(({ encoding, sample }) => (
          <option key={encoding} value={encoding}>
            {sample} ({isEncoding(encoding) ? w(`import.${encoding}`) : encoding})
          </option>
        ))}
      </NativeSelect>
    </Alert>
  );
}

interface DateQuestionProps {
  readonly question: Asked;
  /** Null while undecided. */
  readonly order: DateOrder | null;
  readonly onChoose: (order: DateOrder) => void;
}

/** Asks which day is meant where the dates of a column can be read with the month or the day first. */
export function DateQuestion({ question, order, onChoose }: DateQuestionProps) {
  const w = useImportWords();
  const { language } = useSpeech();
  const { column, cell } = question;
  const label = w('import.whichDay', { column, cell });
  return (
    <Alert severity={order === null ? 'warning' : 'info'}>
      {label}
      <Box sx={{ mt: 1 }}>
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label={label}
          value={order}
          onChange={(_, chosen: DateOrder | null) => chosen && onChoose(chosen)}
        >
          {(['month', 'day'] as const).map((first) => (
            <ToggleButton key={first} value={first} sx={{ textTransform: 'none' }}>
              {dayRange(question[first], question[first], language)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      </Box>
    </Alert>
  );
}
