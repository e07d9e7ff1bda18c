import { loginWithCode } from '@courtcrew/domain/accounts/contract/security.ts';
import { TEXTS } from '@courtcrew/domain/accounts/texts.ts';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { type FormEvent, useCallback, useState } from 'react';
import { CallFailed } from '../data/client.ts';
import { useClient } from '../data/DataRoot.tsx';
import { Notice } from '../page/state/Notice.tsx';
import { localized, localizedText } from '../words/localized.ts';
import { CodeInput } from './CodeInput.tsx';
import { useProofWords } from './proofWords.ts';
import { useSession } from './session.tsx';
import { type LoginStep, refused } from './useLogin.ts';

export interface LoginCodeProps {
  readonly token: string;
  readonly onDone?: () => void;
  readonly onBack: () => void;
}

export function LoginCode({ token, onDone, onBack }: LoginCodeProps) {
  const w = useProofWords();
  const login = useLoginWithCode();
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const over = refusal === localized(TEXTS.codeExpired);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() === '') return setRefusal(w('code.needed'));
    setBusy(true);
    const step = await login(token, code);
    setBusy(false);
    if (step.to === 'in') return onDone?.();
    setRefusal(step.to === 'refused' ? step.text : null);
    setCode('');
  };

  return (
    <Box component="form" noValidate onSubmit={submit} aria-label={w('code.title')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {over && <Notice severity="error">{refusal}</Notice>}
        <CodeInput value={code} onChange={setCode} error={over ? null : refusal} autoFocus />
        <Button type="submit" variant="contained" loading={busy}>
          {w('login.submit')}
        </Button>
        <Link component="button" type="button" onClick={onBack} sx={{ alignSelf: 'start' }}>
          {w('login.back')}
        </Link>
      </Box>
    </Box>
  );
}

/** Finishes a login with a code; a text of the rules is said in the reader's language. */
function useLoginWithCode(): (token: string, code: string) => Promise<LoginStep> {
  const client = useClient();
  const { refresh } = useSession();
  const w = useProofWords();
  return useCallback(
    async (token, code) => {
      try {
        const answer = await client.send(loginWithCode, { body: { token, code } });
        if ('message' in answer) return refused(await localizedText(answer.message));
        await refresh();
        return { to: 'in' };
      } catch (failure) {
        return refused(
          failure instanceof CallFailed && failure.status === 0 ? failure.message : w('login.failed'),
        );
      }
    },
    [client, refresh, w],
  );
}
