export { emailKey, looksLikeEmail } from '../kernel/address.ts';

/** At most what SMTP can carry (RFC 5321). */
export const EMAIL_MAX = 254;
