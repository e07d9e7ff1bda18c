import { expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

test('a password has 8 to 128 characters, whatever they are made of', () => {
  expect(passwordProblem('1234567')).toBe('Password needs at least 8 characters');
  expect(passwordProblem('12345678')).toBeNull();
  expect(passwordProblem('🎾'.repeat(4))).toBe('Password needs at least 8 characters');
  expect(passwordProblem('🎾'.repeat(128))).toBeNull();
  expect(passwordProblem('x'.repeat(129))).toBe('Password may have at most 128 characters');
});
