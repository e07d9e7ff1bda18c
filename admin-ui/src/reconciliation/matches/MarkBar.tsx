import { forThumbs } from '@courtcrew/ui-kit/theme/styles.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { Choice } from '../../kit/desk/Choice.tsx';
import { usePayWords } from '../words.ts';
import type { Mark, Side } from './parts.ts';

interface MarkBarProps {
  readonly count: number;
  readonly busy: boolean;
  readonly onMark: (sides: readonly Side[], mark: Mark, on: boolean) => void;
  readonly onAll: () => void;
  readonly onNone: () => void;
}

const SIDES: Readonly<Record<string, readonly Side[]>> = {
  both: ['lead', 'supporting'],
  lead: ['lead'],
  supporting: ['supporting'],
};

const MARKS = [
  ['pay.paid', 'paid', true],
  ['pay.notPaid', 'paid', false],
  ['pay.posted', 'posted', true],
  ['pay.notPosted', 'posted', false],
] as const;

/** Actions on the selected matches. Of constant height, so that the list does not jump. */
export function MarkBar({ count, busy, onMark, onAll, onNone }: MarkBarProps) {
  const p = usePayWords();
  const [whose, setWhose] = useState('both');
  return (
    <Box
      role="region"
      className="no-print"
      aria-label={p('mark.sides')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        mb: 1,
        minHeight: 40,
        ...forThumbs,
      }}
    >
      <Box role="status" sx={{ minWidth: 170, fontWeight: count > 0 ? 650 : 400 }}>
        {p('mark.selected', { count })}
      </Box>
      <Choice
        label={p('mark.sides')}
        value={whose}
        options={[
          ['both', p('pay.both')],
          ['lead', p('pay.lead')],
          ['supporting', p('pay.supporting')],
        ]}
        onChange={setWhose}
      />
      {MARKS.map(([label, mark, on]) => (
        <Button
          key={label}
          variant="outlined"
          disabled={count === 0 || busy}
          onClick={() => onMark(SIDES[whose] ?? [], mark, on)}
        >
          {p(label)}
        </Button>
      ))}
      <Box sx={{ ml: { md: 'auto' }, display: 'flex', gap: 1 }}>
        <Button variant="text" onClick={onAll}>
          {p('mark.all')}
        </Button>
        <Button variant="text" disabled={count === 0} onClick={onNone}>
          {p('mark.none')}
        </Button>
      </Box>
    </Box>
  );
}
