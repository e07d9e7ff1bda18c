import { expect, test } from 'vitest';
import { linesOf } from './letters.ts';

const HOURS = { start: '2026-03-07T14:00:00.000Z', end: '2026-03-07T18:00:00.000Z' };
const line = (kind: 'official' | 'volunteer', category: string) =>
  ({ kind, category, name: 'Morning', status: 'Selected', ...HOURS }) as const;
const read = (language: 'en' | 'es', ...shifts: readonly ReturnType<typeof line>[]) =>
  Object(linesOf(shifts, 'US/Eastern')).call(null, language).split('\n');

test('a letter says what a shift is for in the language it is in; volunteers have names of their own', () => {
  const umpire = line('official', 'Chair Umpire');
  expect(read('en', umpire)).toEqual([expect.stringContaining('Morning (Chair Umpire): Selected')]);
  expect(read('es', umpire)).toEqual([expect.stringContaining('Morning (Juez de silla): Seleccionado')]);
  expect(read('es', line('volunteer', 'Chair Umpire'))).toEqual([expect.stringContaining('(Chair Umpire)')]);
});
