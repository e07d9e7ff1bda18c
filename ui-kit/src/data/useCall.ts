import type { Parts } from '@courtcrew/domain/contract/address.ts';
import type { AnswerOf, Call } from '@courtcrew/domain/contract/call.ts';
import { type QueryKey, type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { CallFailed, Client, SendInput } from './client.ts';
import { useClient, useEarly } from './DataRoot.tsx';
import { answered } from './earlyAnswers.ts';

/** The cache key of a call: its area first, so that everything of an area can be made stale at once. */
export const callKey = (call: Call, parts?: object): QueryKey => [
  call.area,
  `${call.method} ${call.path}`,
  parts ?? {},
];

interface CallOptions {
  /** False holds the call back, e.g. until a tournament is chosen. */
  readonly enabled?: boolean;
  /** Milliseconds between silent refreshes. */
  readonly refreshEvery?: number;
  /** Shows the former answer while another page or filter loads. */
  readonly keepFormer?: boolean;
}

/** Under which key a call's answer is kept, and how it is asked for. */
export const callQuery = <C extends Call>(client: Client, call: C, parts: Parts<C>) => ({
  queryKey: callKey(call, parts),
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    client.send<C>(call, { ...parts, signal, background: true } as SendInput<C>),
});

/** Reads with a declared call. What it answers stays fresh: commands and live rooms make it be read again. */
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
