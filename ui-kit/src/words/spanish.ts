import { type Text, within } from '@courtcrew/domain/kernel/text.ts';
import { translated } from '@courtcrew/domain/kernel/translated.ts';
import { spanish } from '@courtcrew/domain/spanish.ts';

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A text of the server in Spanish, where it has one. A rule goes on from a field's name in English, and stands by itself in Spanish. */
export function spanishOf(text: Text): string | undefined {
  const { key } = within(text);
  if (!Object.hasOwn(spanish, key)) return undefined;
  const own = translated(text, 'es', spanish);
  return /^[a-z]/.test(key) ? capital(own) : own;
}
