import { afterAll, beforeAll, expect, test } from 'vitest';
import { Browser } from '../../support/browser.ts';
import { registration } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';

let all: Cast;
let tid: string;
const email = 'parent.box@example.org';
const refused = {
  status: 409,
  body: {
    errors: {
      email: 'This address belongs to Pat Parent: add them, or leave the address empty, or make a household',
    },
  },
};

beforeAll(async () => {
  all = await cast();
  tid = await all.tournament('active');
  const pat = { ...registration('Pat'), last: 'Parent', email };
  await new Browser(all.server.app).post('/auth/register', pat);
});
afterAll(() => all.close());

const addVolunteer = (first: string, more: object = {}) =>
  all.mia.browser.post(`/api/addVolunteerToDBandTournament/${tid}`, {
    refInfo: { first, last: 'Parent', email, phone: '8015550111' },
    ...more,
  });
const addRef = (first: string, more: object) =>
  all.mia.browser.post('/api/addRef', { tid, first, last: 'Parent', ...more });

test('another name at a known address is refused wherever people are entered', async () => {
  expect(await addVolunteer('Kid')).toMatchObject(refused);
  expect(await addVolunteer('Kid', { confirm: true })).toMatchObject(refused);
  expect(await addRef('Gran', { phone: '8015550112', email: 'Parent.Box@Example.org' })).toMatchObject(
    refused,
  );
  const record = { first: 'Uncle', last: 'Parent', email };
  expect(await all.platform.browser.post('/rest/people', record)).toMatchObject(refused);
});

test('the same name at it is that person', async () => {
  expect(await addVolunteer('PAT')).toMatchObject({ status: 200, body: { message: 'added' } });
});

test('the same name and phone without an address asks', async () => {
  const sam = { phone: '9195550163' };
  expect(await addRef('Sam', sam)).toMatchObject({ status: 200 });
  expect(await addRef('sám', sam)).toMatchObject({ status: 409, body: { code: 'confirm' } });
  expect(await addRef('Sam', { phone: '9195550164' })).toMatchObject({ status: 200 });
  expect(await addRef('Sam', { ...sam, confirm: true })).toMatchObject({ status: 200 });
});
