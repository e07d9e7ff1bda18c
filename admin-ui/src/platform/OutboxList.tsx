import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getOutbox } from '@courtcrew/domain/messaging/contract.ts';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import { Answered } from '@courtcrew/ui-kit/page/Answered.tsx';
import { PageHeader } from '@courtcrew/ui-kit/page/PageHeader.tsx';
import { Loading } from '@courtcrew/ui-kit/page/Skeletons.tsx';
import { EmptyState } from '@courtcrew/ui-kit/page/States.tsx';
import { Toolbar } from '@courtcrew/ui-kit/page/Toolbar.tsx';
import { useUrlFilter } from '@courtcrew/ui-kit/page/urlFilter.ts';
import { moment, ownZone, zoneName } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import MailOutline from '@mui/icons-material/MailOutlined';
import Sms from '@mui/icons-material/SmsOutlined';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useTournament } from '../shell/tournament.tsx';
import { usePlatformWords } from './words.ts';

type Messages = AnswerOf<typeof getOutbox>;
type Message = Messages[number];

const FILTER = { q: '' };
const PAGE = 50;

const TONES: Readonly<Record<Message['status'], Tone>> = {
  local: 'plain',
  queued: 'info',
  sending: 'info',
  sent: 'success',
  failed: 'error',
  unknown: 'warning',
};

const fits = ({ to, subject, text }: Message, search: string): boolean =>
  `${to} ${subject} ${text}`.toLowerCase().includes(search.trim().toLowerCase());

/** Mails and texts with what became of them; the text opens below its line. */
export function OutboxList({ messages }: { messages: UseQueryResult<Messages, Error> }) {
  const w = usePlatformWords();
  const { filter, set, clear, active } = useUrlFilter(FILTER);
  const [most, setMost] = useState(PAGE);
  return (
    <>
      <PageHeader title={w('staff.outbox')} about={w('outbox.help')} />
      <Toolbar
        searchLabel={w('outbox.search')}
        search={filter.q}
        onSearch={(q) => set({ q })}
        onClear={active ? clear : undefined}
      />
      <Answered
        of={messages}
        loading={<Loading shape="list" count={8} />}
        empty={<EmptyState icon={<MailOutline />} title={w('outbox.none')} />}
      >
        {(all) => {
          const shown = all.filter((message) => fits(message, filter.q));
          if (shown.length === 0) return <EmptyState title={w('outbox.noMatch')} />;
          return (
            <>
              {shown.slice(0, most).map((message) => (
                <Line key={message.id} message={message} />
              ))}
              {shown.length > most && (
                <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setMost(most + PAGE)}>
                  {w('staff.more', { count: Math.min(PAGE, shown.length - most) })}
                </Button>
              )}
            </>
          );
        }}
      </Answered>
    </>
  );
}

function Line({ message: { time, channel, to, subject, text, status, error } }: { message: Message }) {
  const w = usePlatformWords();
  const { language } = useSpeech();
  const { tournament } = useTournament();
  const zone = tournament?.time_zone ?? ownZone();
  return (
    <Accordion
      disableGutters
      slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
    >
      <AccordionSummary
        sx={{
          '& .MuiAccordionSummary-content': {
            display: 'flex',
            flexWrap: 'wrap',
            columnGap: 2,
            rowGap: 0.5,
            alignItems: 'center',
            minWidth: 0,
          },
        }}
      >
        {channel === 'mail' ? (
          <MailOutline fontSize="small" color="action" titleAccess={w('outbox.mail')} />
        ) : (
          <Sms fontSize="small" color="action" titleAccess={w('outbox.text')} />
        )}
        <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{subject || w('outbox.noSubject')}</Box>
        <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>{w('outbox.to', { name: to })}</Box>
        <Box sx={{ ml: { sm: 'auto' }, display: 'flex', gap: 1.5, alignItems: 'center' }}>
          <Box sx={{ color: 'text.secondary', typography: 'body2' }}>
            {moment(time, zone, language)} {zoneName(time, zone, language)}
          </Box>
          <Badge tone={TONES[status]}>{w(`outbox.${status}`)}</Badge>
        </Box>
      </AccordionSummary>
      <AccordionDetails sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {error && <Box sx={{ color: 'error.main', mb: 1 }}>{error}</Box>}
        {text}
      </AccordionDetails>
    </Accordion>
  );
}
