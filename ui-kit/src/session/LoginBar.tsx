import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ComponentProps, Suspense, useId, useState } from 'react';
import { PasswordEye, SHOWN_PASSWORD } from '../form/passwordField.ts';
import { lazyPart } from '../page/lazyPart.ts';
import { plainInput } from '../page/plainInput.ts';
import { useWords } from '../words/words.tsx';
import { useLoginFields } from './useLoginFields.ts';

const CodeStep = lazyPart(async () => (await import('./CodeStep.tsx')).CodeStep);

/** Login in one line, for the header. Plain inputs, because every first page of a visitor brings it along. */
export function LoginBar() {
  const w = useWords();
  const [token, setToken] = useState<string | null>(null);
  const { email, setEmail, onBlur, problem, password, setPassword, refusal, busy, submit } = useLoginFields({
    onCode: setToken,
  });
  const wrong = problem ?? refusal;
  // As high as the header's row: the page under it stays where it is when the bar comes.
  return (
    <Box component="form" onSubmit={submit} aria-label={w('login.title')} sx={{ py: 0.875 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
        <Field
          label={w('login.email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          value={email}
          wrong={wrong !== null}
          onBlur={onBlur}
          onType={setEmail}
        />
        <Field
          label={w('login.password')}
          type="password"
          autoComplete="current-password"
          value={password}
          onType={setPassword}
        />
        <Button type="submit" variant="contained" size="small" loading={busy}>
          {w('login.submit')}
        </Button>
      </Box>
      {wrong && (
        <Box role="alert" sx={{ typography: 'caption', color: 'error.main', pl: 1.5, pb: 0.5 }}>
          {wrong}
        </Box>
      )}
      {token !== null && (
        <Suspense>
          <CodeStep inDialog token={token} onBack={() => setToken(null)} />
        </Suspense>
      )}
    </Box>
  );
}

interface FieldProps extends Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'autoComplete' | 'onBlur'> {
  readonly label: string;
  readonly value: string;
  readonly wrong?: boolean;
  readonly onType: (text: string) => void;
}

function Field({
  label,
  inputMode = 'text',
  autoComplete,
  wrong = false,
  onType,
  type,
  ...input
}: FieldProps) {
  const id = useId();
  const [shown, setShown] = useState(false);
  const isSecret = type === 'password';
  return (
    <Box sx={{ position: 'relative', width: 172 }}>
      <Box
        component="input"
        id={id}
        type={type}
        aria-label={label}
        aria-invalid={wrong}
        placeholder={label}
        onChange={(event: React.ChangeEvent<HTMLInputElement>) => onType(event.target.value)}
        sx={{ ...plainInput, ...(isSecret && { pr: '44px' }), ...(wrong && { borderColor: 'error.main' }) }}
        inputMode={inputMode}
        enterKeyHint="go"
        autoComplete={autoComplete}
        {...input}
        {...(isSecret && shown && SHOWN_PASSWORD)}
      />
      {isSecret && (
        <Box sx={{ position: 'absolute', right: 1, top: 1 }}>
          <Suspense fallback={null}>
            <PasswordEye field={id} shown={shown} onShow={setShown} />
          </Suspense>
        </Box>
      )}
    </Box>
  );
}
