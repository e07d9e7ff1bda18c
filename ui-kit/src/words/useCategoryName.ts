import { useCallback } from 'react';
import { useWords, type WordKey } from './words.tsx';

const WORDS: Readonly<Record<string, WordKey>> = {
  Referee: 'role.referee',
  'Chair Umpire': 'role.chairUmpire',
  'Athletic Trainer': 'role.athleticTrainer',
  'Line Judge': 'role.lineJudge',
  'Match Starter': 'role.matchStarter',
  Scorekeeper: 'role.scorekeeper',
  Runner: 'role.runner',
  Other: 'role.otherWork',
};

/** Says a shift's category, or a kind of aux work, in the reader's language; the desk may have made one of its own. */
export function useCategoryName(): (category: string) => string {
  const w = useWords();
  return useCallback(
    (category) => {
      const word = WORDS[category];
      return word ? w(word) : category;
    },
    [w],
  );
}
