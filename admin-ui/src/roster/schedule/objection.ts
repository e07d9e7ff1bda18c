import { localizedConflict } from '@courtcrew/ui-kit/words/conflict.ts';
import { localized } from '@courtcrew/ui-kit/words/localized.ts';

const textIn = (value: unknown): string =>
  localized(
    typeof value === 'object' && value !== null && 'message' in value
      ? String(value.message)
      : String(value ?? ''),
  );

/** The refusal in an answer: a conflict, a message, a list or a bare text, as documented. Null without one. */
export function objectionIn(answer: unknown): string | null {
  if (Array.isArray(answer)) return answer.map(textIn).filter(Boolean).join(' ') || null;
  if (typeof answer !== 'object' || answer === null) return textIn(answer) || null;
  const { conflict, message, shift_id } = answer as Partial<Record<'message' | 'shift_id', unknown>> & {
    conflict?: Parameters<typeof localizedConflict>[0];
  };
  if (conflict) return localizedConflict(conflict);
  // A message beside a shift id is the outcome, no refusal.
  return shift_id === undefined ? textIn(message) || null : null;
}
