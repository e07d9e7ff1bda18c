import Archive from '@mui/icons-material/Archive';
import EditNote from '@mui/icons-material/EditNote';
import Event from '@mui/icons-material/Event';
import HowToReg from '@mui/icons-material/HowToReg';
import TaskAlt from '@mui/icons-material/TaskAlt';
import type { ReactNode } from 'react';
import type { WordKey } from '../words/catalogue.ts';
import { useWords } from '../words/words.tsx';
import { Badge, type Tone } from './Badge.tsx';

interface Look {
  readonly tone: Tone;
  readonly word: WordKey;
  readonly icon: ReactNode;
}

const DRAFT: Look = { tone: 'warning', word: 'tournament.draft', icon: <EditNote /> };

const looks: Readonly<Record<string, Look>> = {
  draft: DRAFT,
  'advertise only': { tone: 'info', word: 'tournament.advertise', icon: <Event /> },
  active: { tone: 'primary', word: 'tournament.active', icon: <HowToReg /> },
  published: { tone: 'success', word: 'tournament.published', icon: <TaskAlt /> },
  archived: { tone: 'plain', word: 'tournament.archived', icon: <Archive /> },
  archive: { tone: 'plain', word: 'tournament.archived', icon: <Archive /> },
};

const lookOf = (status: string): Look => looks[status.toLowerCase()] ?? DRAFT;

/** Label of a stored status (`archive` and `archived` are one). */
export const statusWord = (status: string): WordKey => lookOf(status).word;

export function TournamentStatusBadge({ status }: { status: string }) {
  const w = useWords();
  const { tone, word, icon } = lookOf(status);
  return (
    <Badge tone={tone} icon={icon}>
      {w(word)}
    </Badge>
  );
}
