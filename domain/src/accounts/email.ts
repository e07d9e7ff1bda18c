export { looksLikeEmail } from '../kernel/address.ts';

/** At most what SMTP can carry (RFC 5321). */
export const EMAIL_MAX = 254;

/** Two spellings of one address have the same key. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
