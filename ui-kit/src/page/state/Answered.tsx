import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import { CallFailed } from '../../data/client.ts';
import { RequireLogin } from '../../session/LoginGate.tsx';
import { useArrival } from '../useArrival.ts';
import { Loading, type Shape } from './Skeletons.tsx';
import { ErrorState, NotAllowed } from './States.tsx';
import { useToast } from './Toast.tsx';

/** A read as its screen sees it: of one call, or several combined. */
export interface Reading<Answer> extends Pick<UseQueryResult<Answer, Error>, 'data' | 'error'> {
  readonly refetch: () => unknown;
}

interface AnsweredProps<Answer> {
  readonly of: Reading<Answer>;
  /** Shape of the content, by which a skeleton is drawn, or a skeleton of its own. */
  readonly loading?: Shape | ReactElement;
  /** Rows or cards of the skeleton. */
  readonly rows?: number;
  /** Shown for an empty answer. */
  readonly empty?: ReactNode;
  readonly isEmpty?: (answer: Answer) => boolean;
  readonly children: (answer: Answer) => ReactNode;
}

const noRows = (answer: unknown): boolean => Array.isArray(answer) && answer.length === 0;

/** Tells screen readers that what was waited for is there: how many, or that it is loaded. */
export function useArrivalTold(isHere: boolean, count?: number): void {
  const toast = useToast();
  const waited = useRef(false);
  useEffect(() => {
    if (isHere && waited.current) toast.unseen('loaded', count);
    waited.current = !isHere;
  });
}

/** States of a read: skeleton, login, not allowed, error with retry, empty, content. Content stays while a refetch fails. */
export function Answered<Answer>({
  of,
  loading = 'page',
  rows,
  empty,
  isEmpty = noRows,
  children,
}: AnsweredProps<Answer>) {
  const { data, error, refetch } = of;
  const arrived = useArrival(data !== undefined);
  const isHere = data !== undefined && arrived;
  useArrivalTold(isHere, (data as { readonly length?: number } | undefined)?.length);
  if (isHere) return empty !== undefined && isEmpty(data) ? empty : children(data);
  if (data !== undefined || error === null)
    return typeof loading === 'string' ? <Loading shape={loading} count={rows} /> : loading;
  if (error instanceof CallFailed && error.status === 403) return <NotAllowed />;
  if (error instanceof CallFailed && error.status === 401) {
    return (
      <RequireLogin>
        <ErrorState error={error} onRetry={() => void refetch()} />
      </RequireLogin>
    );
  }
  return <ErrorState error={error} onRetry={() => void refetch()} />;
}
