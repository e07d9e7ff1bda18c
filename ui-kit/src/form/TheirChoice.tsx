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

interface TheirChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly theirs: unknown;
  readonly show: (value: string) => string;
}

/** Somebody else's newer value, to be taken, or overwritten by saving again. */
export function TheirChoice({ name, label, theirs, show }: TheirChoiceProps) {
  const w = useWordsOf(texts);
  const { field } = useController({ name });
  const text = String(theirs ?? '');
  if (String(field.value ?? '') === text) return null;
  // Kit's inputs hold texts; those of react-admin hold numbers and null as well.
  const value = typeof field.value === 'string' && typeof theirs !== 'boolean' ? text : theirs;
  const shown =
    typeof theirs === 'boolean'
      ? w(theirs ? 'theirs.yes' : 'theirs.no')
      : (text && show(text)) || w('theirs.empty');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: -1 }}>
      <span>{w('theirs.value', { value: shown })}</span>
      <Button size="small" aria-label={w('theirs.takeOf', { label })} onClick={() => field.onChange(value)}>
        {w('theirs.take')}
      </Button>
    </Box>
  );
}
