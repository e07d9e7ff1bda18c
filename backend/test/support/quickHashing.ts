import type { ScryptOptions } from 'node:crypto';
import { HashPool } from '../../src/kernel/identity/hashPool.ts';

/**
 * Loaded into a server under test before its own code: each hash of a password takes a hundredth of the work, in the product's
 * own threads and lines. Making people took a third of some journeys. Servers on one database must share it, or none has it.
 */
const QUICK: ScryptOptions = { N: 2 ** 10, r: 8, p: 1 };

const compute = HashPool.prototype.compute;
HashPool.prototype.compute = function quick(this: HashPool, { options, ...work }, share) {
  return compute.call(this, { ...work, options: { ...options, ...QUICK } }, share);
};
