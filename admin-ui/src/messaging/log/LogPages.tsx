import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import MailOutline from '@mui/icons-material/MailOutlined';
import Sms from '@mui/icons-material/SmsOutlined';
import Box from '@mui/material/Box';
import { useRecordContext } from 'react-admin';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { type MessagingKey, useMessagingWords } from '../words.ts';
import { type EmailLine, type TextLine, useEmailColumns, useLogFilters, useTextColumns } from './columns.tsx';
import { SendAgain } from './SendAgain.tsx';

const NEWEST_FIRST = { field: 'time', order: 'DESC' } as const;
/** States change while nobody does anything: the provider tells. */
const LOOK_MS = 5_000;

interface LogProps {
  readonly title: MessagingKey;
  readonly category: 'referee' | 'volunteer';
}

/** What was mailed to whom, and what became of it. */
function EmailLogOf({ title, category }: LogProps) {
  const m = useMessagingWords();
  const { tid } = useDesk();
  return (
    <ResourceList<EmailLine>
      resource="emaillog"
      caption={m(title)}
      header={<DeskHeader title={m(title)} />}
      columns={useEmailColumns()}
      filters={useLogFilters()}
      about={{ tid, category }}
      sort={NEWEST_FIRST}
      refreshEvery={LOOK_MS}
      details={<Whole />}
      empty={<EmptyState icon={<MailOutline />} title={m('log.noEmails')} />}
      file="email-log"
    />
  );
}

export const EmailLog = () => <EmailLogOf title="staff.emailLog" category="referee" />;
export const VolunteerEmailLog = () => <EmailLogOf title="staff.volunteerEmailLog" category="volunteer" />;

/** What was texted to whom, and what became of it. */
export function TextLog() {
  const m = useMessagingWords();
  const { tid } = useDesk();
  return (
    <ResourceList<TextLine>
      resource="textlog"
      caption={m('staff.textLog')}
      header={<DeskHeader title={m('staff.textLog')} />}
      columns={useTextColumns()}
      filters={useLogFilters()}
      about={{ tid, category: 'referee' }}
      sort={NEWEST_FIRST}
      refreshEvery={LOOK_MS}
      details={<Whole />}
      empty={<EmptyState icon={<Sms />} title={m('log.noTexts')} />}
      file="text-log"
    />
  );
}

/** The whole letter below its line, as it was written, and why it failed. */
function Whole() {
  const m = useMessagingWords();
  const line = useRecordContext<EmailLine | TextLine>();
  if (!line) return null;
  return (
    <Box sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {line.error && <Box sx={{ color: 'error.main', mb: 1 }}>{line.error}</Box>}
      {'body' in line ? line.body : line.message}
      <Box>
        <AppLink to={`/desk/history?about=${line.letter_id}`}>{m('staff.history')}</AppLink>
      </Box>
      <Box>
        <SendAgain line={line} />
      </Box>
    </Box>
  );
}
