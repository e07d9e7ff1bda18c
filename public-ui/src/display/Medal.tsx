import type { Medal as Kind } from '@courtcrew/domain/board/model.ts';
import { useDisplayWords } from './words.ts';

export function Medal({ medal }: { medal: Kind }) {
  const w = useDisplayWords();
  if (medal === 'none') return null;
  const gold = medal === 'Gold';
  return (
    <abbr className={`medal ${gold ? 'gold' : 'bronze'}`} title={w(gold ? 'medal.gold' : 'medal.bronze')}>
      {gold ? 'G' : 'B'}
    </abbr>
  );
}
