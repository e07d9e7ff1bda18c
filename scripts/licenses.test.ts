import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface Locked {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}

/** Licences that let anybody use the product for anything, and ask at most to be named. */
const FREE = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MIT',
  'MIT-0',
  // Fonts, which may not be sold by themselves.
  'OFL-1.1',
]);

/** `A OR B` leaves the choice, `A AND B` asks for both. */
const isFree = (license: string): boolean =>
  license
    .replace(/^\(|\)$/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((part) => FREE.has(part)));

test('everything the product is delivered with may be used by anybody for anything', () => {
  const lock = readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8');
  const { packages } = JSON.parse(lock) as { packages: Record<string, Locked> };
  const delivered = Object.entries(packages).filter(
    ([path, { dev, link }]) => path.includes('node_modules/') && !dev && !link,
  );
  expect(delivered.length).toBeGreaterThan(100);
  const others = delivered.filter(([, { license = 'none' }]) => !isFree(license));
  expect(others.map(([path, { license }]) => `${path}: ${license}`)).toEqual([]);
});

test('a licence that forbids some uses, or hands its terms on, is not free', () => {
  for (const license of ['Hippocratic-2.1', 'AGPL-3.0', 'none', 'UNLICENSED', 'MIT AND Hippocratic-2.1']) {
    expect([license, isFree(license)]).toEqual([license, false]);
  }
  expect(isFree('(MPL-2.0 OR Apache-2.0)')).toBe(true);
});
