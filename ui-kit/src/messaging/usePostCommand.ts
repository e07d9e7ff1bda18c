import type { Parts } from '@courtcrew/domain/contract/address.ts';
import type { AnswerOf, Call } from '@courtcrew/domain/contract/call.ts';
import type { UseMutationResult } from '@tanstack/react-query';
import type { CallFailed } from '../data/client.ts';
import { useCommand } from '../data/useCommand.ts';
import { useToast } from '../page/state/Toast.tsx';
import { type PostKey, usePostWords } from './words.ts';

/** A command of a message board; any failure has the documents' words. */
export function usePostCommand<C extends Call>(
  call: C,
  done: PostKey,
): UseMutationResult<AnswerOf<C>, CallFailed, Parts<C>> {
  const p = usePostWords();
  const toast = useToast();
  return useCommand(call, { done: p(done), failed: () => toast.error(p('posts.failed')) });
}
