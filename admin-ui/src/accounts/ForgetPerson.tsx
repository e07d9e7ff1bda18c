import { forgetPerson } from '@courtcrew/domain/accounts/contract.ts';
import { retyped } from '@courtcrew/domain/kernel/spelling.ts';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import { TextInput } from '@courtcrew/ui-kit/form/TextInput.tsx';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { Panel } from './Panel.tsx';
import { useAccountWords } from './words.ts';

interface ForgetPersonProps {
  readonly ref_id: string;
  readonly name: string;
  readonly onForgotten: () => void;
}

/** Erases a person for ever; the typed name keeps a slip of the hand from doing it. */
export function ForgetPerson({ ref_id, name, onForgotten }: ForgetPersonProps) {
  const w = useAccountWords();
  const [typed, setTyped] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending } = useCommand(forgetPerson, {
    affects: ['tournaments', 'roster'],
    done: w('person.forgotten'),
  });
  const fits = retyped(typed) === retyped(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (fits) mutate({ body: { ref_id } }, { onSuccess: onForgotten });
  };
  return (
    <Panel title={w('person.forget')} danger>
      <Box>{w('person.forgetText')}</Box>
      <Box
        component="form"
        noValidate
        onSubmit={submit}
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'start' }}
      >
        <TextInput
          label={w('person.forgetType', { name })}
          value={typed}
          autoComplete="off"
          error={tried && !fits ? w('person.forgetMismatch') : null}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ flex: '1 1 260px' }}
        />
        <Button type="submit" color="error" variant="outlined" loading={isPending}>
          {w('person.forgetDo')}
        </Button>
      </Box>
    </Panel>
  );
}
