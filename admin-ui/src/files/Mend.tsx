import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, type KeyboardEvent, useState } from 'react';
import { useFileWords } from './words.ts';

interface MendCellProps {
  readonly label: string;
  readonly text: string;
  readonly faults: readonly string[];
  readonly onMend: (text: string) => void;
}

/** A cell that is written anew, and read again once it is left. */
export function MendCell({ label, text, faults, onMend }: MendCellProps) {
  const late = useLateText(text, onMend);
  return (
    <TextInput
      kind="text"
      size="small"
      // The column's heading is seen already.
      label=""
      inputProps={{ 'aria-label': label }}
      error={faults.join(' ') || null}
      sx={{ minWidth: 160 }}
      {...late}
    />
  );
}

/** Text that counts once its field is left, or Enter is pressed: each costs a reading of all rows. */
export function useLateText(text: string, onText: (text: string) => void) {
  const [draft, setDraft] = useState(text);
  const take = () => {
    if (draft !== text) onText(draft);
  };
  return {
    value: draft,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => setDraft(target.value),
    onBlur: take,
    onKeyDown: ({ key }: KeyboardEvent) => {
      if (key === 'Enter') take();
    },
  };
}

interface SameQuestionProps {
  readonly row: number;
  readonly same: boolean | undefined;
  readonly onAnswer: (same: boolean) => void;
}

/** Whether a row means somebody who is here already. */
export function SameQuestion({ row, same, onAnswer }: SameQuestionProps) {
  const f = useFileWords();
  const answers = [
    [true, f('files.same')],
    [false, f('files.other')],
  ] as const;
  return (
    <Box role="group" aria-label={f('files.whetherSame', { row })} sx={ANSWERS}>
      {answers.map(([answer, text]) => (
        <Button
          key={text}
          size="small"
          variant={same === answer ? 'contained' : 'outlined'}
          aria-pressed={same === answer}
          onClick={() => onAnswer(answer)}
        >
          {text}
        </Button>
      ))}
    </Box>
  );
}

const ANSWERS = {
  mt: 0.5,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: { xs: 'end', sm: 'start' },
  gap: 1,
} as const;
