import { levelOf } from '@courtcrew/ui-kit/badges/levels.ts';
import { useDisplayWords } from './words.ts';

/** Letter of a credential in its colour. */
export function Level({ credentials }: { credentials: string | null }) {
  const w = useDisplayWords();
  const { word, tone, public: letter } = levelOf(credentials);
  return (
    <abbr className={`level ${tone}`} title={w(word)}>
      {letter}
    </abbr>
  );
}
