import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import MailOutline from '@mui/icons-material/MailOutlined';
import Sms from '@mui/icons-material/SmsOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import type { ComponentProps } from 'react';
import { RecordContextProvider, useListContext } from 'react-admin';
import { DeskHeader } from '../../kit/desk/DeskHeader.tsx';
import { useDesk } from '../../kit/desk/desk.ts';
import { ResourceList } from '../../kit/rest/list/ResourceList.tsx';
import { type MessagingKey, useMessagingWords } from '../words.ts';
import {
  StateBadge,
  useEmailColumns,
  useOutboxColumns,
  useSentFilters,
  useTextColumns,
  useWhen,
} from './columns.tsx';
import { headOf, recipientOf, type Sent } from './sent.ts';
import { Whole } from './Whole.tsx';

const NEWEST_FIRST = { field: 'time', order: 'DESC' } as const;
/** States change while nobody does anything: the provider tells. */
const LOOK_MS = 5_000;

type SentListProps<Row extends Sent> = Pick<
  ComponentProps<typeof ResourceList<Row>>,
  'resource' | 'columns' | 'about' | 'empty' | 'file' | 'header'
> & { readonly title: MessagingKey };

/** What was sent to whom, the newest first, and what became of it. */
function SentList<Row extends Sent>({ title, ...list }: SentListProps<Row>) {
  const m = useMessagingWords();
  return (
    <ResourceList<Row>
      caption={m(title)}
      header={<DeskHeader title={m(title)} />}
      filters={useSentFilters(list.resource === 'outbox' ? 'status' : 'state')}
      sort={NEWEST_FIRST}
      refreshEvery={LOOK_MS}
      details={<Whole />}
      cards={<SentLines />}
      {...list}
    />
  );
}

interface EmailsProps {
  readonly title: MessagingKey;
  readonly category: 'referee' | 'volunteer';
}

function Emails({ title, category }: EmailsProps) {
  const m = useMessagingWords();
  const { tid } = useDesk();
  return (
    <SentList
      resource="emaillog"
      title={title}
      columns={useEmailColumns()}
      about={{ tid, category }}
      empty={<EmptyState icon={<MailOutline />} title={m('log.noEmails')} />}
      file="email-log"
    />
  );
}

export const EmailLog = () => <Emails title="staff.emailLog" category="referee" />;
export const VolunteerEmailLog = () => <Emails title="staff.volunteerEmailLog" category="volunteer" />;

export function TextLog() {
  const m = useMessagingWords();
  const { tid } = useDesk();
  return (
    <SentList
      resource="textlog"
      title="staff.textLog"
      columns={useTextColumns()}
      about={{ tid, category: 'referee' }}
      empty={<EmptyState icon={<Sms />} title={m('log.noTexts')} />}
      file="text-log"
    />
  );
}

function Messages(props: Pick<ComponentProps<typeof SentList>, 'title' | 'about' | 'header'>) {
  const m = useMessagingWords();
  const empty = <EmptyState icon={<MailOutline />} title={m('log.none')} />;
  return <SentList resource="outbox" columns={useOutboxColumns()} empty={empty} file="outbox" {...props} />;
}

export function Outbox() {
  const { tid } = useDesk();
  return <Messages title="staff.outbox" about={{ tid }} />;
}

const OF_ALL = {};

export function OutboxOfAll() {
  const m = useMessagingWords();
  const header = <PageHeader title={m('staff.outboxOfAll')} about={m('log.outboxHelp')} />;
  return <Messages title="staff.outboxOfAll" about={OF_ALL} header={header} />;
}

/** The messages on a phone; a tap opens one. */
export function SentLines() {
  const m = useMessagingWords();
  const when = useWhen();
  const { data = [] } = useListContext<Sent>();
  return data.map((sent) => (
    <Accordion
      key={sent.id}
      disableGutters
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
    >
      <AccordionSummary>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{headOf(sent) || m('log.noSubject')}</Box>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {m('log.to', { name: recipientOf(sent) })}
          </Box>
          <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{when(sent)}</Box>
          <StateBadge of={sent} />
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <RecordContextProvider value={sent}>
          <Whole />
        </RecordContextProvider>
      </AccordionDetails>
    </Accordion>
  ));
}
