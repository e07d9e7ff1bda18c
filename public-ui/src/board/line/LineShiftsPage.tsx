import { hours } from '@courtcrew/ui-kit/time/format.ts';
import { useCategoryName } from '@courtcrew/ui-kit/words/useCategoryName.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { plainList } from '../page/Section.tsx';
import { useLineWords } from '../words/line.ts';
import { type LineAbout, LinePage } from './LinePage.tsx';
import { LineRow } from './LineRow.tsx';
import { byShift, isHere, type LineShift } from './line.ts';

/** `/public/linecheckinshifts`: the same people under the shifts of the day. */
export function LineShiftsPage() {
  const w = useLineWords();
  return (
    <LinePage title={w('line.shiftsTitle')} shape="cards">
      {(people, about) =>
        byShift(people).map((shift) => <ShiftPeople key={shift.sid} shift={shift} about={about} />)
      }
    </LinePage>
  );
}

function ShiftPeople({ shift, about }: { shift: LineShift; about: LineAbout }) {
  const w = useLineWords();
  const { language } = useSpeech();
  const categoryName = useCategoryName();
  const { name, category, start, end, people } = shift;
  const here = people.filter(isHere).length;
  return (
    <Box component="section" aria-label={name} sx={{ mb: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, mb: 0.5 }}>
        <Typography variant="h2">{name}</Typography>
        <Box component="span" sx={{ color: 'text.secondary', typography: 'body2' }}>
          {categoryName(category)} · {hours(start, end, about.zone, language)} ·{' '}
          {w('line.count', { here, all: people.length })}
        </Box>
      </Box>
      <Box component="ul" aria-label={name} sx={plainList}>
        {people.map((person) => (
          <LineRow key={person.ref_id} person={person} {...about} />
        ))}
      </Box>
    </Box>
  );
}
