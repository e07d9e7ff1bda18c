import { afterAll, beforeAll, expect, it } from 'vitest';
import { envelope, Season } from '../../../bench/season.ts';
import { READ_MODELS } from '../../../src/areas.ts';
import { rosterAggregate } from '../../../src/roster/index.ts';
import { type TestDatabase, testDatabase } from '../../support/database.ts';
import { type WholeServer, wholeServer } from '../../support/wholeServer.ts';

const PEOPLE = 500;
/** Prepared at a time: whoever waits for a connection is refused after some seconds. */
const BATCH = 50;
const [SPOTS, WAITING] = [10, 5];

let database: TestDatabase;
let server: WholeServer;
let people: { readonly ref_id: string; readonly cookie: string }[];
let tid: string;
let sid: string;

beforeAll(async () => {
  database = await testDatabase();
  server = await wholeServer(database.url);
  const season = new Season(server.core.bus);
  people = [];
  while (people.length < PEOPLE) {
    people.push(...(await Promise.all((await season.people(BATCH)).map(signedIn))));
  }
  ({ tid } = await season.tournament([]));
  const category = { name: 'Ushers', description: '', court_monitor: false, show: true };
  const vcid = await added({ type: 'AddCategory', plan: category }, 'vcid');
  const plan = {
    kind: 'volunteer' as const,
    category: vcid,
    name: 'Gate',
    description: '',
    start: '2031-03-07T08:00:00.000Z',
    end: '2031-03-07T10:00:00.000Z',
    spots: SPOTS,
    wait_spots: WAITING,
    needs: null,
    wait_needs: null,
    color: '#009CAE',
    pre_reg: false,
    signature_required: false,
  };
  sid = await added({ type: 'AddShifts', plans: [plan], repeat: 0, zone: 'UTC' }, 'sid');
  const { projections, store } = server.core;
  const names = READ_MODELS.map(({ name }) => name);
  await projections.settled(names, await store.head(), 30_000);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

/** Decides it and answers the id it brought. */
async function added(
  command: Parameters<typeof rosterAggregate.decider.decide>[1],
  field: 'vcid' | 'sid',
): Promise<string> {
  const outcome = await server.core.bus.execute(rosterAggregate, tid, command, envelope());
  if (outcome.refused) throw new Error(outcome.text);
  const ids = outcome.events.map(({ data }) => Object.getOwnPropertyDescriptor(data, field)?.value);
  return String(ids[0]);
}

async function signedIn(ref_id: string) {
  const { id: jti } = await server.product.identity.sessions.start(ref_id, 'Test');
  const exp = Math.floor(Date.now() / 1_000) + 3_600;
  return { ref_id, cookie: `courtcrew=${server.app.jwt.sign({ sub: ref_id, jti, exp })}` };
}

async function register({ ref_id, cookie }: (typeof people)[number]): Promise<string> {
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
