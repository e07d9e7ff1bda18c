import { type FormEvent, useState } from 'react';
import { leaving } from '../form/leaving.ts';
import { useLoginWords } from './loginWords.ts';
import { useLogin } from './useLogin.ts';

/** The documents' loose check: an @ in the middle. */
export const looksLikeEmail = (email: string): boolean => /^\S+@\S+$/.test(email.trim());

/** An email field, with its problem after blur. */
export function useEmailField() {
  const w = useLoginWords();
  const [email, setEmail] = useState('');
  const [left, setLeft] = useState(false);
  const bad = left && email !== '' && !looksLikeEmail(email);
  const onBlur = leaving(() => setLeft(true));
  return { email, setEmail, onBlur, problem: bad ? w('account.invalidEmail') : null };
}

interface LoginSteps {
  readonly onDone?: (() => void) | undefined;
  /** The password was right; the token goes with the code. */
  readonly onCode: (token: string) => void;
}

export function useLoginFields({ onDone, onCode }: LoginSteps) {
  const login = useLogin();
  const field = useEmailField();
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const step = await login(field.email, password);
    setBusy(false);
    setRefusal(step.to === 'refused' ? step.text : null);
    setPassword('');
    if (step.to === 'code') return onCode(step.token);
    if (step.to === 'in') onDone?.();
    else field.setEmail('');
  };

  return { ...field, password, setPassword, refusal, busy, submit };
}
