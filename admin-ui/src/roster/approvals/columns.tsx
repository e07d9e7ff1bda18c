import { Badge } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { PhoneLink } from '@courtcrew/ui-kit/page/PhoneLink.tsx';
import { datedMoment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useDesk } from '../../kit/desk/desk.ts';
import { fileTime } from '../../kit/report/column.ts';
import { actsColumn, type ListColumn } from '../../kit/rest/list/columns.ts';
import { credentialsColumn } from '../parts/credentialsColumn.tsx';
import { useDeskWords } from '../words.ts';
import { type Approval, RESPONSES } from './approval.ts';
import { VerdictActs } from './VerdictActs.tsx';

export function useApprovalColumns(): readonly ListColumn<Approval>[] {
  const d = useDeskWords();
  const { language } = useSpeech();
  const { time_zone: zone } = useDesk();
  const at = (iso: string | null) => iso && datedMoment(iso, zone, language);
  const inFile = (iso: string | null) => iso && fileTime(iso, zone);
  return [
    { source: 'name', label: d('column.name'), text: ({ name }) => name, primary: true },
    credentialsColumn(d),
    {
      source: 'response',
      label: d('staff.response'),
      text: ({ response }) => d(RESPONSES[response].word),
      cell: ({ response, approved_time }) => (
        <>
          <Badge tone={RESPONSES[response].tone}>{d(RESPONSES[response].word)}</Badge>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{at(approved_time)}</Box>
        </>
      ),
    },
    {
      source: 'request_time',
      label: d('staff.requested'),
      text: ({ request_time }) => at(request_time),
      file: ({ request_time }) => inFile(request_time),
    },
    {
      source: 'approved_time',
      label: d('staff.answered'),
      text: ({ approved_time }) => at(approved_time),
      file: ({ approved_time }) => inFile(approved_time),
      hidden: true,
    },
    {
      source: 'referee_request_note',
      label: d('staff.note'),
      text: ({ referee_request_note }) => referee_request_note,
      unsorted: true,
    },
    {
      source: 'phone',
      label: d('staff.phone'),
      text: ({ phone }) => phone,
      cell: ({ phone }) => <PhoneLink number={phone} />,
      unsorted: true,
    },
    {
      source: 'email',
      label: d('staff.email'),
      text: ({ email }) => email,
      cell: ({ email }) => email && <Link href={`mailto:${email}`}>{email}</Link>,
      unsorted: true,
    },
    actsColumn(d('table.actions'), (who) => <VerdictActs who={who} />),
  ];
}
