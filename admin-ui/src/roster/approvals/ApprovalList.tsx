import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import type { ListFilter } from '../../kit/rest/list/ListFilters.tsx';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { useStaffWords } from '../../shell/words.ts';
import { useDeskWords } from '../words.ts';
import { type Approval, RESPONSES } from './approval.ts';
import { useApprovalColumns } from './columns.tsx';

const NEWEST_FIRST = { field: 'request_time', order: 'DESC' } as const;

export function ApprovalPage() {
  const w = useStaffWords();
  return <Approvals header={<DeskHeader title={w('staff.approvalRequests')} />} />;
}

export const ApprovalRequests = () => <Approvals />;

export const ApprovedList = () => <Approvals response="Approved" />;

/** Requests, answered one by one with a note or many at once. Each answer is mailed. */
function Approvals({ header, response }: { header?: React.ReactNode; response?: Approval['response'] }) {
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
      header={header}
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
