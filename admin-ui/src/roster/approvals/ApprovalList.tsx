import { isolated } from '@courtcrew/domain/kernel/isolated.ts';
import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { datedMoment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useDesk } from '../../kit/desk/desk.ts';
import { onDemand } from '../../kit/page/onDemand.tsx';
import { useAboveList } from '../../kit/rest/list/AboveList.tsx';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import type { ListFilter } from '../../kit/rest/list/ListFilters.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { actsColumn } from '../../kit/table/columns.ts';
import { credentialsColumn, emailColumn, phoneColumn } from '../parts/personColumns.tsx';
import { useDeskWords } from '../words.ts';
import { type Approval, RESPONSES } from './approval.ts';

const UNSORTED = { unsorted: true } as const;
const NEWEST_FIRST = { field: 'request_time', order: 'DESC' } as const;

export const ApprovalRequests = () => <Approvals />;

export const ApprovedList = () => <Approvals response="Approved" />;

/** Requests, answered one by one with a note or many at once. Each answer is mailed. */
function Approvals({ response }: { readonly response?: Approval['response'] }) {
  const d = useDeskWords();
  const { tid } = useDesk();
  const byResponse: ListFilter = {
    kind: 'choice',
    source: 'response',
    label: d('staff.response'),
    options: Object.entries(RESPONSES).map(([one, { word }]) => [one, d(word)] as const),
  };
  return (
    <ResourceList<Approval>
      resource="approvals"
      caption={d('staff.requests')}
      columns={useApprovalColumns()}
      filters={[
        { kind: 'search', source: 'q', label: d('filter.search') },
        ...(response ? [] : [byResponse]),
      ]}
      about={response ? { tid, response } : { tid }}
      sort={NEWEST_FIRST}
      bulk={<Verdicts />}
      empty={
        <EmptyState
          title={d(response ? 'staff.noApproved' : 'staff.noRequests')}
          text={d('staff.noRequestsHelp')}
        />
      }
      file="approval-requests"
    />
  );
}

function Verdicts() {
  const d = useDeskWords();
  const confirm = (count: number) => d('staff.mailedMany', { count });
  return (
    <>
      <BulkButton
        label={d('staff.approve')}
        icon={<Check />}
        data={{ referee_approved: true }}
        confirm={confirm}
      />
      <BulkButton
        label={d('staff.deny')}
        icon={<Close />}
        data={{ referee_approved: false }}
        confirm={confirm}
      />
    </>
  );
}

function useApprovalColumns(): readonly Column<Approval>[] {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { time_zone: zone } = useDesk();
  const at = (iso: string | null) => iso && datedMoment(iso, zone, language);
  return [
    { key: 'name', label: d('column.name'), primary: true },
    credentialsColumn(d, UNSORTED),
    {
      key: 'response',
      label: d('staff.response'),
      value: ({ response }) => d(RESPONSES[response].word),
      cell: ({ response, approved_time }) => (
        <>
          <Badge tone={RESPONSES[response].tone}>{d(RESPONSES[response].word)}</Badge>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{at(approved_time)}</Box>
        </>
      ),
    },
    { key: 'request_time', label: d('staff.requested'), type: 'datedTime', zone },
    { key: 'approved_time', label: d('staff.answered'), type: 'datedTime', zone, hidden: true },
    { key: 'referee_request_note', label: d('staff.note'), unsorted: true },
    phoneColumn('phone', d('staff.phone'), UNSORTED),
    emailColumn(d, UNSORTED),
    actsColumn(d('table.actions'), (who) => <VerdictActs who={who} />),
  ];
}

const VerdictDialog = onDemand(async () => (await import('./VerdictDialog.tsx')).VerdictDialog);

/** Approves, denies or revokes; asks for a note first. */
export function VerdictActs({ who }: { who: Approval }) {
  const d = useDeskWords();
  const openAbove = useAboveList();
  const open = (approve: boolean) =>
    openAbove((close) => <VerdictDialog who={who} approve={approve} onClose={close} />);
  return (
    <Box sx={{ display: 'flex', gap: 1 }}>
      {who.referee_approved !== true && (
        <Button
          variant="contained"
          aria-label={`${d('staff.approve')}: ${isolated(who.name)}`}
          onClick={() => open(true)}
        >
          {d('staff.approve')}
        </Button>
      )}
      {who.referee_approved !== false && (
        <Button
          variant="outlined"
          color="error"
          aria-label={`${d(who.referee_approved ? 'staff.revoke' : 'staff.deny')}: ${isolated(who.name)}`}
          onClick={() => open(false)}
        >
          {d(who.referee_approved ? 'staff.revoke' : 'staff.deny')}
        </Button>
      )}
    </Box>
  );
}
