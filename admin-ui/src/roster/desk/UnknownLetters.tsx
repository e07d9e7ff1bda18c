import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import Alert from '@mui/material/Alert';
import { useGetList } from 'react-admin';
import { useDesk } from '../../kit/desk/desk.ts';
import { useDeskWords } from '../words.ts';

const UNKNOWN = { status: 'unknown' };
const LIST = `/desk/outbox?filter=${encodeURIComponent(JSON.stringify(UNKNOWN))}`;

/** Number of messages that may not have arrived, linked to them; nothing without any. */
export function UnknownLetters() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const { total = 0 } = useGetList('outbox', {
    filter: { ...UNKNOWN, tid },
    pagination: { page: 1, perPage: 1 },
  });
  if (total === 0) return null;
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      <AppLink to={LIST}>{d('desk.lettersUnknown', { count: total })}</AppLink>
    </Alert>
  );
}
