import { CallFailed } from '@courtcrew/ui-kit/data/client.ts';
import { said } from '@courtcrew/ui-kit/words/said.ts';

interface Answer {
  readonly message: string;
  readonly conflict?: object | undefined;
}

/** The answer; a conflict, which is a 200 answer, is thrown like a refusal. */
export async function unlessConflict<A extends Answer>(answer: Promise<A>): Promise<A> {
  const done = await answer;
  if (done.conflict) throw new CallFailed(409, said(done.message));
  return done;
}
