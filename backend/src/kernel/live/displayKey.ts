import { isSameProof, keyedDigest } from '../identity/digest.ts';

/** 132 bits: nobody guesses one to take a display's place. */
const LETTERS = 22;

/** What a display's link carries, so that its socket has a place among those of its tournament. Opens nothing else. */
export const displayKey = (secret: string, tid: string): string =>
  `${tid}.${keyedDigest(secret, 'display', tid).slice(0, LETTERS)}`;

/** The tournament of a key that this installation has made; undefined for anything else. */
export function displayOf(secret: string, key: unknown): string | undefined {
  if (typeof key !== 'string') return undefined;
  const tid = key.slice(0, key.lastIndexOf('.'));
  return isSameProof(key, displayKey(secret, tid)) ? tid : undefined;
}
