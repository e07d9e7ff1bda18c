import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useSetupWords } from '../words.ts';
import type { SetupSection } from './sections.ts';

/** Jumps to a section; the page is long for a master. */
export function SectionLinks({ sections }: { sections: readonly SetupSection[] }) {
  const w = useSetupWords();
  return (
    <Box
      component="nav"
      aria-label={w('setup.jump')}
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2.5, rowGap: 0.5, mb: 2, typography: 'body2' }}
    >
      {sections.map(({ id, title }) => (
        <Link key={id} href={`#${id}`} sx={{ py: 0.5 }}>
          {w(title)}
        </Link>
      ))}
    </Box>
  );
}
