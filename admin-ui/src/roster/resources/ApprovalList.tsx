import type { approvalsResource } from '@courtcrew/domain/roster/rest.ts';
import { CredentialBadge } from '@courtcrew/ui-kit/badges/CredentialBadge.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { moment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Check from '@mui/icons-material/Check';
import Close from '@mui/icons-material/Close';
import type { z } from 'zod';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { fileTime } from '../../kit/report/column.ts';
import { BulkButton } from '../../kit/rest/list/BulkButton.tsx';
import type { ListColumn } from '../../kit/rest/list/columns.ts';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { useDeskWords } from '../words.ts';

type Approval = z.output<typeof approvalsResource.row>;

const RESPONSES = {
  'Awaiting Response': 'staff.awaiting',
  Approved: 'staff.approved',
  Denied: 'staff.denied',
} as const;
const NEWEST_FIRST = { field: 'request_time', order: 'DESC' } as const;

/** Referees who asked to work here; many are answered at once, each is told by letter. */
export function ApprovalList() {
  const d = useDeskWords();
  const { tid } = useDesk();
  const responses = Object.entries(RESPONSES).map(([response, word]) => [response, d(word)] as const);
  return (
    <ResourceList<Approval>
      resource="approvals"
      caption={d('staff.requests')}
      header={<DeskHeader title={d('staff.requests')} />}
      columns={useColumns()}
      filters={[
        { kind: 'search', source: 'q', label: d('filter.search') },
        { kind: 'choice', source: 'response', label: d('column.status'), options: responses },
      ]}
      about={{ tid }}
      sort={NEWEST_FIRST}
      bulk={
        <>
          <BulkButton label={d('staff.approve')} icon={<Check />} data={{ referee_approved: true }} />
          <BulkButton label={d('staff.deny')} icon={<Close />} data={{ referee_approved: false }} />
        </>
      }
      empty={<EmptyState title={d('staff.noRequests')} text={d('staff.noRequestsHelp')} />}
      file="approval-requests"
    />
  );
}

function useColumns(): readonly ListColumn<Approval>[] {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { time_zone: zone } = useDesk();
  return [
    { source: 'name', label: d('column.name'), text: ({ name }) => name, primary: true },
    {
      source: 'credentials',
      label: d('column.credentials'),
      text: ({ credentials }) => credentials,
      cell: ({ credentials }) => <CredentialBadge credentials={credentials} screen="management" />,
    },
    { source: 'response', label: d('column.status'), text: ({ response }) => d(RESPONSES[response]) },
    {
      source: 'request_time',
      label: d('staff.requested'),
      text: ({ request_time }) => request_time && moment(request_time, zone, language),
      file: ({ request_time }) => request_time && fileTime(request_time, zone),
    },
    {
      source: 'referee_request_note',
      label: d('staff.note'),
      text: ({ referee_request_note }) => referee_request_note,
      unsorted: true,
    },
    { source: 'phone', label: d('staff.phone'), text: ({ phone }) => phone, unsorted: true, hidden: true },
    { source: 'email', label: d('staff.email'), text: ({ email }) => email, unsorted: true, hidden: true },
  ];
}
