import type { Parts } from '@courtcrew/domain/contract/address.ts';
import type { AnswerOf, Call } from '@courtcrew/domain/contract/call.ts';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useToast } from '../page/state/Toast.tsx';
import { localized } from '../words/localized.ts';
import type { CallFailed, SendInput } from './client.ts';
import { useClient, useKeys, useReadings } from './DataRoot.tsx';

interface CommandOptions<C extends Call> {
  /** Further areas whose lists the command changes. */
  readonly affects?: readonly string[];
  /** Toast after success; none without it, and for null. */
  readonly done?: string | ((answer: AnswerOf<C>) => string | null);
  /** Writes the answer into the cache, so that it shows before the refetch. */
  readonly accept?: (answer: AnswerOf<C>, input: Parts<C>) => void;
  /** The form shows the failure itself. */
  readonly quiet?: boolean;
  /** Replaces the toast, before any refetch: `mutate`'s own callbacks are not called once their button has unmounted. */
  readonly failed?: (failure: CallFailed, input: Parts<C>) => void;
  /** A live room brings the changes: no refetch. */
  readonly live?: boolean;
}

/** Sends a command under one idempotency key (see `AttemptKeys`), refetches its areas, shows a failure as a toast. */
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
      if (text) toast.success(localized(text));
    },
    onError: (failure, input) => {
      if (failed) failed(failure, input);
      else if (!quiet) toast.error(failure.message);
    },
    onSettled: (_answer, failure, input, before) => {
      keys.ended(call.area, contentOf(input), failure);
      // A command without events may have found the page stale: then everything is refetched.
      const wrote = !failure && before !== undefined && client.seen() > before;
      const position = wrote ? client.seen() : null;
      const areas = live ? affects : [call.area, ...affects];
      return Promise.all(areas.map((area) => readings.again(queries, [area], position)));
    },
  });
}
