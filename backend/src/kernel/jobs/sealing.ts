import { createSecretKey, randomBytes } from 'node:crypto';
import { close, KEY_BYTES, open } from '../privacy/box.ts';
import type { Content, TextVault } from './message.ts';

/** The key of letters to addresses without a person. */
const NOBODY = 'outbox';

export interface Belonging {
  readonly ref_id: string | null;
  readonly about: readonly string[];
}

/** What is left of a letter once somebody it speaks of is forgotten. */
export const WITHHELD = '';

const ownersOf = ({ ref_id, about }: Belonging): string[] => [...new Set([...about, ref_id ?? NOBODY])];

/** A letter of several people: its key is the XOR of shares, one sealed under each person's key. */
interface SharedLetter {
  /** Base64, sealed; in the order of the owners. */
  readonly shares: readonly string[];
  /** Base64. */
  readonly box: string;
}

const CONTEXT = 'letter';

const keyOf = (shares: readonly Buffer[]) =>
  createSecretKey(
    shares.reduce(
      (sum, share) => Buffer.from(sum.map((byte, at) => byte ^ (share[at] ?? 0))),
      Buffer.alloc(KEY_BYTES),
    ),
  );

/** The letter under the keys of everybody it belongs to; null when one of them is forgotten. */
export async function sealLetter(
  vault: TextVault,
  belonging: Belonging,
  content: Content,
): Promise<string | null> {
  const owners = ownersOf(belonging);
  const text = JSON.stringify(content);
  const [only, ...others] = owners;
  if (only !== undefined && others.length === 0) return vault.sealText(only, text);

  const keys = owners.map(() => randomBytes(KEY_BYTES));
  const shares: string[] = [];
  for (const [index, owner] of owners.entries()) {
    const share = await vault.sealText(owner, keys[index]?.toString('base64') ?? '');
    if (share === null) return null;
    shares.push(share);
  }
  const box = close(keyOf(keys), Buffer.from(text), CONTEXT).toString('base64');
  return JSON.stringify({ shares, box } satisfies SharedLetter);
}

export async function unsealLetter(
  vault: TextVault,
  belonging: Belonging,
  sealed: string,
): Promise<Content | null> {
  if (sealed === WITHHELD) return null;
  const owners = ownersOf(belonging);
  const text = sealed.startsWith('{')
    ? await openShared(vault, owners, JSON.parse(sealed) as SharedLetter)
    : await openLayers(vault, owners, sealed);
  return text === null ? null : (JSON.parse(text) as Content);
}

async function openShared(
  vault: TextVault,
  owners: readonly string[],
  { shares, box }: SharedLetter,
): Promise<string | null> {
  const keys: Buffer[] = [];
  for (const [index, owner] of owners.entries()) {
    const share = await vault.unsealText(owner, shares[index] ?? '');
    if (share === null) return null;
    keys.push(Buffer.from(share, 'base64'));
  }
  return open(keyOf(keys), Buffer.from(box, 'base64'), CONTEXT).toString();
}

/** A letter of one person; of several as version 0.1.0 sealed it, one layer in the other. */
async function openLayers(
  vault: TextVault,
  owners: readonly string[],
  sealed: string,
): Promise<string | null> {
  let text: string | null = sealed;
  for (const owner of [...owners].reverse()) {
    text = await vault.unsealText(owner, text);
    if (text === null) return null;
  }
  return text;
}
