import Box from '@mui/material/Box';
import { plainList } from '../page/Section.tsx';
import { useLineWords } from '../words/line.ts';
import { LinePage } from './LinePage.tsx';
import { LineRow } from './LineRow.tsx';

export function LineCheckinPage() {
  const w = useLineWords();
  return (
    <LinePage title={w('line.title')} shape="list">
      {(people, about) => (
        <Box component="ul" aria-label={w('line.about')} sx={plainList}>
          {people.map((person) => (
            <LineRow key={person.ref_id} person={person} shifts={person.shifts} {...about} />
          ))}
        </Box>
      )}
    </LinePage>
  );
}
