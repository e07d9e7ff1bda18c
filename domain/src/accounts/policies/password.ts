import { TEXTS } from '../texts.ts';

export const PASSWORD_MIN = 8;
/** Hashing costs more the longer a password is; nobody types more than this. */
export const PASSWORD_MAX = 128;

/** The rule a new password breaks, or null. Length is counted in characters as people see them typed. */
export function passwordProblem(password: string): string | null {
  const length = [...password].length;
  if (length < PASSWORD_MIN) return TEXTS.passwordTooShort;
  if (length > PASSWORD_MAX) return TEXTS.passwordTooLong;
  return null;
}
