import { getNotificationContactList } from '@courtcrew/domain/board/contract.ts';
import { getTournament } from '@courtcrew/domain/tournaments/contract.ts';
import { canMessage } from '@courtcrew/domain/tournaments/policies/signup.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useDesk } from '../../kit/desk/desk.ts';
import { REFRESH_MS, unheard } from './contacts.ts';
import { useContactWords } from './words.ts';

/** Whether texts leave, and about which calls nobody would get one. */
export function TextsLine() {
  const c = useContactWords();
  const { tid } = useDesk();
  const { data } = useCall(getTournament, { params: { tid } });
  const contacts = useCall(getNotificationContactList, { params: { tid } }, { refreshEvery: REFRESH_MS });
  if (!contacts.data || !data || !('text' in data)) return null;
  if (!canMessage(data.status)) return <Line severity="warning">{c('texts.draft')}</Line>;
  if (!data.text) {
    return (
      <Line severity="warning" action={c('staff.editSetup')}>
        {c('texts.off')}
      </Line>
    );
  }
  const missing = unheard(contacts.data);
  return (
    <Line severity={missing.length > 0 ? 'warning' : 'info'}>
      {c('texts.on')}{' '}
      {missing.length > 0 && (
        <strong>{c('texts.nobody', { types: missing.map((type) => c(`call.${type}`)).join(', ') })}</strong>
      )}
    </Line>
  );
}

interface LineProps {
  readonly severity: 'info' | 'warning';
  /** Leads to the setup. */
  readonly action?: string;
  readonly children: React.ReactNode;
}

const Line = ({ severity, action, children }: LineProps) => (
  <Alert
    severity={severity}
    role="status"
    sx={{ mb: 2, maxWidth: 1120 }}
    action={
      action && (
        <Button component={AppAnchor} to="/desk/tournamentSetup" color="inherit" size="small">
          {action}
        </Button>
      )
    }
  >
    {children}
  </Alert>
);
