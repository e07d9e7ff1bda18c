import { useCallback } from 'react';
import { useWords, type WordKey } from './words.tsx';

const CATEGORIES: Readonly<Record<string, WordKey>> = {
  Referee: 'role.referee',
  'Chair Umpire': 'role.chairUmpire',
  'Athletic Trainer': 'role.athleticTrainer',
  'Line Judge': 'role.lineJudge',
};

const KINDS = {
  'Match Starter': 'role.matchStarter',
  'Line Judge': 'role.lineJudge',
  Scorekeeper: 'role.scorekeeper',
  Runner: 'role.runner',
  Other: 'role.otherWork',
} as const satisfies Readonly<Record<string, WordKey>>;

type Kind = keyof typeof KINDS;

const isKnown = (kind: string): kind is Kind => Object.hasOwn(KINDS, kind);

export const auxKind = (kind: string, w: (word: (typeof KINDS)[Kind]) => string): string =>
  isKnown(kind) ? w(KINDS[kind]) : kind;

export function useAuxKind(): (kind: string) => string {
  const w = useWords();
  return useCallback((kind) => auxKind(kind, w), [w]);
}

/** Says a shift's category in the reader's language; one of the desk's own stays as the desk wrote it. */
export function useCategoryName(): (category: string) => string {
  const w = useWords();
  return useCallback(
    (category) => {
      const word = CATEGORIES[category];
      return word ? w(word) : category;
    },
    [w],
  );
}
