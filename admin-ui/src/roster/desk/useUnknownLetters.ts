import { useAllows } from '@courtcrew/ui-kit/session/session.tsx';
import { useGetList } from 'react-admin';
import { useDesk } from '../../kit/desk/desk.ts';

const UNKNOWN = { status: 'unknown' };

/** How many messages may not have arrived, and where they are listed. Who may read none knows of none. */
export function useUnknownLetters() {
  const { tid } = useDesk();
  const enabled = useAllows()('staff', tid);
  const { total, error } = useGetList(
    'outbox',
    { filter: { ...UNKNOWN, tid }, pagination: { page: 1, perPage: 1 } },
    { enabled },
  );
  return {
    count: total ?? 0,
    to: `/desk/outbox?filter=${encodeURIComponent(JSON.stringify(UNKNOWN))}`,
    isKnown: !enabled || total !== undefined,
    error,
  };
}
