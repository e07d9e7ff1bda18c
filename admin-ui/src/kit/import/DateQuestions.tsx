import type { DateOrder, DateQuestion } from '@courtcrew/domain/contract/importing.ts';
import { dayRange } from '@courtcrew/ui-kit/time/dates.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useImportWords } from './words.ts';

export interface AskedDates {
  readonly question: DateQuestion;
  readonly order: DateOrder | null;
}

interface DateQuestionsProps {
  readonly asked: readonly AskedDates[];
  readonly onChoose: (question: DateQuestion, order: DateOrder) => void;
}

/** Asks which day is meant where the dates of a column can be read with the month or the day first. */
export function DateQuestions({ asked, onChoose }: DateQuestionsProps) {
  const w = useImportWords();
  const { language } = useSpeech();
  return asked.map(({ question, order }) => {
    const { column, cell } = question;
    const label = w('import.whichDay', { column, cell });
    return (
      <Alert key={column} severity={order === null ? 'warning' : 'info'}>
        {label}
        <Box sx={{ mt: 1 }}>
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label={label}
            value={order}
            onChange={(_, chosen: DateOrder | null) => chosen && onChoose(question, chosen)}
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
  });
}
