import { expect, it } from 'vitest';
import { objectionIn } from './objection.ts';

it.each([
  [{ message: 'Selected', shift_id: 'r1', waitlist: false }, null],
  [{}, null],
  [[], null],
  ['', null],
  [{ conflict: { text: 'CONFLICT - Noon' } }, 'CONFLICT - Noon'],
  [{ conflict: {} }, 'CONFLICT'],
  [{ message: 'Registrations are closed' }, 'Registrations are closed'],
  ['error', 'error'],
  [['Ann is busy.', 'Ben is busy.'], 'Ann is busy. Ben is busy.'],
  [[{ message: 'Ann is busy.' }], 'Ann is busy.'],
])('%j is objected to with %s', (answer, text) => expect(objectionIn(answer)).toBe(text));
