import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Browser } from '../../support/browser.ts';
import { registration } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';

/** Zero-width spaces, a mark of direction, a tag and a space that does not break. */
const INVISIBLE = '\u200b\u200d\u202e\u{e0041}\u00a0';

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
  tid = await all.tournament('active');
});
afterAll(() => all.close());

type Ask = () => Promise<{ readonly status: number; readonly body: unknown }>;

describe.each([
  ['of which nobody sees anything', INVISIBLE],
  ['that turns the text beside it', 'Ann\u202e 12:30'],
  ['of two lines', 'Ann\nLee'],
])('a name %s is refused at its field', (_, name) => {
  const person = { ...registration('Nobody'), email: 'nobody@example.org' };
  const cases: readonly (readonly [string, string, Ask])[] = [
    [
      'registration',
      'first',
      () => new Browser(all.server.app).post('/auth/register', { ...person, first: name }),
    ],
    [
      'a profile',
      'last',
      () => all.ann.browser.put(`/auth/editProfile/${all.ann.ref_id}`, { last: name, phone: '8015550100' }),
    ],
    [
      'a tournament',
      'name',
      () => {
        const days = { start: '03/01/2030', end: '03/02/2030', zone: 'US/Central' };
        return all.platform.browser.post('/api/t/addTournament', { ...days, name });
      },
    ],
    ['an edited tournament', 'name', () => all.mia.browser.put(`/api/t/editTournament/${tid}`, { name })],
    [
      'a category',
      'name',
      () => all.mia.browser.post(`/api/volunteer/addVolunteerCategory/${tid}`, { name }),
    ],
    [
      'a group',
      'group_name',
      () => all.mia.browser.post(`/api/saveVolunteerGroupName/${tid}`, { group_name: name }),
    ],
    ['a court', 'name', () => all.mia.browser.put('/api/nameCourts/', { tid, court: 1, name })],
  ];
  test.each(cases)('%s', async (_form, field, ask) => {
    const { status, body } = await ask();
    expect([status, Object.keys(Object(Object(body).errors))]).toEqual([400, [field]]);
  });
});

describe('an address that can be none is refused at its field', () => {
  test.each(['a b@example.org', 'ann@example.org\r\nBcc: ben@example.org', 'a@b@c', 'ann,ben@example.org'])(
    '%j',
    async (email) => {
      const registered = await new Browser(all.server.app).post('/auth/register', {
        ...registration('Eve'),
        email,
      });
      expect(registered).toMatchObject({ status: 400, body: { errors: { email: expect.anything() } } });
      const field = 'referee_coordinator_email';
      const edited = await all.mia.browser.put(`/api/t/editTournament/${tid}`, { [field]: email });
      expect(edited).toMatchObject({
        status: 400,
        body: { errors: { [field]: 'must be an e-mail address' } },
      });
    },
  );
});
