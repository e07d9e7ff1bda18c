import { getApprovalRequests } from '@courtcrew/domain/roster/contract.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import Alert from '@mui/material/Alert';
import { useDesk } from '../../kit/desk/desk.ts';
import { useDeskWords } from '../words.ts';

/** How many referees wait to be approved; nothing where nobody does. */
export function WaitingRequests() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const requests = useCall(getApprovalRequests, { params: { tid } });
  const count = requests.data?.filter(({ referee_approved }) => referee_approved === null).length ?? 0;
  if (count === 0) return null;
  return (
    <Alert severity="info" sx={{ mb: 2 }}>
      <AppLink to="/desk/refereeSetup?tab=requests">{d('desk.requestsWait', { count })}</AppLink>
    </Alert>
  );
}
