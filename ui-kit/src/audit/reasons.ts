import type { Words } from '../words/catalogue.ts';
import { useWordsOf } from '../words/words.tsx';

const reasons = {
  withdrawn: { en: 'Withdrew', es: 'Se retiró' },
  'shift-deleted': { en: 'Shift deleted', es: 'Turno eliminado' },
  'staff-removed': { en: 'Removed from tournament', es: 'Quitado del torneo' },
  removed: { en: '', es: '' },
  'audit.system': { en: 'system', es: 'sistema' },
} as const satisfies Words;

const isReason = (text: string): text is keyof typeof reasons => Object.hasOwn(reasons, text);

/** The reason of an action: its author's words, or the translation of a code. */
export function useReason() {
  const w = useWordsOf(reasons);
  return (note: string | null): string => (note !== null && isReason(note) ? w(note) : (note ?? ''));
}

export function useAuthor() {
  const w = useWordsOf(reasons);
  return (author: string): string => (author === 'system' ? w('audit.system') : author);
}
