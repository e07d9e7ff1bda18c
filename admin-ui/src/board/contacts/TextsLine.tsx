import { getNotificationContactList } from '@courtcrew/domain/board/contract.ts';
import { getTournament } from '@courtcrew/domain/tournaments/contract.ts';
import { canMessage } from '@courtcrew/domain/tournaments/policies/signup.ts';
import { AppAnchor } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { useCall } from '@courtcrew/ui-kit/data/useCall.ts';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext } from 'react-admin';
import { useDesk } from '../../kit/desk/desk.ts';
import { type Contact, REFRESH_MS, type Switch, unheard } from './contacts.ts';
import { useContactWords } from './words.ts';

/** Of the whole tournament: the rows of the list around, unless it shows only some of them. */
function useAllContacts(): readonly Pick<Contact, Switch>[] | undefined {
  const { tid } = useDesk();
  const { data: shown, total, filterValues } = useListContext<Contact>();
  const isWhole = shown?.length === total && Object.keys(filterValues).length === 0;
  const all = useCall(
    getNotificationContactList,
    { params: { tid } },
    { refreshEvery: REFRESH_MS, enabled: shown !== undefined && !isWhole },
  );
  return isWhole ? shown : all.data;
}

/** Whether texts leave, and about which calls nobody would get one. */
export function TextsLine() {
  const c = useContactWords();
  const { tid } = useDesk();
  const { data } = useCall(getTournament, { params: { tid } });
  const contacts = useAllContacts();
  if (!contacts || !data || !('text' in data)) return null;
  if (!canMessage(data.status)) return <Line severity="warning">{c('texts.draft')}</Line>;
  if (!data.text) {
    return (
      <Line severity="warning" action={c('staff.editSetup')}>
        {c('texts.off')}
      </Line>
    );
  }
  const missing = unheard(contacts);
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
