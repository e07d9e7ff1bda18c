import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSpeech, useWords } from '../words/words.tsx';

/** Switches between English and Spanish; labelled in the other language, on a phone by its code. */
export function LanguageButton() {
  const w = useWords();
  const { language, setLanguage } = useSpeech();
  const other = language === 'en' ? 'es' : 'en';
  return (
    <Button
      variant="text"
      color="inherit"
      size="small"
      lang={other}
      aria-label={w('shell.language')}
      onClick={() => setLanguage(other)}
      sx={{ minWidth: 44, fontWeight: 550 }}
    >
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {w('shell.language')}
      </Box>
      <Box component="span" sx={{ display: { sm: 'none' }, textTransform: 'uppercase' }}>
        {other}
      </Box>
    </Button>
  );
}
