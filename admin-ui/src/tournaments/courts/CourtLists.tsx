import { splitCourts } from '@courtcrew/domain/tournaments/policies/courts.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useSetupWords } from '../words.ts';

interface CourtListsProps<Court> {
  readonly courts: readonly Court[];
  /** One court's `li`, with its key. */
  readonly children: (court: Court) => ReactNode;
}

/**
 * The left and the right list side by side, one below the other on a phone. To React they are one list: a court
 * that another one pushes to the other side keeps what is being typed into it.
 */
export function CourtLists<Court>({ courts, children: line }: CourtListsProps<Court>) {
  const { left, right } = splitCourts(courts);
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        m: 0,
        p: 0,
        display: 'grid',
        rowGap: 1,
        columnGap: 5,
        maxWidth: 1120,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        gridTemplateRows: { lg: `repeat(${left.length + 1}, auto)` },
        gridAutoFlow: { lg: 'column' },
      }}
    >
      <Side key="left" side="left" />
      {left.map(line)}
      {right.length > 0 && <Side key="right" side="right" />}
      {right.map(line)}
    </Box>
  );
}

function Side({ side }: { side: 'left' | 'right' }) {
  const w = useSetupWords();
  return (
    <Box component="li" sx={{ mt: { xs: side === 'right' ? 2 : 0, lg: 0 } }}>
      <Typography variant="h2">{w(`courts.${side}`)}</Typography>
    </Box>
  );
}
