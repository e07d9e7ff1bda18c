import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../../support/browser.ts';
import { registration } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
  tid = await all.tournament('active');
});
afterAll(() => all.close());

const NUMBERS: readonly (readonly [string, string])[] = [
  ['+44 7801 076821', '+447801076821'],
  ['1 (919) 555-0163', '9195550163'],
  ['９１９５５５０１６３', '9195550163'],
];
const NONE = ['919-555-0163 x204', '+49 170 12345', '019 555 0163', '44780107682', 'call me'];

let count = 0;
const enter: Readonly<Record<string, (phone: string) => Promise<{ status: number; kept: unknown }>>> = {
  registration: async (phone) => {
    count += 1;
    const person = { ...registration(`Phone ${count}`), email: `phone${count}@example.org`, phone };
    const { status, body } = await new Browser(all.server.app).post('/auth/register', person);
    return { status, kept: Object(body).phone };
  },
  'a profile': async (phone) => {
    const path = `Profile/${all.ann.ref_id}`;
    const { status } = await all.ann.browser.put(`/auth/edit${path}`, { phone, emergency_number: phone });
    const { body } = await all.ann.browser.get(`/auth/get${path}`);
    const { phone: kept, emergency_number } = Object(body);
    return { status, kept: kept === emergency_number ? kept : [kept, emergency_number] };
  },
  'a person whom the desk enters': async (phone) => {
    count += 1;
    const entered = { tid, first: `Entered ${count}`, last: 'Phone', phone };
    const { status, body } = await all.mia.browser.post('/api/addRef', entered);
    if (status !== 200) return { status, kept: null };
    const profile = await all.platform.browser.get(`/auth/getProfile/${Object(body).ref_id}`);
    return { status, kept: Object(profile.body).phone };
  },
};

describe.each(Object.entries(enter))('the number of %s', (_, numbered) => {
  test.each(NUMBERS)('%s is kept as %s', async (typed, kept) => {
    expect(await numbered(typed)).toEqual({ status: 200, kept });
  });

  test.each(NONE)('%s is refused, nothing of it is kept', async (typed) => {
    const before = await numbered('+44 7801 076821');
    expect(before.status).toBe(200);
    const { status, kept } = await numbered(typed);
    expect(status).toBe(400);
    expect([undefined, null, '+447801076821']).toContain(kept);
  });
});
