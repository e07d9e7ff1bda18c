import { levelOf } from '@courtcrew/ui-kit/badges/levels.ts';
import { useDisplayWords } from './words.ts';

interface LevelProps {
  readonly credentials: string | null;
  /** A claimed credential nobody has checked is drawn with a broken edge. */
  readonly verified?: boolean;
}

/** The letter of a credential, in its colour. */
export function Level({ credentials, verified = true }: LevelProps) {
  const w = useDisplayWords();
  const { word, tone, public: letter } = levelOf(credentials);
  return (
    <abbr className={`level ${tone}${verified ? '' : ' claimed'}`} title={w(word)}>
      {letter}
    </abbr>
  );
}
