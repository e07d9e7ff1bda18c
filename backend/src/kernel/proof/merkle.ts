import { hash } from 'node:crypto';

/** 32 bytes as text, a character for each: compared, kept and hashed faster than a buffer. */
export type Digest = string;

export const DIGEST_BYTES = 32;

/** What is hashed begins with what it is, so that no leaf passes for a node (RFC 9162, section 2.1.1). */
const NODE = 1;
const LINK = 2;

const scratch = Buffer.alloc(1 + 2 * DIGEST_BYTES);

function pair(kind: number, left: Digest, right: Digest): Digest {
  scratch[0] = kind;
  scratch.write(left, 1, 'latin1');
  scratch.write(right, 1 + DIGEST_BYTES, 'latin1');
  return hash('sha256', scratch, 'binary');
}

export const leafHash = (text: string): Digest => hash('sha256', `\0${text}`, 'binary');
export const textHash = (text: string): Digest => hash('sha256', text, 'binary');
export const nodeHash = (left: Digest, right: Digest): Digest => pair(NODE, left, right);

export const EMPTY_ROOT: Digest = hash('sha256', '', 'binary');

export const NO_LINK: Digest = '\0'.repeat(DIGEST_BYTES);
/** A stream's chain: each event with everything before it in its stream. */
export const linkHash = (before: Digest, leaf: Digest): Digest => pair(LINK, before, leaf);

export const bytesOf = (digest: Digest): Buffer => Buffer.from(digest, 'latin1');
export const base64Of = (digest: Digest): string => bytesOf(digest).toString('base64');
export const digestOf = (bytes: Buffer): Digest => bytes.toString('latin1');

/** What a tree that only grows must remember: the roots of its full halves, largest first. */
export class Frontier {
  #size: number;
  readonly #peaks: Digest[];

  constructor(size = 0, peaks: readonly Digest[] = []) {
    this.#size = size;
    this.#peaks = [...peaks];
  }

  get size(): number {
    return this.#size;
  }

  get peaks(): readonly Digest[] {
    return this.#peaks;
  }

  add(leaf: Digest): void {
    let node = leaf;
    for (let full = this.#size; full % 2 === 1; full = (full - 1) / 2) {
      node = nodeHash(this.#peaks.pop() ?? EMPTY_ROOT, node);
    }
    this.#peaks.push(node);
    this.#size += 1;
  }

  root(): Digest {
    const [smallest, ...larger] = this.#peaks.toReversed();
    return larger.reduce((right, left) => nodeHash(left, right), smallest ?? EMPTY_ROOT);
  }
}
