import Button from '@mui/material/Button';
import { useSpeech, useWords } from '../words/words.tsx';

/** Switches between English and Spanish; labelled in the other language. */
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
      {w('shell.language')}
    </Button>
  );
}
