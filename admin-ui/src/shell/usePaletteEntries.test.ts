import { expect, it } from 'vitest';
import { matches } from './usePaletteEntries.ts';

it('finds every word that was typed, in any order and without accents', () => {
  expect(matches('José Núñez', ' nunez  jose')).toBe(true);
  expect(matches('José Núñez', 'jose lopez')).toBe(false);
  expect(matches('Check in', '')).toBe(true);
});
