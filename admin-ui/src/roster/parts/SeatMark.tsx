import CheckCircle from '@mui/icons-material/CheckCircle';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import Stars from '@mui/icons-material/Stars';
import type { SeatStatus } from '../schedule/lines.ts';
import { useDeskWords } from '../words.ts';

const LOOKS = {
  confirmed: { Icon: CheckCircle, color: 'success.main', word: 'status.confirmed' },
  selected: { Icon: Stars, color: 'secondary.main', word: 'status.selected' },
  applied: { Icon: RadioButtonUnchecked, color: 'info.main', word: 'status.applied' },
} as const;

/** Status of a seat as a shape, for dense lists. */
export function SeatMark({ status }: { status: SeatStatus }) {
  const d = useDeskWords();
  const { Icon, color, word } = LOOKS[status];
  return <Icon titleAccess={d(word)} sx={{ fontSize: '1.125rem', color, flexShrink: 0 }} />;
}
