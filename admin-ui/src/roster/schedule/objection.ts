import { conflictSaid } from '@courtcrew/ui-kit/words/conflict.ts';
import { said } from '@courtcrew/ui-kit/words/said.ts';

const textIn = (value: unknown): string =>
  said(
    typeof value === 'object' && value !== null && 'message' in value
      ? String(value.message)
      : String(value ?? ''),
  );

/**
 * What an answer says against the change it answers: a conflict, a message, a list of them or a bare text, as the documents
 * have it. Null where nothing does.
 */
export function objectionIn(answer: unknown): string | null {
  if (Array.isArray(answer)) return answer.map(textIn).filter(Boolean).join(' ') || null;
  if (typeof answer !== 'object' || answer === null) return textIn(answer) || null;
  const { conflict, message, shift_id } = answer as Partial<
    Record<'conflict' | 'message' | 'shift_id', unknown>
  >;
  if (conflict) return conflictSaid((conflict as { text?: string }).text);
  // Beside the row it tells of it names what became of it.
  return shift_id === undefined ? textIn(message) || null : null;
}
