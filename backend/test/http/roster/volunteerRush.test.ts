import { planOf } from '@courtcrew/domain/roster/roster.fixtures.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestDatabase } from '../../support/database.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { type Person, shown, signedIn } from '../../world/served.ts';
import { span, World } from '../../world/world.ts';

const PEOPLE = 500;
const [SPOTS, WAITING] = [10, 5];

let database: TestDatabase;
let server: TestServer;
let people: Person[];
let tid: string;
let sid: string;

beforeAll(async () => {
  database = await serverDatabase();
  server = await testServer(database.url);
  const world = new World(server.core.execute);
  people = await signedIn(server, await world.people(PEOPLE));
  ({ tid } = await world.tournament());
  const category = await world.category(tid, 'Ushers');
  const gate = planOf({
    kind: 'volunteer',
    category,
    spots: SPOTS,
    wait_spots: WAITING,
    ...span(Date.UTC(2031, 2, 7, 8), 2),
  });
  [sid = ''] = await world.shifts(tid, gate);
  await shown(server);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

async function register({ ref_id, cookie }: Person): Promise<string> {
  const { statusCode, body } = await server.app.inject({
    method: 'PUT',
    url: `/api/putVolunteerInShift/${sid}`,
    headers: { cookie, 'content-type': 'application/json' },
    payload: JSON.stringify({ tid, ref_id }),
  });
  return `${statusCode} ${JSON.parse(body).message}`;
}

it('A rush of 500 volunteers for ten spots and five on the waitlist leaves ten and five', async () => {
  const answers = await Promise.all(people.map(register));
  const counts = Object.fromEntries(
    [...Map.groupBy(answers, (answer) => answer)].map(([answer, all]) => [answer, all.length]),
  );
  expect(counts).toEqual({
    '200 Registered': SPOTS,
    '200 Waitlist': WAITING,
    '409 Full': PEOPLE - SPOTS - WAITING,
  });
  const { rows } = await server.core.pool.query(
    `select count(*) filter (where not waitlist)::int as seated,
            count(*) filter (where waitlist)::int as waiting from roster.signups where sid = $1`,
    [sid],
  );
  expect(rows).toEqual([{ seated: SPOTS, waiting: WAITING }]);
});
