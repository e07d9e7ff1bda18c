import { expect, it } from 'vitest';
import { inParts } from './letter.ts';

it('a long list leaves in parts, the last one with what is left', () => {
  const parts = inParts(
    Array.from({ length: 60 }, (_, index) => index),
    25,
  );
  expect(parts.map((part) => part.length)).toEqual([25, 25, 10]);
  expect(parts.flat()).toHaveLength(60);
  expect(inParts([], 25)).toEqual([]);
});
