import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useState } from 'react';
import { TextInput } from '../form/TextInput.tsx';
import { useProofWords } from './proofWords.ts';

interface CodeInputProps {
  readonly value: string;
  readonly onChange: (code: string) => void;
  readonly error?: string | null;
  readonly autoFocus?: boolean;
}

/** A code of the authenticator app, which phones offer to fill in; or a recovery code in its place. */
export function CodeInput({ value, onChange, error, autoFocus }: CodeInputProps) {
  const w = useProofWords();
  const [recovery, setRecovery] = useState(false);
  const change = () => {
    setRecovery(!recovery);
    onChange('');
  };
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <TextInput
        // Another field, so that the keyboard of a phone changes with it.
        key={recovery ? 'recovery' : 'app'}
        kind={recovery ? 'text' : 'code'}
        label={w(recovery ? 'code.recovery' : 'code.label')}
        hint={w(recovery ? 'code.recoveryHelp' : 'code.help')}
        name="code"
        autoFocus={autoFocus || recovery}
        inputProps={{ autoCapitalize: 'none', spellCheck: false }}
        required
        value={value}
        error={error}
        onChange={(event) => onChange(event.target.value)}
      />
      <Link component="button" type="button" onClick={change} sx={{ alignSelf: 'start', minHeight: 32 }}>
        {w(recovery ? 'code.useApp' : 'code.useRecovery')}
      </Link>
    </Box>
  );
}
