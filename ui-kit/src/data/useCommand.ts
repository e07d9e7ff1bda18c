import type { Parts } from '@courtcrew/domain/contract/address.ts';
import type { AnswerOf, Call } from '@courtcrew/domain/contract/call.ts';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../page/state/Toast.tsx';
import { said } from '../words/said.ts';
import type { CallFailed, SendInput } from './client.ts';
import { useClient, useKeys, useReadings } from './DataRoot.tsx';

interface CommandOptions<C extends Call> {
  /** Areas whose lists the command changes, beside its own. */
  readonly affects?: readonly string[];
  /** Toast after success, what the server answered in the reader's language; nothing when it answers null. */
  readonly done?: string | ((answer: AnswerOf<C>) => string | null);
  /** Puts what was answered where the screen reads, so that it shows before the lists have been read again. */
  readonly accept?: (answer: AnswerOf<C>, input: Parts<C>) => void;
  /** True where a form shows the failure itself. */
  readonly quiet?: boolean;
  /**
   * Tells the failure instead of the toast, before any list is read again: what is given to `mutate` is not called any
   * more once the button that sent the command has left the page.
   */
  readonly failed?: (failure: CallFailed, input: Parts<C>) => void;
  /** A live room brings what the command changes: nothing is read again for it. */
  readonly live?: boolean;
}

/**
 * Sends a declared call as a command. All its repetitions carry one idempotency key, also those of a person who
 * presses again because no answer came (see `AttemptKeys`): it takes effect once. Afterwards the areas it touches are
 * read again; a failure is told in a toast.
 */
export function useCommand<C extends Call>(
  call: C,
  { affects = [], done, accept, failed, quiet = false, live = false }: CommandOptions<C> = {},
): UseMutationResult<AnswerOf<C>, CallFailed, Parts<C>> {
  const client = useClient();
  const queries = useQueryClient();
  const readings = useReadings();
  const toast = useToast();
  const keys = useKeys();
  const contentOf = (input: Parts<C>) => [call.method, call.path, input];

  return useMutation<AnswerOf<C>, CallFailed, Parts<C>, bigint>({
    onMutate: () => client.seen(),
    mutationFn: (input) => {
      const idempotencyKey = keys.keyOf(call.area, contentOf(input));
      return client.send<C>(call, { ...input, idempotencyKey } as SendInput<C>);
    },
    onSuccess: (answer, input) => {
      accept?.(answer, input);
      const text = typeof done === 'function' ? done(answer) : done;
      if (text) toast.success(said(text));
    },
    onError: (failure, input) => {
      if (failed) failed(failure, input);
      else if (!quiet) toast.error(failure.message);
    },
    onSettled: (_answer, failure, input, before) => {
      keys.ended(call.area, contentOf(input), failure);
      // A command that wrote nothing may have found the page behind: then all of it is read.
      const wrote = !failure && before !== undefined && client.seen() > before;
      const position = wrote ? client.seen() : null;
      const areas = live ? affects : [call.area, ...affects];
      return Promise.all(areas.map((area) => readings.again(queries, [area], position)));
    },
  });
}
