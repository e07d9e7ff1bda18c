import type { NotificationType } from '@courtcrew/domain/board/model.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { CallButtons } from './CallButtons.tsx';
import { CourtChoice } from './CourtChoice.tsx';
import type { KeptCall, Pressed } from './keptCall.ts';
import { MedicalQuestion } from './MedicalQuestion.tsx';
import { MessageInput } from './MessageInput.tsx';
import type { Known } from './memory.ts';
import { useMonitorWords } from './words.ts';

const CHOICE = { court: '' };

interface NotifyDeskProps {
  readonly known: Known;
  readonly onCall: (pressed: Pressed) => void;
  /** A call returned because it names no court. */
  readonly courtless: KeptCall | null;
}

export function NotifyDesk({ known, onCall, courtless }: NotifyDeskProps) {
  const w = useMonitorWords();
  const { filter, set } = useUrlFilter(CHOICE);
  const [message, setMessage] = useState('');
  const [isMissing, setMissing] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const court = chosenOf(known, filter.court);

  const [returned, setReturned] = useState(courtless);
  if (courtless !== returned) {
    setReturned(courtless);
    setMissing(true);
    setMessage((typed) => typed || (courtless?.body.message ?? ''));
  }

  const call = (type: NotificationType) => {
    if (court === null) return;
    onCall({ type, court_num: court, message });
    setMessage('');
  };
  const ask = (type: NotificationType) => {
    setMissing(court === null);
    if (court === null) place.current?.scrollIntoView({ block: 'center' });
    else if (type === 'medical') setAsking(true);
    else call(type);
  };
  const title = court === null ? w('monitor.call') : w('monitor.callTo', { court });
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <div ref={place}>
          <CourtChoice
            known={known}
            chosen={court}
            onChoose={(court_num) => {
              setMissing(false);
              set({ court: court_num });
            }}
            error={isMissing ? w('monitor.selectCourt') : null}
          />
        </div>
        <Typography variant="h2">{title}</Typography>
        <MessageInput message={message} onChange={setMessage} />
        <CallButtons label={title} onCall={ask} />
      </Box>
      <MedicalQuestion
        isOpen={isAsking}
        court={court ?? ''}
        onAnswer={(yes) => {
          setAsking(false);
          if (yes) call('medical');
        }}
      />
    </>
  );
}

/** The chosen court if it exists, else the only own one. */
function chosenOf({ own, courts }: Known, chosen: string): string | null {
  if (courts.some(({ court_num }) => court_num === chosen)) return chosen;
  const [only, second] = own;
  return only !== undefined && second === undefined ? only : null;
}
