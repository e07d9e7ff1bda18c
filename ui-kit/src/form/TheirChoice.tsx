import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useController } from 'react-hook-form';
import type { Words } from '../words/catalogue.ts';
import { useWordsOf } from '../words/words.tsx';

const texts = {
  'theirs.value': { en: 'Theirs: {value}', es: 'Lo suyo: {value}' },
  'theirs.take': { en: 'Use theirs', es: 'Usar lo suyo' },
  'theirs.takeOf': { en: 'Use theirs: {label}', es: 'Usar lo suyo: {label}' },
  'theirs.yes': { en: 'Yes', es: 'Sí' },
  'theirs.no': { en: 'No', es: 'No' },
  'theirs.empty': { en: 'nothing', es: 'nada' },
} as const satisfies Words;

/** Their value of a field, until it is taken, or overwritten by saving again. */
export function TheirChoice({ name, label, theirs }: { name: string; label: string; theirs: unknown }) {
  const w = useWordsOf(texts);
  const { field } = useController({ name });
  const value = typeof theirs === 'boolean' ? theirs : String(theirs ?? '');
  if (field.value === value) return null;
  const shown =
    typeof value === 'boolean' ? w(value ? 'theirs.yes' : 'theirs.no') : value || w('theirs.empty');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: -1 }}>
      <span>{w('theirs.value', { value: shown })}</span>
      <Button size="small" aria-label={w('theirs.takeOf', { label })} onClick={() => field.onChange(value)}>
        {w('theirs.take')}
      </Button>
    </Box>
  );
}
