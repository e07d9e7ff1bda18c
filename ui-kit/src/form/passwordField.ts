import { lazyPart } from '../page/lazyPart.ts';

// Loaded apart: most forms have no password.
export const PasswordEye = lazyPart(async () => (await import('./PasswordEye.tsx')).PasswordEye);

/** What a password field is while its text shows: no keyboard corrects or learns it. */
export const SHOWN_PASSWORD = {
  type: 'text',
  autoCapitalize: 'none',
  autoCorrect: 'off',
  spellCheck: false,
} as const;
