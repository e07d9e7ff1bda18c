import { expect, test } from 'vitest';
import { nameKey } from './spelling.ts';

test('a name is found however it is typed: in capitals, without accents, with the apostrophe of a phone', () => {
  expect(nameKey('  José  María ')).toBe('jose maria');
  expect(nameKey('O’Brien')).toBe(nameKey("O'Brien"));
  expect(nameKey('D`Arcy')).toBe(nameKey('dʼarcy'));
});
