import { scoringTexts } from '@courtcrew/ui-kit/words/server/scoring.ts';
import { tableOf } from '@courtcrew/ui-kit/words/server/table.ts';
import { useContext } from 'react';
import { LanguageProvider } from './words.ts';

const { exactly, byPattern } = tableOf(scoringTexts);

/** Says why the server did not take a result. By the texts of score cards alone: the page is sent over a court's network. */
export function useRefusal(): (text: string) => string {
  const language = useContext(LanguageProvider);
  return (text) => (language === 'es' ? (exactly(text) ?? byPattern(text) ?? text) : text);
}
