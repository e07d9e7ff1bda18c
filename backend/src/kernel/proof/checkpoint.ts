import { createHash, createPrivateKey, createPublicKey, type KeyObject, sign, verify } from 'node:crypto';
import type { Position } from '@courtcrew/domain/kernel/event.ts';
import { base64Of, type Digest } from './merkle.ts';

/** That the log had so many events, and which, at an instant. */
export interface Checkpoint {
  readonly size: number;
  readonly position: Position;
  readonly root: Digest;
  readonly at: string;
  readonly signature: Buffer;
}

/** An Ed25519 key as PKCS #8 has it, but for its 32 bytes. */
const PRIVATE_KEY = Buffer.from('302e020100300506032b657004220420', 'hex');

/** What is signed: lines of text that any tool can make again. */
const signedText = (installation: string, { size, root, at }: Omit<Checkpoint, 'signature'>): Buffer =>
  Buffer.from(`courtcrew checkpoint 1\n${installation}\n${size}\n${base64Of(root)}\n${at}\n`);

/** Signs for one installation, with a key made of the installation's secret: every process of it has the same. */
export class Signer {
  readonly installation: string;
  readonly #private: KeyObject;
  readonly #public: KeyObject;

  constructor(installation: string, secret: string) {
    this.installation = installation;
    const seed = createHash('sha256').update(secret).digest();
    this.#private = createPrivateKey({
      key: Buffer.concat([PRIVATE_KEY, seed]),
      format: 'der',
      type: 'pkcs8',
    });
    this.#public = createPublicKey(this.#private);
  }

  /** As PEM, for auditors to keep. */
  get publicKey(): string {
    return this.#public.export({ format: 'pem', type: 'spki' }).toString();
  }

  signed(checkpoint: Omit<Checkpoint, 'signature'>): Checkpoint {
    return { ...checkpoint, signature: this.sign(signedText(this.installation, checkpoint)) };
  }

  isOurs(checkpoint: Checkpoint): boolean {
    return verify(null, signedText(this.installation, checkpoint), this.#public, checkpoint.signature);
  }

  sign(text: Buffer): Buffer {
    return sign(null, text, this.#private);
  }
}
