import type { Content, TextVault } from './message.ts';

/** The key of letters to addresses without a person. */
const NOBODY = 'outbox';

/** Whose letter it is: who gets it, and whom it speaks of. */
export interface Belonging {
  readonly ref_id: string | null;
  readonly about: readonly string[];
}

/** What is left of a letter once somebody it speaks of is forgotten. */
export const WITHHELD = '';

/** Every key opens one layer: where one of them is gone, nobody reads the letter any more. */
const ownersOf = ({ ref_id, about }: Belonging): string[] => [
  ...new Set([...about, ref_id ?? NOBODY].filter((owner) => owner !== null)),
];

/** The letter under the keys of everybody it belongs to; null when one of them is forgotten. */
export async function sealLetter(
  vault: TextVault,
  belonging: Belonging,
  content: Content,
): Promise<string | null> {
  let box: string | null = JSON.stringify(content);
  for (const owner of ownersOf(belonging)) {
    box = await vault.sealText(owner, box);
    if (box === null) return null;
  }
  return box;
}

/** The letter again; null when somebody it belongs to is forgotten. */
export async function unsealLetter(
  vault: TextVault,
  belonging: Belonging,
  sealed: string,
): Promise<Content | null> {
  if (sealed === WITHHELD) return null;
  let text: string | null = sealed;
  for (const owner of ownersOf(belonging).reverse()) {
    text = await vault.unsealText(owner, text);
    if (text === null) return null;
  }
  return JSON.parse(text) as Content;
}
