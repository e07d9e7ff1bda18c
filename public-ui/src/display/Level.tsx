import { levelOf } from '@courtcrew/ui-kit/badges/levels.ts';
import { useDisplayWords } from './words.ts';

export function Level({ credentials }: { credentials: string | null }) {
  const w = useDisplayWords();
  const { word, tone, public: letter } = levelOf(credentials);
  return (
    <abbr className={`level ${tone}`} title={w(word)}>
      {letter}
    </abbr>
  );
}
