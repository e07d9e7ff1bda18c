import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallFailed } from '../../data/client.ts';
import { RequireLogin } from '../../session/LoginGate.tsx';
import { useArrival } from '../useArrival.ts';
import { Loading } from './Skeletons.tsx';
import { ErrorState, NotAllowed } from './States.tsx';

/** A read as its screen sees it: one call's, or several taken together. */
export interface Reading<Answer> extends Pick<UseQueryResult<Answer, Error>, 'data' | 'error'> {
  readonly refetch: () => unknown;
}

interface AnsweredProps<Answer> {
  readonly of: Reading<Answer>;
  /** Skeleton in the shape of the content. */
  readonly loading?: ReactNode;
  /** Shown instead of the content when the answer is empty. */
  readonly empty?: ReactNode;
  readonly isEmpty?: (answer: Answer) => boolean;
  readonly children: (answer: Answer) => ReactNode;
}

const noRows = (answer: unknown): boolean => Array.isArray(answer) && answer.length === 0;

/**
 * The states of a read in one place: skeleton, login, not allowed, error with retry, empty, content. Content that
 * was there stays while a refresh fails: an old list beats none.
 */
export function Answered<Answer>({
  of,
  loading = <Loading />,
  empty,
  isEmpty = noRows,
  children,
}: AnsweredProps<Answer>) {
  const { data, error, refetch } = of;
  const arrived = useArrival(data !== undefined);
  if (data !== undefined && !arrived) return loading;
  if (data !== undefined) return empty !== undefined && isEmpty(data) ? empty : children(data);
  if (error === null) return loading;
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
