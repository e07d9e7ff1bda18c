import { CONTACT_FIELDS } from '@courtcrew/domain/contract/contactData.ts';
import { expect, test } from 'vitest';
import { peopleShown } from './contactsSeen.ts';

const shown = (answer: unknown) =>
  [...peopleShown(answer, { ref_id: 'reader', tid: 't1' })].map(([tid, people]) => [tid, ...people]);

test.each(CONTACT_FIELDS)('somebody’s %s is contact data where it stands alone', (field) =>
  expect(shown([{ ref_id: 'ann', [field]: 'x' }])).toEqual([['t1', 'ann']]),
);

test('neither an empty field nor the reader’s own is', () => {
  expect(
    shown({
      rows: [
        { ref_id: 'ann', phone: null },
        { ref_id: 'reader', phone: 'x' },
      ],
    }),
  ).toEqual([]);
});

test('belongs to the tournament that its row names, however deep', () => {
  const people = [{ ref_id: 'bo', email: 'x' }];
  expect(shown({ a: { tid: 't2', people }, b: [{ ref_id: 'cy', cell_phone: 'x' }] })).toEqual([
    ['t2', 'bo'],
    ['t1', 'cy'],
  ]);
});
