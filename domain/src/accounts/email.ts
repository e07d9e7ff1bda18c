/** At most what SMTP can carry (RFC 5321). */
export const EMAIL_MAX = 254;

/**
 * The loose pattern of the register form: an at sign in the middle. No spaces and no line breaks, since the
 * address ends up in mail headers.
 */
export const looksLikeEmail = (text: string): boolean => /^[^\s@]+@[^\s@]+$/.test(text);

/** Two spellings of one address have the same key. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
