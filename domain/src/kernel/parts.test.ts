import fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsOf } from './parts.ts';

test('parts hold everything once, in its order, and all but the last are full', () => {
  fc.assert(
    fc.property(fc.array(fc.integer()), fc.integer({ min: 1, max: 9 }), (items, size) => {
      const parts = partsOf(items, size);
      expect(parts.flat()).toEqual(items);
      for (const part of parts.slice(0, -1)) expect(part).toHaveLength(size);
      expect(parts.at(-1)?.length).not.toBe(0);
    }),
  );
});
