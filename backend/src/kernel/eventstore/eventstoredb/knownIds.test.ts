import { expect, it } from 'vitest';
import { KnownIds } from './knownIds.ts';

it('counts nothing of a stream that made room for another while it was read', async () => {
  const lengths: Readonly<Record<string, number>> = { slow: 11, long: 12, one: 1, other: 1 };
  const reading = Promise.withResolvers<void>();
  const known = new KnownIds(async function* (stream, from) {
    if (stream === 'slow') await reading.promise;
    const length = lengths[stream] ?? 0;
    yield Array.from({ length: length - from }, (_, n) => ({
      id: `${stream}${from + n}`,
      revision: from + n,
    }));
  }, 10);
  const slow = known.through('slow', 100);
  await known.through('long', 100);
  reading.resolve();
  expect((await slow).revisions.size).toBe(11);
  await known.through('one', 100);
  await known.through('other', 100);
  expect(['slow', 'long', 'one', 'other'].map((stream) => known.endOf(stream))).toEqual([-1, -1, 0, 0]);
});
