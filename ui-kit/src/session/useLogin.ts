import { forgotPassword, login } from '@courtcrew/domain/accounts/contract.ts';
import { useCallback } from 'react';
import { CallFailed } from '../data/client.ts';
import { useClient } from '../data/DataRoot.tsx';
import { localizedText } from '../words/localized.ts';
import { useLoginWords } from './loginWords.ts';
import { useSession } from './session.tsx';

/** The two server texts that are shown; all others become the general one. */
const SHOWN = ['Email not found, please signup', 'incorrect password, please try again'];

export type LoginStep =
  | { readonly to: 'in' }
  | { readonly to: 'refused'; readonly text: string }
  /** The password was right; the token goes with the code. */
  | { readonly to: 'code'; readonly token: string };

export const refused = (text: string): LoginStep => ({ to: 'refused', text });

export function useLogin(): (email: string, password: string) => Promise<LoginStep> {
  const client = useClient();
  const { refresh } = useSession();
  const w = useLoginWords();
  return useCallback(
    async (email, password) => {
      try {
        const answer = await client.send(login, { body: { email, password } });
        if ('token' in answer) return { to: 'code', token: answer.token };
        if ('message' in answer) {
          return refused(
            SHOWN.includes(answer.message) ? await localizedText(answer.message) : w('login.failed'),
          );
        }
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

/** Requests the recovery email; returns whether it was sent, and the text. */
export function useForgotPassword(): (email: string) => Promise<{ sent: boolean; text: string }> {
  const client = useClient();
  const w = useLoginWords();
  return useCallback(
    async (email) => {
      try {
        const unknown = (await client.send(forgotPassword, { body: { email } })) === 'email not in db';
        return unknown ? { sent: false, text: w('forgot.unknown') } : { sent: true, text: w('forgot.sent') };
      } catch (failure) {
        return { sent: false, text: failure instanceof CallFailed ? failure.message : w('login.failed') };
      }
    },
    [client, w],
  );
}
