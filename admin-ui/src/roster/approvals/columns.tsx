import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { PhoneLink } from '@courtcrew/ui-kit/page/PhoneLink.tsx';
import { datedMoment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useDesk } from '../../kit/desk/desk.ts';
import { actsColumn } from '../../kit/table/columns.ts';
import { credentialsColumn } from '../parts/credentialsColumn.tsx';
import { useDeskWords } from '../words.ts';
import { type Approval, RESPONSES } from './approval.ts';
import { VerdictActs } from './VerdictActs.tsx';

export function useApprovalColumns(): readonly Column<Approval>[] {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { time_zone: zone } = useDesk();
  const at = (iso: string | null) => iso && datedMoment(iso, zone, language);
  return [
    { key: 'name', label: d('column.name'), primary: true },
    credentialsColumn(d),
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
    {
      key: 'phone',
      label: d('staff.phone'),
      cell: ({ phone }) => <PhoneLink number={phone} />,
      unsorted: true,
    },
    {
      key: 'email',
      label: d('staff.email'),
      cell: ({ email }) => email && <Link href={`mailto:${email}`}>{email}</Link>,
      unsorted: true,
    },
    actsColumn(d('table.actions'), (who) => <VerdictActs who={who} />),
  ];
}
