import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { type FormEvent, lazy, Suspense, useState } from 'react';
import { AppLink } from '../app/AppLink.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { useWords } from '../words/words.tsx';
import { useEntry } from './onwards.ts';
import { useForgotPassword, useLogin } from './useLogin.ts';

const CodeStep = lazy(async () => ({ default: (await import('./CodeStep.tsx')).CodeStep }));

/** The documents' loose check: an @ in the middle. */
const looksLikeEmail = (email: string): boolean => /^\S+@\S+$/.test(email.trim());

interface LoginFormProps {
  readonly onDone?: () => void;
  /** One line, for the header. */
  readonly inline?: boolean;
  /** Puts the cursor into the first field; where the form is what the person asked for. */
  readonly autoFocus?: boolean;
  /** Offers to create an account; not where the page itself does. */
  readonly registerLink?: boolean;
  /** Opens the registration right here; without, a link leads to its page. */
  readonly onRegister?: () => void;
}

/** Login, with the forgotten-password panel behind a toggle, and the code where the account asks for one. */
export function LoginForm({ inline = false, ...rest }: LoginFormProps) {
  const [forgot, setForgot] = useState(false);
  const [token, setToken] = useState<string | null>(null);
  if (forgot) return <ForgotPanel onBack={() => setForgot(false)} />;
  const panel = <LoginPanel inline={inline} {...rest} onForgot={() => setForgot(true)} onCode={setToken} />;
  if (token === null) return panel;
  return (
    <>
      {inline && panel}
      <Suspense>
        <CodeStep inDialog={inline} token={token} onDone={rest.onDone} onBack={() => setToken(null)} />
      </Suspense>
    </>
  );
}

interface LoginPanelProps extends LoginFormProps {
  readonly onForgot: () => void;
  readonly onCode: (token: string) => void;
}

function LoginPanel({
  onDone,
  onForgot,
  onCode,
  inline,
  autoFocus,
  registerLink = true,
  onRegister,
}: LoginPanelProps) {
  const w = useWords();
  const login = useLogin();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const step = await login(email, password);
    setBusy(false);
    setRefusal(step.to === 'refused' ? step.text : null);
    setPassword('');
    if (step.to === 'code') return onCode(step.token);
    if (step.to === 'in') onDone?.();
    else setEmail('');
  };

  return (
    <Box component="form" onSubmit={submit} aria-label={w(inline ? 'login.title' : 'login.please')}>
      <Stack
        direction={inline ? 'row' : 'column'}
        spacing={inline ? 1 : 2}
        sx={{ alignItems: inline ? 'center' : undefined }}
      >
        {refusal && !inline && <Alert severity="error">{refusal}</Alert>}
        <EmailField
          value={email}
          onChange={setEmail}
          inline={inline}
          autoFocus={autoFocus}
          error={inline ? refusal : null}
        />
        <TextInput
          label={w('login.password')}
          type="password"
          autoComplete="current-password"
          size={inline ? 'small' : undefined}
          required={!inline}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="contained" size={inline ? 'small' : undefined} loading={busy}>
          {w('login.submit')}
        </Button>
      </Stack>
      {!inline && (
        <Stack direction="row" sx={{ justifyContent: 'space-between', mt: 2, gap: 2, flexWrap: 'wrap' }}>
          <Link component="button" type="button" onClick={onForgot}>
            {w('login.forgot')}
          </Link>
          {registerLink && <RegisterLink onRegister={onRegister} />}
        </Stack>
      )}
    </Box>
  );
}

function RegisterLink({ onRegister }: Pick<LoginFormProps, 'onRegister'>) {
  const w = useWords();
  const entry = useEntry();
  if (!onRegister) return <AppLink to={entry('/register')}>{w('login.register')}</AppLink>;
  return (
    <Link component="button" type="button" onClick={onRegister}>
      {w('login.register')}
    </Link>
  );
}

interface EmailFieldProps {
  readonly value: string;
  readonly onChange: (email: string) => void;
  readonly inline?: boolean;
  readonly error?: string | null;
  readonly autoFocus?: boolean;
}

function EmailField({ value, onChange, inline, error, autoFocus }: EmailFieldProps) {
  const w = useWords();
  const [left, setLeft] = useState(false);
  const bad = left && value !== '' && !looksLikeEmail(value);
  const text = bad ? w('account.invalidEmail') : error;
  return (
    <TextInput
      label={w('login.email')}
      type="email"
      autoFocus={autoFocus}
      autoComplete="username"
      size={inline ? 'small' : undefined}
      required={!inline}
      value={value}
      error={text}
      onBlur={() => setLeft(true)}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function ForgotPanel({ onBack }: { onBack: () => void }) {
  const w = useWords();
  const recover = useForgotPassword();
  const [email, setEmail] = useState('');
  const [answer, setAnswer] = useState<{ sent: boolean; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const usable = looksLikeEmail(email) && email.trim().length >= 3;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!usable) return;
    setBusy(true);
    setAnswer(await recover(email.trim()));
    setBusy(false);
  };

  return (
    <Stack component="form" spacing={2} onSubmit={submit} aria-label={w('forgot.title')}>
      <Box>{w('forgot.help')}</Box>
      {answer && <Alert severity={answer.sent ? 'success' : 'error'}>{answer.text}</Alert>}
      <EmailField value={email} onChange={setEmail} autoFocus />
      <Button type="submit" variant="contained" disabled={!usable} loading={busy}>
        {w('forgot.submit')}
      </Button>
      <Link component="button" type="button" onClick={onBack} sx={{ alignSelf: 'start' }}>
        {w('login.back')}
      </Link>
    </Stack>
  );
}
