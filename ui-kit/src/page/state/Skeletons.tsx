import Box from '@mui/material/Box';
import { useWords } from '../../words/words.tsx';
import { Placeholder } from './Placeholder.tsx';

export type Shape = 'list' | 'table' | 'form' | 'cards' | 'page';

const line = (width: string, height = 20) => <Placeholder width={width} height={height} />;

const times = <Item,>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const shapes = (count: number): Readonly<Record<Shape, () => React.ReactNode>> => ({
  list: () =>
    times(count, (row) => (
      <Box key={row} sx={{ py: 1.25, display: 'flex', gap: 2, alignItems: 'center' }}>
        <Placeholder width={32} height={32} />
        <Box sx={{ flex: 1, display: 'grid', gap: 0.75 }}>
          {line(`${52 + ((row * 17) % 30)}%`, 16)}
          {line('34%', 12)}
        </Box>
      </Box>
    )),
  table: () =>
    times(count, (row) => (
      <Box
        key={row}
        sx={{ py: 1.5, display: 'flex', gap: 3, borderBottom: '1px solid var(--mui-palette-divider)' }}
      >
        {line('28%', 16)}
        {line('18%', 16)}
        {line('24%', 16)}
        {line('12%', 16)}
      </Box>
    )),
  form: () => (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 560 }}>
      {times(count, (row) => (
        <Placeholder key={row} height={44} />
      ))}
    </Box>
  ),
  cards: () => (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
      }}
    >
      {times(count, (card) => (
        <Placeholder key={card} height={148} />
      ))}
    </Box>
  ),
  page: () => (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {line('40%', 34)}
      {line('100%', 2)}
      {line('92%', 18)}
      {line('84%', 18)}
      {line('61%', 18)}
    </Box>
  ),
});

/** Shaped like the coming content, so that nothing jumps. */
export function Loading({ shape = 'page', count = 6 }: { shape?: Shape; count?: number | undefined }) {
  const w = useWords();
  return (
    <Box role="status" aria-label={w('state.loading')} aria-busy="true">
      {shapes(count)[shape]()}
    </Box>
  );
}
