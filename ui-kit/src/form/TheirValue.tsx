import { CallFailed } from '@courtcrew/domain/contract/client.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createContext, useContext } from 'react';
import { useController } from 'react-hook-form';
import { useWords } from '../words/words.tsx';

/** Fields of a form by their names, with the values that somebody else has saved since it was opened. */
export type Theirs = Readonly<Record<string, unknown>>;

export const TheirsContext = createContext<Theirs>({});

/** The fields that a refused edit names, as they stand on the server. */
export function theirsIn(failure: unknown): Theirs {
  const isChanged = failure instanceof CallFailed && failure.code === 'changed';
  return isChanged ? ((failure.details?.now ?? {}) as Theirs) : {};
}

/** Their value beside what was typed, until it is taken, or overwritten by saving again. */
export function TheirValue({ name, label }: { readonly name: string; readonly label: string }) {
  const theirs = useContext(TheirsContext);
  return name in theirs ? <Choice name={name} label={label} theirs={theirs[name]} /> : null;
}

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  readonly theirs: unknown;
}

function Choice({ name, label, theirs }: ChoiceProps) {
  const w = useWords();
  const { field } = useController({ name });
  const value = typeof theirs === 'boolean' ? theirs : String(theirs ?? '');
  if (field.value === value) return null;
  const shown = typeof value === 'boolean' ? w(value ? 'form.yes' : 'form.no') : value || w('form.empty');
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: -1 }}>
      <span>{w('form.theirs', { value: shown })}</span>
      <Button
        size="small"
        aria-label={w('form.takeTheirsOf', { label })}
        onClick={() => field.onChange(value)}
      >
        {w('form.takeTheirs')}
      </Button>
    </Box>
  );
}
