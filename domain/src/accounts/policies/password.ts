import { isVisible } from '../../kernel/visible.ts';
import { TEXTS } from '../texts.ts';

/** Password of everybody in the demo, which the product itself tells: nowhere else is it one. */
export const DEMO_PASSWORD = 'match-point';

export const PASSWORD_MIN = 8;
/** Hashing costs more the longer a password is; nobody types more than this. */
export const PASSWORD_MAX = 128;

/** Whose password it is to be, as far as the form knows. */
export interface PasswordOwner {
  readonly first?: string;
  readonly last?: string;
  readonly email?: string | null;
}

/**
 * The rule a new password breaks, or null. Length is counted in characters as people see them typed. Common
 * passwords are the server's to know: a browser should not load ten thousand of them.
 */
export function passwordProblem(password: string, owner: PasswordOwner = {}): string | null {
  if (!isVisible(password)) return TEXTS.passwordBlank;
  const length = [...password].length;
  if (length < PASSWORD_MIN) return TEXTS.passwordTooShort;
  if (length > PASSWORD_MAX) return TEXTS.passwordTooLong;
  return saysWhose(password, owner) ? TEXTS.passwordOwn : null;
}

/** Letters and digits alone: neither case, accents nor what stands between words make a secret of a name. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');

const withoutDigits = (text: string): string => text.replace(/\p{N}/gu, '');

/** A single letter is no name, and stands before too many numbers by accident. */
const WORD_MIN = 2;

/** Whether the text is these words one after another and nothing else. */
function isMadeOf(text: string, words: readonly string[]): boolean {
  const reached = new Set([0]);
  // A set is walked in the order things were added, what is added meanwhile included.
  for (const at of reached) {
    for (const word of words) if (text.startsWith(word, at)) reached.add(at + word.length);
  }
  return text !== '' && reached.has(text.length);
}

/** Whether the password is the owner's name or address, or made of parts of them, also with digits among them. */
function saysWhose(password: string, { first = '', last = '', email }: PasswordOwner): boolean {
  const [local = ''] = (email ?? '').split('@');
  const words = [email ?? '', ...[local, first, last].flatMap((name) => name.split(/[^\p{L}\p{M}\p{N}]+/u))]
    .map(bare)
    .flatMap((word) => [word, withoutDigits(word)])
    .filter((word) => word.length >= WORD_MIN);
  const letters = bare(password);
  return isMadeOf(letters, words) || isMadeOf(withoutDigits(letters), words);
}
