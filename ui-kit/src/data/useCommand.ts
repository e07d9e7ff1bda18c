import type { AnswerOf, Call } from '@courtcrew/domain/contract/call.ts';
import {
  type CallFailed,
  newIdempotencyKey,
  type Parts,
  type SendInput,
} from '@courtcrew/domain/contract/client.ts';
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useToast } from '../page/Toast.tsx';
import { useClient } from './DataRoot.tsx';

interface CommandOptions<C extends Call> {
  /** Areas whose lists the command changes, beside its own. */
  readonly affects?: readonly string[];
  /** Toast after success; nothing when it answers null. */
  readonly done?: string | ((answer: AnswerOf<C>) => string | null);
  /** True where a form shows the failure itself. */
  readonly quiet?: boolean;
}

/**
 * Sends a declared call as a command: one idempotency key for all its repetitions, so that a lost answer never
 * doubles it; afterwards the areas it touches are read again; a failure is told in a toast.
 */
export function useCommand<C extends Call>(
  call: C,
  { affects = [], done, quiet = false }: CommandOptions<C> = {},
): UseMutationResult<AnswerOf<C>, CallFailed, Parts<C>> {
  const client = useClient();
  const queries = useQueryClient();
  const toast = useToast();
  const keys = useRef(new WeakMap<object, string>());

  const keyOf = (input: object): string => {
    const key = keys.current.get(input) ?? newIdempotencyKey();
    keys.current.set(input, key);
    return key;
  };

  return useMutation<AnswerOf<C>, CallFailed, Parts<C>>({
    mutationFn: (input) => client.send<C>(call, { ...input, idempotencyKey: keyOf(input) } as SendInput<C>),
    onSuccess: (answer) => {
      const text = typeof done === 'function' ? done(answer) : done;
      if (text) toast.success(text);
    },
    onError: (failure) => {
      if (!quiet) toast.error(failure.message);
    },
    onSettled: (_answer, _failure, input) => {
      keys.current.delete(input);
      return Promise.all(
        [call.area, ...affects].map((area) => queries.invalidateQueries({ queryKey: [area] })),
      );
    },
  });
}
