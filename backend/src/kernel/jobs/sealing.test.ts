import { expect, it } from 'vitest';
import type { TextVault } from './message.ts';
import { sealLetter, unsealLetter } from './sealing.ts';

const forgotten = new Set<string>();
const vault: TextVault = {
  sealText: async (owner, text) =>
    forgotten.has(owner) ? null : Buffer.from(`${owner}:${text}`).toString('base64'),
  unsealText: async (owner, sealed) => {
    const text = Buffer.from(sealed, 'base64').toString();
    return forgotten.has(owner) ? null : text.slice(owner.length + 1);
  },
};

const LETTER = { subject: 'Waiting', text: 'Ann\nBen' } as never;
const people = Array.from({ length: 200 }, (_, n) => `person-${n}`);

it('grows by a share for each person a letter speaks of, and is read while all of them are known', async () => {
  const belonging = { ref_id: 'desk', about: people };
  const sealed = (await sealLetter(vault, belonging, LETTER)) ?? '';
  expect(sealed.length).toBeLessThan(200 * (people.length + 1) + 1000);
  expect(await unsealLetter(vault, belonging, sealed)).toEqual(LETTER);
  forgotten.add('person-7');
  expect(await unsealLetter(vault, belonging, sealed)).toBeNull();
  expect(await sealLetter(vault, belonging, LETTER)).toBeNull();
  forgotten.clear();
});

it('reads what version 0.1.0 sealed, one layer in the other', async () => {
  const belonging = { ref_id: 'desk', about: ['ann', 'ben'] };
  let sealed = JSON.stringify(LETTER);
  for (const owner of ['ann', 'ben', 'desk']) sealed = (await vault.sealText(owner, sealed)) ?? '';
  expect(await unsealLetter(vault, belonging, sealed)).toEqual(LETTER);
});
