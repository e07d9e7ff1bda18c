import { Placeholder } from '@courtcrew/ui-kit/page/state/Placeholder.tsx';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';

const blocks = (count: number, height: number) =>
  Array.from({ length: count }, (_, index) => index).map((index) => (
    <Placeholder key={index} height={height} />
  ));

/** The board's shape: the courts' map, the courts, and the people beside them. */
export function BoardSkeleton() {
  const w = useWords();
  return (
    <Box
      role="status"
      aria-label={w('state.loading')}
      aria-busy="true"
      sx={{ display: 'grid', gap: 4, gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(320px, 400px)' } }}
    >
      <Box sx={{ display: 'grid', gap: 4, alignContent: 'start' }}>
        <Placeholder height={200} />
        <Box
          sx={{
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(272px, 100%), 1fr))',
          }}
        >
          {blocks(12, 64)}
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>{blocks(12, 48)}</Box>
    </Box>
  );
}
