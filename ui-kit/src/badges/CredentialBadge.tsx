import type { WordKey } from '../words/catalogue.ts';
import { useWords } from '../words/words.tsx';
import { Badge, type Tone } from './Badge.tsx';

interface Level {
  readonly word: WordKey;
  readonly tone: Tone;
  readonly public: string;
  readonly management: string;
}

const NONE: Level = { word: 'credential.none', tone: 'plain', public: 'V', management: 'N' };

const LEVELS: Readonly<Record<string, Level>> = {
  certified: { word: 'credential.certified', tone: 'primary', public: 'C', management: 'C' },
  'level 2': { word: 'credential.level2', tone: 'info', public: 'L2', management: '2' },
  'level 1': { word: 'credential.level1', tone: 'success', public: 'L1', management: '1' },
};

interface CredentialBadgeProps {
  /** As stored: Certified, Level 2, Level 1, Not Rated or nothing. */
  readonly credentials: string | null | undefined;
  /** The documents abbreviate C, L1, L2, V on public screens and the board, C, 2, 1, N in management. */
  readonly screen?: 'public' | 'management';
  /** A claimed credential nobody has checked is drawn as an outline. */
  readonly verified?: boolean;
}

export function CredentialBadge({ credentials, screen = 'public', verified = true }: CredentialBadgeProps) {
  const w = useWords();
  const level = LEVELS[(credentials ?? '').toLowerCase()] ?? NONE;
  return (
    <Badge tone={level.tone} weight={verified ? 'soft' : 'outline'} title={w(level.word)} square>
      {level[screen]}
    </Badge>
  );
}
