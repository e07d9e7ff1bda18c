import { randomBytes } from 'node:crypto';
import { Secret } from 'otpauth';
import { digest } from '../../kernel/identity/index.ts';

const COUNT = 10;
/** Eighty bits: nobody guesses one, and nobody finds one from its digest. */
const BYTES = 10;

/** Ten codes as people keep them, `abcd-efgh-ijkl-mnop`: no 0 and 1, which pass for letters. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: COUNT }, () => {
    const { base32 } = new Secret({ buffer: Uint8Array.from(randomBytes(BYTES)).buffer });
    return (base32.toLowerCase().match(/.{4}/g) ?? []).join('-');
  });

/** How a code stands in the log; however it was typed. Mixed with the person, so that equal codes differ. */
export const recoveryDigest = (ref_id: string, typed: string): string =>
  digest(`${ref_id}\n${typed.toLowerCase().replace(/[^a-z2-7]/g, '')}`);
