import { expect, it } from 'vitest';
import { inBatches } from './inBatches.ts';

it('asks once for all who wait, and answers each', async () => {
  const batches: (readonly string[])[] = [];
  const lengthOf = inBatches(async (words) => {
    batches.push(words);
    return (word) => word.length;
  });
  expect(await Promise.all(['a', 'bb', 'a'].map(lengthOf))).toEqual([1, 2, 1]);
  expect(await lengthOf('ccc')).toBe(3);
  expect(batches).toEqual([['a', 'bb'], ['ccc']]);
});

it('gathers those who ask while a batch is on its way', async () => {
  const batches: (readonly string[])[] = [];
  const later: Promise<string>[] = [];
  const same = inBatches(async (words) => {
    batches.push(words);
    if (batches.length === 1) later.push(same('b'), same('c'));
    return (word) => word;
  });
  await same('a');
  expect(await Promise.all(later)).toEqual(['b', 'c']);
  expect(batches).toEqual([['a'], ['b', 'c']]);
});

it('fails only for those in the batch that failed', async () => {
  let broken = true;
  const same = inBatches(async () => {
    if (broken) throw new Error('the line is cut');
    return (word) => word;
  });
  const answers = await Promise.allSettled([same('a'), same('b')]);
  expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  broken = false;
  expect(await same('a')).toBe('a');
});
