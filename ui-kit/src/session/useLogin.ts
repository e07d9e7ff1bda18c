import { forgotPassword, login } from '@courtcrew/domain/accounts/contract.ts';
import { CallFailed } from '@courtcrew/domain/contract/client.ts';
import { useCallback } from 'react';
import { useClient } from '../data/DataRoot.tsx';
import { useWords } from '../words/words.tsx';
import { useSession } from './session.tsx';

/** The two texts of the server that are shown as they are; everything else becomes the general one. */
const SHOWN = ['Email not found, please signup', 'incorrect password, please try again'];

/** Logs in; answers null when it worked, else the text to show. */
export function useLogin(): (email: string, password: string) => Promise<string | null> {
  const client = useClient();
  const { refresh } = useSession();
  const w = useWords();
  return useCallback(
    async (email, password) => {
      try {
        const answer = await client.send(login, { body: { email, password } });
        if ('message' in answer) return SHOWN.includes(answer.message) ? answer.message : w('login.failed');
        await refresh();
        return null;
      } catch (failure) {
        return failure instanceof CallFailed && failure.status === 0 ? failure.message : w('login.failed');
      }
    },
    [client, refresh, w],
  );
}

/** Asks for the recovery email; answers whether it was sent and what to say. */
export function useForgotPassword(): (email: string) => Promise<{ sent: boolean; text: string }> {
  const client = useClient();
  const w = useWords();
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
