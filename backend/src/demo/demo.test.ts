import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../test/support/browser.ts';
import { type TestDatabase, testDatabase } from '../../test/support/database.ts';
import { type WholeServer, wholeServer } from '../../test/support/wholeServer.ts';
import { loadDemo, loginLines } from './index.ts';
import { DEMO_PASSWORD } from './people.ts';

let database: TestDatabase;
let server: WholeServer;

beforeAll(async () => {
  database = await testDatabase();
  server = await wholeServer(database.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const events = () => server.core.store.head();

/** Interrupts the load once the log has taken `count` events. */
async function interruptedAfter(count: bigint): Promise<void> {
  const stop = new AbortController();
  const loading = loadDemo(server, server.settings, stop.signal);
  const watched = server.core.store.subscribeAll(await events(), async () => {
    if ((await events()) > count) stop.abort();
  });
  await expect(loading).rejects.toThrow('aborted');
  await watched.stop();
}

/** As the read models have it. */
async function seatsOf(name: string, kind: 'official' | 'volunteer' = 'official') {
  const { rows } = await server.core.pool.query(
    `select count(*) filter (where not waitlist)::int as selected,
            count(*) filter (where confirmed)::int as confirmed
     from roster.signups join tournaments.tournaments t using (tid) join roster.shifts s using (sid)
     where t.name = $1 and s.kind = $2`,
    [name, kind],
  );
  return rows[0];
}

describe('the demo', { timeout: 60_000 }, () => {
  it('is loaded once, however often its load is interrupted and begun again', async () => {
    await interruptedAfter(300n);
    await interruptedAfter(2_000n);
    await loadDemo(server, server.settings);
    const { rows } = await server.core.pool.query(`select type, count(*)::int from log.events group by type`);
    expect(Object.fromEntries(rows.map(({ type, count }) => [type, count]))).toMatchObject({
      TournamentAdded: 20,
      DemoPartLoaded: 3,
    });
    expect(await seatsOf('Bayfront Pickleball Open')).toEqual({ selected: 121, confirmed: 109 });
    expect(await seatsOf('Sunbelt National Pickleball Championships')).toEqual({
      selected: 2_500,
      confirmed: 1_490,
    });
    expect(await seatsOf('Bayfront Pickleball Open', 'volunteer')).toEqual({ selected: 108, confirmed: 0 });
    const before = await events();
    await loadDemo(server, server.settings);
    expect(await events()).toBe(before);
  });

  it('shows a tournament in full swing to the people its console names', async () => {
    const browser = new Browser(server.app);
    for (const email of loginLines().flatMap((line) => /\S+@\S+/.exec(line)?.[0] ?? [])) {
      const seen = await browser.post('/auth/login', { email, password: DEMO_PASSWORD });
      expect([email, seen.status]).toEqual([email, 200]);
    }
  });
});
