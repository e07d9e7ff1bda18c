import { setImmediate as nextTurn } from 'node:timers/promises';
import { DIGEST_BYTES, type Digest, digestOf, EMPTY_ROOT, nodeHash } from './merkle.ts';

/** Nodes after which others get their turn. */
const BREATH = 4_096;

/** A whole tree, for inclusion proofs out of any size it once had (RFC 9162, section 2.1.3). */
export class Tree {
  /** Leaves, then the roots of full subtrees of two, four, ... leaves; digests one behind the other. */
  readonly #levels: readonly Buffer[];

  private constructor(levels: readonly Buffer[]) {
    this.#levels = levels;
  }

  static async of(leaves: Buffer): Promise<Tree> {
    const levels = [leaves];
    for (let below = leaves; below.length >= 2 * DIGEST_BYTES; below = levels.at(-1) ?? leaves) {
      levels.push(await above(below));
    }
    return new Tree(levels);
  }

  get size(): number {
    return (this.#levels[0]?.length ?? 0) / DIGEST_BYTES;
  }

  root(size = this.size): Digest {
    return size === 0 ? EMPTY_ROOT : this.#range(0, size);
  }

  /** The nodes that make the root of `size` leaves out of one of them, from the leaf upwards. */
  inclusion(leaf: number, size = this.size): Digest[] {
    return this.#path(leaf, 0, size);
  }

  #path(leaf: number, from: number, to: number): Digest[] {
    if (to - from === 1) return [];
    const middle = from + halfOf(to - from);
    return leaf < middle
      ? [...this.#path(leaf, from, middle), this.#range(middle, to)]
      : [...this.#path(leaf, middle, to), this.#range(from, middle)];
  }

  /** Root over the leaves from `from` to before `to`: one half of a split, so it begins at a multiple of its width. */
  #range(from: number, to: number): Digest {
    const width = to - from;
    const level = Math.log2(width);
    if (Number.isInteger(level)) return this.#node(level, from / width);
    const middle = from + halfOf(width);
    return nodeHash(this.#range(from, middle), this.#range(middle, to));
  }

  #node(level: number, index: number): Digest {
    const start = index * DIGEST_BYTES;
    const nodes = this.#levels[level];
    if (!nodes || start + DIGEST_BYTES > nodes.length) throw new RangeError('beyond the tree');
    return digestOf(nodes.subarray(start, start + DIGEST_BYTES));
  }
}

/** The largest power of two below a width. */
const halfOf = (width: number): number => 2 ** Math.ceil(Math.log2(width) - 1);

async function above(below: Buffer): Promise<Buffer> {
  const nodes = Math.floor(below.length / (2 * DIGEST_BYTES));
  const level = Buffer.alloc(nodes * DIGEST_BYTES);
  for (let node = 0; node < nodes; node += 1) {
    const start = 2 * node * DIGEST_BYTES;
    const left = below.toString('latin1', start, start + DIGEST_BYTES);
    const right = below.toString('latin1', start + DIGEST_BYTES, start + 2 * DIGEST_BYTES);
    level.write(nodeHash(left, right), node * DIGEST_BYTES, 'latin1');
    if (node % BREATH === BREATH - 1) await nextTurn();
  }
  return level;
}
