import { NOTE_STATUSES, type Note } from '@courtcrew/domain/audit/contract.ts';
import type { TimeZone } from '@courtcrew/domain/kernel/time.ts';
import { AppLink } from '@courtcrew/ui-kit/app/AppLink.tsx';
import { Badge, type Tone } from '@courtcrew/ui-kit/badges/Badge.tsx';
import type { Column } from '@courtcrew/ui-kit/page/list/column.ts';
import { fileTime } from '@courtcrew/ui-kit/page/list/columnFiles.ts';
import { datedMoment } from '@courtcrew/ui-kit/time/format.ts';
import { useSpeech } from '@courtcrew/ui-kit/words/words.tsx';
import CheckCircle from '@mui/icons-material/CheckCircle';
import HourglassEmpty from '@mui/icons-material/HourglassEmpty';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import RemoveCircle from '@mui/icons-material/RemoveCircle';
import Stars from '@mui/icons-material/Stars';
import type { ReactNode } from 'react';
import type { ListFilter } from '../kit/rest/list/ListFilters.tsx';
import { useAuditWords } from './words.ts';

export function useNoteColumns(zone: TimeZone): readonly Column<Note>[] {
  const a = useAuditWords();
  const { language } = useSpeech();
  const at = (iso: string) => datedMoment(iso, zone, language);
  return [
    {
      key: 'time',
      label: a('notes.time'),
      type: 'datedTime',
      zone,
      cell: ({ time }) => (
        <AppLink
          to={`/desk/scheduleReplay?at=${encodeURIComponent(time)}`}
          title={a('notes.replayFrom', { time: at(time) })}
        >
          {at(time)}
        </AppLink>
      ),
    },
    { key: 'tournament', label: a('notes.tournament'), unsorted: true },
    {
      key: 'status',
      label: a('log.status'),
      value: ({ status }) => a(`notes.${status}`),
      cell: ({ status }) => <NoteStatus of={status} />,
    },
    {
      key: 'name',
      label: a('log.name'),
      primary: true,
      cell: ({ name, ref_id }) => <AppLink to={`/desk/history?person=${ref_id}`}>{name}</AppLink>,
    },
    { key: 'shift', label: a('log.shift') },
    {
      key: 'start',
      label: a('log.shiftTime'),
      value: ({ start, time_zone }) => datedMoment(start, time_zone, language),
      file: ({ start }) => fileTime(start, zone),
      hidden: true,
    },
    { key: 'author', label: a('notes.author') },
  ];
}

export function useNoteFilters(): readonly ListFilter[] {
  const a = useAuditWords();
  return [
    {
      kind: 'choice',
      source: 'status',
      label: a('log.status'),
      options: NOTE_STATUSES.map((status) => [status, a(`notes.${status}`)] as const),
    },
    { kind: 'text', source: 'name', label: a('log.name') },
    { kind: 'text', source: 'shift', label: a('log.shift') },
    { kind: 'text', source: 'author', label: a('notes.author') },
  ];
}

const LOOKS: Readonly<Record<Note['status'], { tone: Tone; icon: ReactNode }>> = {
  applied: { tone: 'info', icon: <RadioButtonUnchecked /> },
  selected: { tone: 'secondary', icon: <Stars /> },
  waitlist: { tone: 'warning', icon: <HourglassEmpty /> },
  confirmed: { tone: 'success', icon: <CheckCircle /> },
  removed: { tone: 'error', icon: <RemoveCircle /> },
};

function NoteStatus({ of }: { of: Note['status'] }) {
  const a = useAuditWords();
  const { tone, icon } = LOOKS[of];
  return (
    <Badge tone={tone} icon={icon}>
      {a(`notes.${of}`)}
    </Badge>
  );
}
