import { readFile } from 'node:fs/promises';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { HashPool } from './hashPool.ts';
import { type PasswordOptions, Passwords } from './passwords.ts';

/** For tests that are about the door, not about the lock. */
const cost = { logN: 10, r: 8, p: 1 };

function passwordsOf(options?: PasswordOptions): Passwords {
  const passwords = new Passwords(options);
  onTestFinished(() => passwords.close());
  return passwords;
}

describe('a password', () => {
  it('matches its hash however its letters were composed, and nothing else does', async () => {
    const passwords = passwordsOf({ cost });
    const hash = await passwords.hash('caf\u00e9 au lait');
    expect(await passwords.matches('cafe\u0301 au lait', hash)).toBe(true);
    expect(await passwords.matches('cafe au lait', hash)).toBe(false);
    expect(await passwords.matches('caf\u00e9 au lait', 'plain$text')).toBe(false);
    expect(await passwords.hash('caf\u00e9 au lait')).not.toBe(hash);
  });

  it('costs one hash, whether or not there is anything to check it against', async () => {
    const shares: string[] = [];
    const passwords = passwordsOf({ cost });
    const hash = await passwords.hash('x');
    const compute = HashPool.prototype.compute;
    const counted = vi.spyOn(HashPool.prototype, 'compute').mockImplementation(function (
      this: HashPool,
      ...asked
    ) {
      shares.push(`${asked[1]} ${asked[0].options.N}`);
      return compute.apply(this, asked);
    });
    onTestFinished(() => counted.mockRestore());
    await passwords.matches('y', hash);
    await passwords.pretend('y');
    expect(shares).toEqual(['login 1024', 'unknown 1024']);
  });

  it('is hashed at a cost that guessing feels', async () => {
    expect(await passwordsOf().hash('x')).toMatch(/^scrypt\$15\$8\$3\$/);
  });
});

describe('many at once', () => {
  it('keep neither the event loop nor the reading of files from going on', async () => {
    const passwords = passwordsOf();
    const finished: string[] = [];
    const hashes = Array.from({ length: 4 }, () => passwords.hash('x').then(() => finished.push('hash')));
    await Promise.all([
      ...hashes,
      new Promise((resolve) => setImmediate(resolve)).then(() => finished.push('loop')),
      readFile(import.meta.filename).then(() => finished.push('file')),
    ]);
    expect(finished.slice(0, 2).sort()).toEqual(['file', 'loop']);
  });
});
