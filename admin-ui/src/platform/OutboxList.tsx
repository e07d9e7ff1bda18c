import {
  revealMessage,
  sendMessageAgain,
  sendPlatformMessageAgain,
} from '@courtcrew/domain/messaging/contract.ts';
import type { outboxResource } from '@courtcrew/domain/messaging/rest.ts';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { useCommand } from '@courtcrew/ui-kit/data/useCommand.ts';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { EmptyState } from '@courtcrew/ui-kit/page/state/States.tsx';
import { useSession } from '@courtcrew/ui-kit/session/session.tsx';
import { datedMoment, ownZone, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import MailOutline from '@mui/icons-material/MailOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { RecordContextProvider, useListContext, useRecordContext } from 'react-admin';
import type { z } from 'zod';
import type { ListFilter } from '../kit/rest/list/ListFilters.tsx';
import { ResourceList } from '../kit/rest/list/ResourceList.tsx';
import { useTournament } from '../shell/tournament.tsx';
import { usePlatformWords } from './words.ts';

export type Message = z.output<typeof outboxResource.row>;

const STATUSES = ['local', 'queued', 'sending', 'sent', 'failed', 'stopped', 'unknown'] as const;
const NEWEST_FIRST = { field: 'time', order: 'DESC' } as const;

const TONES: Readonly<Record<Message['status'], Tone>> = {
  local: 'plain',
  queued: 'info',
  sending: 'info',
  sent: 'success',
  failed: 'error',
  stopped: 'plain',
  unknown: 'warning',
};

interface OutboxListProps {
  readonly header: ReactNode;
  /** Only messages of this tournament. */
  readonly tid?: string;
}

export function OutboxList({ header, tid }: OutboxListProps) {
  const w = usePlatformWords();
  return (
    <ResourceList<Message>
      resource="outbox"
      caption={w('staff.outbox')}
      header={header}
      columns={useColumns()}
      filters={useFilters()}
      about={tid === undefined ? OF_ALL : { tid }}
      sort={NEWEST_FIRST}
      details={<Letter />}
      cards={<OutboxLines />}
      empty={<EmptyState icon={<MailOutline />} title={w('outbox.none')} />}
      file="outbox"
    />
  );
}

const OF_ALL = {};

const HEAD_MAX = 80;

/** Shown name of a message: a text has no subject and shows how it begins. */
export const headOf = ({ subject, text }: Pick<Message, 'subject' | 'text'>): string => {
  const line = text.trimStart().split('\n', 1).join('');
  return subject || (line.length > HEAD_MAX ? `${line.slice(0, HEAD_MAX).trimEnd()}…` : line);
};

/** Messages that may not have arrived. */
const UNSENT: readonly Message['status'][] = ['unknown', 'failed', 'stopped'];

export function Letter() {
  const message = useRecordContext<Message>();
  const { user } = useSession();
  const w = usePlatformWords();
  const reveal = useCommand(revealMessage);
  const again = useCommand(sendMessageAgain, { affects: ['outbox'], done: w('outbox.againDone') });
  const againOfAll = useCommand(sendPlatformMessageAgain, {
    affects: ['outbox'],
    done: w('outbox.againDone'),
  });
  const send = ({ tid, id }: Message) =>
    tid === null ? againOfAll.mutate({ params: { id } }) : again.mutate({ params: { tid, id } });
  const hidden = message?.masked === true && !reveal.data && user?.utr_admin === 'main';
  return (
    <Box sx={{ pb: 1.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {message?.error && <Box sx={{ color: 'error.main', mb: 1 }}>{message.error}</Box>}
      {message && UNSENT.includes(message.status) && (
        <Button
          variant="outlined"
          loading={again.isPending || againOfAll.isPending}
          onClick={() => send(message)}
          sx={{ display: 'flex', mb: 1 }}
        >
          {w('outbox.again')}
        </Button>
      )}
      {reveal.data?.text ?? message?.text}
      {hidden && (
        <Reveal loading={reveal.isPending} onClick={() => reveal.mutate({ params: { id: message.id } })} />
      )}
    </Box>
  );
}

function Reveal(props: { readonly loading: boolean; readonly onClick: () => void }) {
  const w = usePlatformWords();
  return (
    <Box sx={{ mt: 2, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      <Button variant="outlined" {...props}>
        {w('outbox.reveal')}
      </Button>
      <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{w('outbox.revealHelp')}</Box>
    </Box>
  );
}

export function MessageStatus({ of }: { of: Message['status'] }) {
  const w = usePlatformWords();
  return <Badge tone={TONES[of]}>{w(`outbox.${of}`)}</Badge>;
}

/** Formats by the clock of the chosen tournament, else of the reader. */
function useWhen() {
  const { language } = useSpeech();
  const { tournament } = useTournament();
  const zone = tournament?.time_zone ?? ownZone();
  return ({ time }: Message): string =>
    `${datedMoment(time, zone, language)} ${zoneName(time, zone, language)}`;
}

function useFilters(): readonly ListFilter[] {
  const w = usePlatformWords();
  return [
    { kind: 'search', source: 'q', label: w('outbox.search') },
    {
      kind: 'choice',
      source: 'status',
      label: w('list.status'),
      options: STATUSES.map((status) => [status, w(`outbox.${status}`)] as const),
    },
    {
      kind: 'choice',
      source: 'channel',
      label: w('outbox.channel'),
      options: [
        ['mail', w('outbox.mail')],
        ['text', w('outbox.text')],
      ],
    },
  ];
}

function useColumns(): readonly Column<Message>[] {
  const w = usePlatformWords();
  return [
    { key: 'time', label: w('outbox.time'), value: useWhen() },
    {
      key: 'channel',
      label: w('outbox.channel'),
      value: ({ channel }) => w(channel === 'mail' ? 'outbox.mail' : 'outbox.text'),
    },
    { key: 'to', label: w('outbox.recipient'), unsorted: true },
    {
      key: 'subject',
      label: w('outbox.subject'),
      value: (message) => headOf(message) || w('outbox.noSubject'),
      primary: true,
      unsorted: true,
    },
    {
      key: 'status',
      label: w('list.status'),
      value: ({ status }) => w(`outbox.${status}`),
      cell: ({ status }) => <MessageStatus of={status} />,
    },
    { key: 'error', label: w('outbox.error'), unsorted: true, hidden: true },
  ];
}

/** Phone view; a tap opens the text. */
export function OutboxLines() {
  const w = usePlatformWords();
  const when = useWhen();
  const { data = [] } = useListContext<Message>();
  return data.map((message) => (
    <Accordion
      key={message.id}
      disableGutters
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
    >
      <AccordionSummary>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, rowGap: 0.5, minWidth: 0 }}>
          <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
            {headOf(message) || w('outbox.noSubject')}
          </Box>
          <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
            {w('outbox.to', { name: message.to })}
          </Box>
          <Box sx={{ color: 'text.secondary', typography: 'body2' }}>{when(message)}</Box>
          <MessageStatus of={message.status} />
        </Box>
      </AccordionSummary>
      <AccordionDetails>
        <RecordContextProvider value={message}>
          <Letter />
        </RecordContextProvider>
      </AccordionDetails>
    </Accordion>
  ));
}
