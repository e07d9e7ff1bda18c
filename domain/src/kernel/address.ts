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

/** Letters, digits, hyphens and the dots of all scripts: what a name in the DNS is made of. */
const HOST = /^[\p{L}\p{M}\p{N}.\u3002\uff0e\uff61-]+$/u;

/** In ASCII (UTS 46) as the DNS has it, without the dot of its root; anything else than a name of a host as it is. */
function hostKey(host: string): string {
  const bare = host.replace(/\.$/, '');
  const url = HOST.test(bare) ? `http://${bare}` : '';
  return URL.canParse(url) ? new URL(url).hostname : bare;
}

/** Two spellings of one mailbox have the same key: in letters composed or not, in any case, its host in its script or in ASCII. */
export function emailKey(email: string): string {
  const plain = email.trim().normalize('NFC').toLowerCase();
  const at = plain.lastIndexOf('@');
  return at < 0 ? plain : `${plain.slice(0, at + 1)}${hostKey(plain.slice(at + 1))}`;
}
