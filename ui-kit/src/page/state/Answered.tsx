import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { CallFailed } from '../../data/client.ts';
import { RequireLogin } from '../../session/LoginGate.tsx';
import { useArrival } from '../useArrival.ts';
import { Loading } from './Skeletons.tsx';
import { ErrorState, NotAllowed } from './States.tsx';

/** A read as its screen sees it: of one call, or several combined. */
export interface Reading<Answer> extends Pick<UseQueryResult<Answer, Error>, 'data' | 'error'> {
  readonly refetch: () => unknown;
}

interface AnsweredProps<Answer> {
  readonly of: Reading<Answer>;
  /** Skeleton shaped like the content. */
  readonly loading?: ReactNode;
  /** Shown for an empty answer. */
  readonly empty?: ReactNode;
  readonly isEmpty?: (answer: Answer) => boolean;
  readonly children: (answer: Answer) => ReactNode;
}

const noRows = (answer: unknown): boolean => Array.isArray(answer) && answer.length === 0;

/** States of a read: skeleton, login, not allowed, error with retry, empty, content. Content stays while a refetch fails. */
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
