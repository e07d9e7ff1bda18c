import { describe, expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

test('a password has 8 to 128 characters, whatever they are made of', () => {
  expect(passwordProblem('1234567')).toBe('Password needs at least 8 characters');
  expect(passwordProblem('12345678')).toBeNull();
  expect(passwordProblem('🎾'.repeat(4))).toBe('Password needs at least 8 characters');
  expect(passwordProblem('🎾'.repeat(128))).toBeNull();
  expect(passwordProblem('x'.repeat(129))).toBe('Password may have at most 128 characters');
});

describe('the own name or e-mail', () => {
  const owner = { first: 'José María', last: 'Núñez', email: 'jose.nunez+tennis@example.org' };

  test.each([
    'jose.nunez+tennis@example.org',
    'JOSE.NUNEZ+TENNIS',
    'josénúñez',
    'Nunez1985!',
    'nunez-2026',
    '12tennis34',
    'José María',
    'jose maria nunez',
    'Nunez, Jose Maria',
  ])('is no password: %s', (password) =>
    expect(passwordProblem(password, owner)).toBe('Password must not be your name or email'),
  );

  test.each(['match point nunez', 'tennis for ever', '85015501', 'examples.org'])(
    'does not forbid what only holds a part of it: %s',
    (password) => expect(passwordProblem(password, owner)).toBeNull(),
  );

  test.each([
    ['two letters', { first: 'Bo', last: 'Li' }, 'BoLi-LiBo'],
    ['a word with digits', { email: 'ace2@example.org' }, 'ace-1999'],
  ])('counts from %s on', (_, owner, password) =>
    expect(passwordProblem(password, owner)).toBe('Password must not be your name or email'),
  );

  test('is nothing where the form does not know it', () => {
    expect(passwordProblem('12345678', { first: '', last: '', email: null })).toBeNull();
    expect(passwordProblem('a1234567', { first: 'A', email: 'a1@example.org' })).toBeNull();
  });
});
