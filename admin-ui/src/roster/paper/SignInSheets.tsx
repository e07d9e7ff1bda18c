import { fullName } from '@courtcrew/domain/kernel/fullName.ts';
import { compareTexts } from '@courtcrew/domain/kernel/spelling.ts';
import { hours } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { useDayText } from '../../kit/desk/useDayText.ts';
import { Sheet } from '../reports/Paper.tsx';
import type { PaperShift } from './people.ts';
import { usePaperWords } from './words.ts';

const LINE = { height: '9mm', '@media print': { height: '9mm' } } as const;
/** For who comes unannounced, beside the places that are still free. */
const SPARE = 2;

/** A sheet per shift, on which people sign when they come and when they go. */
export function SignInSheets({ shifts }: { readonly shifts: readonly PaperShift[] }) {
  const d = usePaperWords();
  const { language } = useSpeech();
  const dayText = useDayText();
  return shifts.map((shift) => {
    const { sid, name, work, start, end, time_zone, signup, spots, count } = shift;
    const people = signup.toSorted((a, b) => compareTexts(fullName(a), fullName(b)));
    const free = Math.max(0, spots - count) + SPARE;
    return (
      <Sheet
        key={sid}
        title={`${name} · ${work}`}
        mark={`· ${dayText(start)}, ${hours(start, end, time_zone, language)}`}
        columns={[d('paper.person'), d('paper.in'), d('paper.out'), d('paper.signature')]}
        isWhole
      >
        {people.map((spot) => (
          <TableRow key={spot.spot_id} sx={LINE}>
            <TableCell sx={{ width: '34%', fontWeight: 650 }}>
              <bdi>{fullName(spot)}</bdi>
              {spot.captain && ` (${d('paper.captain')})`}
            </TableCell>
            <Blanks />
          </TableRow>
        ))}
        {Array.from({ length: free }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: empty lines are told apart by their place alone
          <TableRow key={line} sx={LINE}>
            <TableCell />
            <Blanks />
          </TableRow>
        ))}
      </Sheet>
    );
  });
}

const Blanks = () => (
  <>
    <TableCell sx={{ width: '14%' }} />
    <TableCell sx={{ width: '14%' }} />
    <TableCell />
  </>
);
