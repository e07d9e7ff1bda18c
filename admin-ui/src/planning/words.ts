import { useWordsOf } from '@courtcrew/ui-kit/words/words.tsx';
import { staffCatalogue } from '../shell/words.ts';
import { budgetWords } from './words/budget.ts';
import { planWords } from './words/plan.ts';
import { todoWords } from './words/todo.ts';

/** Everything the planning screens say. */
export const texts = { ...staffCatalogue, ...planWords, ...budgetWords, ...todoWords } as const;

export type PlanWord = keyof typeof texts;

/** The catalogue's words and those of planning. */
export const usePlanWords = () => useWordsOf(texts);
