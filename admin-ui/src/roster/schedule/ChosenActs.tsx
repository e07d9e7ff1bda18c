import ArrowBack from '@mui/icons-material/ArrowBack';
import ArrowForward from '@mui/icons-material/ArrowForward';
import Check from '@mui/icons-material/Check';
import Remove from '@mui/icons-material/RemoveCircleOutlineOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDeskWords } from '../words.ts';
import type { Seat } from './lines.ts';
import { concerned, type Standing } from './many.ts';

interface ChosenActsProps {
  readonly seats: readonly Seat[];
  readonly busy: boolean;
  readonly onChange: (to: Standing) => void;
}

const ACTS = [
  { to: 'Selected', word: 'many.select', Icon: ArrowBack },
  { to: 'Confirmed', word: 'many.confirm', Icon: Check },
  { to: 'Applied', word: 'many.unselect', Icon: ArrowForward },
  { to: 'Removed', word: 'many.remove', Icon: Remove },
] as const;

export function ChosenActs({ seats, busy, onChange }: ChosenActsProps) {
  const d = useDeskWords();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {ACTS.map(({ to, word, Icon }) => {
        const count = concerned(seats, to).length;
        return (
          <Button
            key={to}
            size="small"
            variant="outlined"
            startIcon={<Icon fontSize="small" />}
            disabled={busy || count === 0}
            onClick={() => onChange(to)}
          >
            {d(word, { count })}
          </Button>
        );
      })}
    </Box>
  );
}
