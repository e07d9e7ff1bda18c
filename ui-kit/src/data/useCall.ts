import type { Parts } from '@courtcrew/domain/contract/address.ts';
import type { AnswerOf, Call } from '@courtcrew/domain/contract/call.ts';
import { type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallFailed, Client, SendInput } from './client.ts';
import { useClient, useEarly } from './DataRoot.tsx';
import { answered } from './earlyAnswers.ts';

/** Cache key of a call: its area first, so that a whole area can be invalidated. */
export const callKey = (call: Call, parts?: object): QueryKey => [
  call.area,
  `${call.method} ${call.path}`,
  parts ?? {},
];

interface CallOptions {
  /** False holds the call back, for example until a tournament is chosen. */
  readonly enabled?: boolean;
  /** Milliseconds between silent refreshes. */
  readonly refreshEvery?: number;
  /** Keeps the former answer while another page or filter loads. */
  readonly keepFormer?: boolean;
}

export const callQuery = <C extends Call>(client: Client, call: C, parts: Parts<C>) => ({
  queryKey: callKey(call, parts),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    client.send<C>(call, { ...parts, signal, background: true } as SendInput<C>),
});

/** Reads with a declared call. The answer stays fresh: commands and live rooms invalidate it. */
export function useCall<C extends Call>(
  call: C,
  parts: Parts<C>,
  { enabled = true, refreshEvery, keepFormer = false }: CallOptions = {},
): UseQueryResult<AnswerOf<C>, CallFailed> {
  const client = useClient();
  const early = useEarly();
  return useQuery<AnswerOf<C>, CallFailed>({
    ...callQuery(client, call, parts),
    ...(enabled && answered(early, call, parts)),
    enabled,
    refetchInterval: refreshEvery,
    placeholderData: keepFormer ? (former) => former : undefined,
  });
}
