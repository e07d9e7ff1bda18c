import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { SchemeButton } from '@courtcrew/ui-kit/theme/SchemeButton.tsx';
import { useWords } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import { pageWidth } from './pageWidth.ts';

export function Footer({ wide }: { wide: boolean }) {
  const w = useWords();
  return (
    <Box
      component="footer"
      className="no-print"
      sx={{ borderTop: '1px solid var(--mui-palette-divider)', mt: 4 }}
    >
      <Box
        sx={{
          ...pageWidth(wide),
          py: 2.5,
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          columnGap: 3,
          rowGap: 1,
          color: 'text.secondary',
          typography: 'body2',
        }}
      >
        <Box component="span" sx={{ mr: { sm: 'auto' }, flexBasis: { xs: '100%', sm: 'auto' } }}>
          {w('shell.copyright', { year: new Date().getFullYear() })}
        </Box>
        {(
          [
            ['/question', 'nav.questions'],
            ['/help', 'nav.help'],
            ['/tools/termsofservice', 'nav.terms'],
            ['/tools/privacy', 'nav.privacy'],
          ] as const
        ).map(([to, word]) => (
          <AppLink
            key={to}
            to={to}
            color="inherit"
            sx={{ minHeight: 44, display: 'inline-flex', alignItems: 'center' }}
          >
            {w(word)}
          </AppLink>
        ))}
        <Box sx={{ display: { xs: 'flex', sm: 'none' }, ml: 'auto' }}>
          <SchemeButton />
        </Box>
      </Box>
    </Box>
  );
}
