import { expect, it } from 'vitest';
import { TestLog } from '../test/support/logInMemory.ts';
import { dropForgottenKeys } from './erasedElsewhere.ts';
import type { Erasure } from './kernel/privacy/erasures.ts';

it('drops the keys of all who are forgotten elsewhere, also while the disk of the list is full', async () => {
  const log = new TestLog();
  const dropped: string[] = [];
  const listed: string[] = [];
  let isFull = true;
  const erasures = {
    add: (erasures: readonly Erasure[]) => {
      if (isFull) throw new Error('ENOSPC');
      listed.push(...erasures.map(({ erased }) => erased));
    },
  };
  const hearing = dropForgottenKeys({
    store: log,
    head: 0n,
    read: async (events) => events,
    vault: { forgottenElsewhere: (ref) => void dropped.push(ref) },
    erasures,
    forgetsOf: ({ type }) =>
      type === 'Forgotten' ? { owner: ({ data }) => String((data as { ref: string }).ref) } : undefined,
    log: { warn: () => undefined },
  });
  await log.append('person-ann', 'Forgotten', { ref: 'ann' });
  await log.append('person-ben', 'Forgotten', { ref: 'ben' });
  expect([dropped, listed]).toEqual([['ann', 'ben'], []]);
  isFull = false;
  await log.append('person-cyd', 'Forgotten', { ref: 'cyd' });
  expect([dropped, listed]).toEqual([
    ['ann', 'ben', 'cyd'],
    ['ann', 'ben', 'cyd'],
  ]);
  await hearing.stop();
});
