/** Nothing in here is a space, a control or invisible, or one of the signs that part addresses in a mail's header. */
const PLAIN = String.raw`[^\s@\p{C}\p{Default_Ignorable_Code_Point}<>(),;:"\\]+`;
const QUOTED = String.raw`"[^\p{C}\p{Default_Ignorable_Code_Point}"\\]+"`;
const LITERAL = String.raw`\[[0-9A-Za-z.:]+\]`;
const ADDRESS = new RegExp(`^(?:${PLAIN}|${QUOTED})@(?:${PLAIN}|${LITERAL})$`, 'u');

/**
 * The loose pattern of the forms: something, an at sign, something. Only what can be no address at all is refused, and
 * what would be several addresses, or another header, in the mail that it ends up in.
 */
export const looksLikeEmail = (text: string): boolean => ADDRESS.test(text);

/** Two spellings of one address have the same key. */
export const emailKey = (email: string): string => email.trim().toLowerCase();
