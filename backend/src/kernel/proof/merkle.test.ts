import { describe, expect, it } from 'vitest';
import { bytesOf, type Digest, digestOf, EMPTY_ROOT, Frontier, leafHash, nodeHash } from './merkle.ts';
import { Tree } from './tree.ts';

/** The eight leaves and the roots of their trees that implementations of Certificate Transparency are tried with. */
const LEAVES = [
  '',
  '00',
  '10',
  '2021',
  '3031',
  '40414243',
  '5051525354555657',
  '606162636465666768696a6b6c6d6e6f',
];
const ROOTS = [
  '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
  'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
  'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
  'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
  '4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
  '76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
  'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
  '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];
const hex = (digest: Digest): string => bytesOf(digest).toString('hex');
const textOf = (bytes: string): string => Buffer.from(bytes, 'hex').toString('latin1');
const numbered = (count: number): Digest[] => Array.from({ length: count }, (_, n) => leafHash(`event ${n}`));
const treeOf = (leaves: readonly Digest[]): Promise<Tree> => Tree.of(bytesOf(leaves.join('')));

function frontierOf(leaves: readonly Digest[]): Frontier {
  const frontier = new Frontier();
  for (const leaf of leaves) frontier.add(leaf);
  return frontier;
}

/** Root out of a leaf and its proof, as RFC 9162 has it checked (2.1.3.2). */
function rootBy(leaf: Digest, index: number, size: number, proof: readonly Digest[]): Digest | null {
  let [fn, sn, node] = [index, size - 1, leaf];
  for (const beside of proof) {
    if (sn === 0) return null;
    if (fn % 2 === 1 || fn === sn) {
      node = nodeHash(beside, node);
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [fn >> 1, sn >> 1];
    } else node = nodeHash(node, beside);
    [fn, sn] = [fn >> 1, sn >> 1];
  }
  return sn === 0 ? node : null;
}

describe('the tree of the log', () => {
  it('has the roots that everybody else gets', async () => {
    // The texts of these leaves are ASCII but for none of their bytes: text and bytes are the same.
    const leaves = LEAVES.map((bytes) => leafHash(textOf(bytes)));
    const tree = await treeOf(leaves);
    expect(ROOTS.map((_, index) => hex(tree.root(index + 1)))).toEqual(ROOTS);
    expect(ROOTS.map((_, index) => hex(frontierOf(leaves.slice(0, index + 1)).root()))).toEqual(ROOTS);
    expect((await treeOf([])).root()).toBe(EMPTY_ROOT);
  });

  it('is remembered by its peaks alone', () => {
    const whole = frontierOf(numbered(100));
    const begun = frontierOf(numbered(37));
    const gone = new Frontier(begun.size, begun.peaks.map(bytesOf).map(digestOf));
    for (const leaf of numbered(100).slice(37)) gone.add(leaf);
    expect(gone.root()).toBe(whole.root());
    expect(gone.size).toBe(100);
  });

  it('proves each of its leaves, in every size it had, and no other', async () => {
    const leaves = numbered(33);
    const tree = await treeOf(leaves);
    for (let size = 1; size <= leaves.length; size += 1) {
      for (const [index, leaf] of leaves.slice(0, size).entries()) {
        const proof = tree.inclusion(index, size);
        expect(rootBy(leaf, index, size, proof)).toBe(tree.root(size));
        expect(rootBy(leafHash('another'), index, size, proof)).not.toBe(tree.root(size));
      }
    }
  });
});
