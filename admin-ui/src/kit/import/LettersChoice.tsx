import Alert from '@mui/material/Alert';
import NativeSelect from '@mui/material/NativeSelect';
import { type FileText, sampleOf } from './letters.ts';
import { useImportWords } from './words.ts';

interface LettersChoiceProps {
  readonly file: FileText;
  /** Index of the reading in use; null while undecided. */
  readonly chosen: number | null;
  readonly onChoose: (place: number) => void;
}

/** Asks for the encoding of a file by sample words that differ. */
export function LettersChoice({ file, chosen, onChoose }: LettersChoiceProps) {
  const w = useImportWords();
  if (file.readings.length < 2) return null;
  return (
    <Alert severity={chosen === null ? 'warning' : 'info'}>
      {chosen === null ? w('import.lettersDoubt') : w('import.letters')}{' '}
      <NativeSelect
        variant="standard"
        inputProps={{ 'aria-label': w('import.letters') }}
        value={chosen ?? ''}
        onChange={({ target }) => onChoose(Number(target.value))}
      >
        {chosen === null && <option value="" disabled />}
        {file.readings.map((reading, place) => (
          <option key={reading.encoding} value={place}>
            {sampleOf(reading)} ({w(`import.${reading.encoding}`)})
          </option>
        ))}
      </NativeSelect>
    </Alert>
  );
}
