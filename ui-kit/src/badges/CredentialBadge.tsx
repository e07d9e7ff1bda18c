import { useWords } from '../words/words.tsx';
import { Badge } from './Badge.tsx';
import { levelOf } from './levels.ts';

interface CredentialBadgeProps {
  /** As stored: Certified, Level 2, Level 1, Not Rated or nothing. */
  readonly credentials: string | null | undefined;
  /** Letters of public screens and the board, or of management. */
  readonly screen?: 'public' | 'management';
  /** An unverified credential is drawn as an outline. */
  readonly verified?: boolean;
}

export function CredentialBadge({ credentials, screen = 'public', verified = true }: CredentialBadgeProps) {
  const w = useWords();
  const level = levelOf(credentials);
  return (
    <Badge tone={level.tone} weight={verified ? 'soft' : 'outline'} title={w(level.word)} square>
      {level[screen]}
    </Badge>
  );
}
