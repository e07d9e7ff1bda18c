import { loginWithCode } from '@courtcrew/domain/accounts/contract/security.ts';
import { useCallback } from 'react';
import { CallFailed } from '../data/client.ts';
import { useClient } from '../data/DataRoot.tsx';
import { textSaid } from '../words/said.ts';
import { useProofWords } from './proofWords.ts';
import { useSession } from './session.tsx';
import { type LoginStep, refused } from './useLogin.ts';

/** Finishes a login with a code; a text of the rules is said in the reader's language. */
export function useLoginWithCode(): (token: string, code: string) => Promise<LoginStep> {
  const client = useClient();
  const { refresh } = useSession();
  const w = useProofWords();
  return useCallback(
    async (token, code) => {
      try {
        const answer = await client.send(loginWithCode, { body: { token, code } });
        if ('message' in answer) return refused(await textSaid(answer.message));
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
