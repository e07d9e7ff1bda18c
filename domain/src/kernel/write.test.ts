import { describe, expect, it } from 'vitest';
import { write } from './write.ts';

describe('a template', () => {
  it.each([
    ['en', 0, '0 shifts'],
    ['en', 1, '1 shift'],
    ['es', 1, '1 shift'],
    ['es', 1_000_000, '1000000 shifts'],
  ] as const)('counts in %s: %d', (language, count, text) =>
    expect(write(language, '{count} {{shift|shifts}}', { count })).toBe(text),
  );

  it('has a variant by sport', () => {
    const officials = '{count} {sport|{tennis: chair umpires, pickleball: line judges}}';
    expect(write('en', officials, { count: 2, sport: 'tennis' })).toBe('2 chair umpires');
    expect(write('en', officials, { count: 2, sport: 'pickleball' })).toBe('2 line judges');
  });

  it('keeps the direction of a value from the words around it', () => {
    const here = write('en', '{name} is here since 12:30', { name: 'Ann\u202eevil' });
    expect(here).toBe('\u2068Annevil\u2069 is here since 12:30');
  });
});
