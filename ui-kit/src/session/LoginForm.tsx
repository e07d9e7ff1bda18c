import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type FormEvent, Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { AppLink } from '../app/AppLink.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { lazyPart } from '../page/lazyPart.ts';
import { Notice } from '../page/state/Notice.tsx';
import { useLoginWords } from './loginWords.ts';
import { useEntry } from './onwards.ts';
import { useForgotPassword } from './useLogin.ts';
import { looksLikeEmail, useEmailField, useLoginFields } from './useLoginFields.ts';

const CodeStep = lazyPart(async () => (await import('./CodeStep.tsx')).CodeStep);

interface LoginFormProps {
  readonly onDone?: () => void;
  readonly autoFocus?: boolean;
  /** Offers to create an account; not where the page itself does. */
  readonly registerLink?: boolean;
  /** Opens the registration right here; without, a link leads to its page. */
  readonly onRegister?: () => void;
  /** Title of the current step; null for the login itself. */
  readonly onTitle?: (title: string | null) => void;
}

export function LoginForm(props: LoginFormProps) {
  const { search } = useLocation();
  const [forgot, setForgot] = useState(() => new URLSearchParams(search).has('forgot'));
  const [token, setToken] = useState<string | null>(null);
  if (forgot) return <ForgotPanel onTitle={props.onTitle} onBack={() => setForgot(false)} />;
  if (token === null) return <LoginPanel {...props} onForgot={() => setForgot(true)} onCode={setToken} />;
  return (
    <Suspense>
      <CodeStep inDialog={false} token={token} onDone={props.onDone} onBack={() => setToken(null)} />
    </Suspense>
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
  autoFocus,
  registerLink = true,
  onRegister,
}: LoginPanelProps) {
  const w = useLoginWords();
  const { password, setPassword, refusal, busy, submit, ...field } = useLoginFields({ onDone, onCode });
  return (
    <Box component="form" onSubmit={submit} aria-label={w('login.please')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {refusal && <Notice severity="error">{refusal}</Notice>}
        <EmailInput {...field} autoFocus={autoFocus} />
        <TextInput
          kind="password"
          label={w('login.password')}
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" variant="contained" loading={busy}>
          {w('login.submit')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 2, gap: 2, flexWrap: 'wrap' }}>
        <Link component="button" type="button" onClick={onForgot}>
          {w('login.forgot')}
        </Link>
        {registerLink && <RegisterLink onRegister={onRegister} />}
      </Box>
    </Box>
  );
}

function RegisterLink({ onRegister }: Pick<LoginFormProps, 'onRegister'>) {
  const w = useLoginWords();
  const entry = useEntry();
  if (!onRegister) return <AppLink to={entry('/register')}>{w('login.register')}</AppLink>;
  return (
    <Link component="button" type="button" onClick={onRegister}>
      {w('login.register')}
    </Link>
  );
}

interface EmailInputProps extends ReturnType<typeof useEmailField> {
  readonly autoFocus?: boolean;
}

function EmailInput({ email, setEmail, problem, onBlur, autoFocus }: EmailInputProps) {
  const w = useLoginWords();
  return (
    <TextInput
      kind="email"
      label={w('login.email')}
      autoFocus={autoFocus}
      autoComplete="username"
      required
      value={email}
      error={problem}
      onBlur={onBlur}
      onChange={(event) => setEmail(event.target.value)}
    />
  );
}

interface ForgotPanelProps extends Pick<LoginFormProps, 'onTitle'> {
  readonly onBack: () => void;
}

function ForgotPanel({ onBack, onTitle }: ForgotPanelProps) {
  const w = useLoginWords();
  const title = w('forgot.title');
  useEffect(() => {
    onTitle?.(title);
    return () => onTitle?.(null);
  }, [onTitle, title]);
  const recover = useForgotPassword();
  const field = useEmailField();
  const [answer, setAnswer] = useState<{ sent: boolean; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const usable = looksLikeEmail(field.email) && field.email.trim().length >= 3;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!usable) return;
    setBusy(true);
    setAnswer(await recover(field.email.trim()));
    setBusy(false);
  };

  return (
    <Box component="form" onSubmit={submit} aria-label={title} sx={{ display: 'grid', gap: 2 }}>
      <Box>{w('forgot.help')}</Box>
      {answer && <Notice severity={answer.sent ? 'success' : 'error'}>{answer.text}</Notice>}
      <EmailInput {...field} autoFocus />
      <Button type="submit" variant="contained" disabled={!usable} loading={busy}>
        {w('forgot.submit')}
      </Button>
      <Link component="button" type="button" onClick={onBack} sx={{ alignSelf: 'start' }}>
        {w('login.back')}
      </Link>
    </Box>
  );
}
