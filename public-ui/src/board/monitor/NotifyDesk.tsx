import { MESSAGE_MAX, NOTIFICATION_TYPES, type NotificationType } from '@courtcrew/domain/board/model.ts';
import { useUrlFilter } from '@courtcrew/ui-kit/page/list/urlFilter.ts';
import GroupAdd from '@mui/icons-material/GroupAdd';
import HeadsetMic from '@mui/icons-material/HeadsetMic';
import MedicalServices from '@mui/icons-material/MedicalServices';
import Sports from '@mui/icons-material/Sports';
import SupervisorAccount from '@mui/icons-material/SupervisorAccount';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { CourtChoice } from './CourtChoice.tsx';
import type { KeptCall, Pressed } from './keptCall.ts';
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

interface MessageInputProps {
  readonly message: string;
  readonly onChange: (message: string) => void;
}

/** A plain field: it belongs to the first load and weighs nothing. */
function MessageInput({ message, onChange }: MessageInputProps) {
  const w = useMonitorWords();
  const id = useId();
  return (
    <Box sx={{ display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline' }}>
        <Box component="label" htmlFor={id} sx={{ fontWeight: 600 }}>
          {w('monitor.message')}
        </Box>
        {message && (
          <Box component="span" sx={{ typography: 'body2', color: 'text.secondary' }}>
            {w('monitor.letters', { count: message.length, most: MESSAGE_MAX })}
          </Box>
        )}
      </Box>
      <Box
        component="textarea"
        inputMode="text"
        enterKeyHint="enter"
        autoComplete="off"
        id={id}
        rows={1}
        maxLength={MESSAGE_MAX}
        value={message}
        onChange={({ target }) => onChange(target.value)}
        sx={{
          font: 'inherit',
          color: 'text.primary',
          backgroundColor: 'background.paper',
          border: '1px solid color-mix(in srgb, var(--mui-palette-text-secondary) 55%, transparent)',
          borderRadius: 1,
          px: 1.75,
          py: 1.25,
          resize: 'none',
          // Grows with its text where the browser supports it.
          fieldSizing: 'content',
          minHeight: 48,
          maxHeight: 120,
        }}
      />
    </Box>
  );
}

const icons: Readonly<Record<NotificationType, ReactNode>> = {
  '2nd': <GroupAdd />,
  desk: <HeadsetMic />,
  td: <SupervisorAccount />,
  'head ref': <Sports />,
  medical: <MedicalServices />,
};

/** Buttons large enough for a thumb in a hurry; medical help stands apart. */
function CallButtons({ label, onCall }: { label: string; onCall: (type: NotificationType) => void }) {
  const w = useMonitorWords();
  return (
    <Box
      role="group"
      aria-label={label}
      sx={{
        display: 'grid',
        gap: 1.25,
        gridTemplateColumns: '1fr 1fr',
        '& > :last-child': { gridColumn: '1 / -1' },
      }}
    >
      {NOTIFICATION_TYPES.map((type) => (
        <Button
          key={type}
          variant="contained"
          color={type === 'medical' ? 'error' : 'primary'}
          onClick={() => onCall(type)}
          sx={{
            minHeight: 72,
            px: 1,
            display: 'grid',
            justifyItems: 'center',
            alignContent: 'center',
            gap: 0.25,
            fontSize: '1.0625rem',
            lineHeight: 1.2,
            textAlign: 'center',
          }}
        >
          {icons[type]}
          {w(`call.${type}`)}
        </Button>
      ))}
    </Box>
  );
}

interface MedicalQuestionProps {
  readonly isOpen: boolean;
  readonly court: string;
  readonly onAnswer: (yes: boolean) => void;
}

/** Asks once before an ambulance crew runs. A native dialog works offline and weighs nothing. */
function MedicalQuestion({ isOpen, court, onAnswer }: MedicalQuestionProps) {
  const w = useMonitorWords();
  const title = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return (
    <Box
      component="dialog"
      ref={dialog}
      role="alertdialog"
      aria-labelledby={title}
      onClose={() => isOpen && onAnswer(false)}
      sx={{
        width: 'min(400px, calc(100vw - 32px))',
        p: 3,
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: '12px',
        backgroundColor: 'background.paper',
        color: 'text.primary',
        '&[open]': { display: 'grid', gap: 2 },
        '&::backdrop': { backgroundColor: 'rgb(0 0 0 / 0.55)' },
      }}
    >
      <Typography variant="h2" id={title} sx={{ fontSize: '1.5rem' }}>
        {w('monitor.medicalAsk', { court })}
      </Typography>
      <Button
        autoFocus
        variant="contained"
        color="error"
        onClick={() => onAnswer(true)}
        sx={{ minHeight: 72, fontSize: '1.125rem', lineHeight: 1.25 }}
      >
        {w('monitor.medicalYes')}
      </Button>
      <Button variant="outlined" color="inherit" onClick={() => onAnswer(false)} sx={{ minHeight: 56 }}>
        {w('monitor.medicalNo')}
      </Button>
    </Box>
  );
}
