import { createCipheriv, createDecipheriv, type KeyObject, randomBytes } from 'node:crypto';

const IV_BYTES = 12;
const TAG_BYTES = 16;
export const KEY_BYTES = 32;

/** A prepared key: taking bytes in anew costs several times the encryption. */
export type Key = KeyObject;

/** AES-256-GCM: iv, tag and ciphertext in one buffer. `context` must be the same when opening. */
export function close(key: Key, plain: Buffer, context: string): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Throws when the key, the context or the content is not the one it was closed with. */
export function open(key: Key, box: Buffer, context: string): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, box.subarray(0, IV_BYTES))
    .setAAD(Buffer.from(context))
    .setAuthTag(box.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(box.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]);
}

/** The content; undefined where it was closed with another key. */
export function opened(key: Key, box: Buffer, context: string): Buffer | undefined {
  try {
    return open(key, box, context);
  } catch {
    return undefined;
  }
}
