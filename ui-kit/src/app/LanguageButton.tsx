import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { visuallyHidden } from '../theme/styles.ts';
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
      onClick={() => setLanguage(other)}
      sx={{ minWidth: 44, fontWeight: 550 }}
    >
      <Box component="span" sx={(theme) => ({ [theme.breakpoints.down('sm')]: visuallyHidden })}>
        {w('shell.language')}
      </Box>
      <Box component="span" aria-hidden sx={{ display: { sm: 'none' }, textTransform: 'uppercase' }}>
        {other}
      </Box>
    </Button>
  );
}
