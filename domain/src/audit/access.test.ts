import { test } from 'vitest';
import { given } from '../kernel/given.fixtures.ts';
import { type AccessEvent, accessDecider } from './access.ts';

const CALL = 'GET /api/getStaff/{tid}';
const read = (...people: string[]): AccessEvent => ({
  type: 'ContactsRead',
  data: { people: people.map((ref_id) => ({ ref_id })), call: CALL },
});
const note = (...people: string[]) => ({ type: 'NoteContactsRead', people, call: CALL }) as const;

test('who reads somebody’s contact data is noted once in an hour, and only for whom it is new', () => {
  given(accessDecider, []).when(note('ann', 'bo')).then(read('ann', 'bo'));
  given(accessDecider, [read('ann')])
    .when(note('ann', 'bo'))
    .then(read('bo'));
  given(accessDecider, [read('ann'), read('bo')])
    .when(note('ann', 'bo'))
    .then();
});
