import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useState } from 'react';
import { plainList } from '../page/Section.tsx';
import { useBoardWords } from '../words.ts';

interface CutProps<Row> {
  readonly label: string;
  readonly rows: readonly Row[];
  /** Rows shown at first; a board may hold hundreds of people. */
  readonly most: number;
  readonly children: (row: Row, index: number) => ReactNode;
}

export function Cut<Row>({ label, rows, most, children }: CutProps<Row>) {
  const w = useBoardWords();
  const [all, setAll] = useState(false);
  // A list barely longer is shown whole: the button would take as much room.
  const long = rows.length > most + 2;
  const shown = long && !all ? rows.slice(0, most) : rows;
  return (
    <>
      <Box component="ul" aria-label={label} sx={plainList}>
        {shown.map(children)}
      </Box>
      {long && (
        <Button variant="text" onClick={() => setAll(!all)} aria-expanded={all} sx={{ mt: 0.5 }}>
          {all ? w('action.showLess') : w('board.showAll', { count: rows.length })}
        </Button>
      )}
    </>
  );
}
