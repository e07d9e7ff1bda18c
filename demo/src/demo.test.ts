import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../backend/test/support/browser.ts';
import { type TestDatabase, testDatabase } from '../../backend/test/support/database.ts';
import { type TestServer, testServer } from '../../backend/test/support/server.ts';
import { loadDemo, loginLines, PARTS } from './index.ts';
import { DEMO_PASSWORD } from './people.ts';

let database: TestDatabase;
let server: TestServer;

beforeAll(async () => {
  database = await testDatabase();
  server = await testServer(database.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

const events = () => server.core.store.head();

/** Where the log ends once nothing follows any more from what was loaded: reactions write, too. */
async function endOfAll(): Promise<bigint> {
  for (let end = await events(); ; ) {
    await sleep(2_000);
    const now = await events();
    if (now === end) return end;
    end = now;
  }
}

/** Interrupts the load once the log has taken `count` events. */
async function interruptedAfter(count: bigint): Promise<void> {
  const stop = new AbortController();
  const loading = loadDemo(server, stop.signal);
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

// The first test loads what the others look at.
describe('the demo', { timeout: 180_000, shuffle: false }, () => {
  it('is loaded once, however often its load is interrupted and begun again', async () => {
    await interruptedAfter(300n);
    await interruptedAfter(2_000n);
    await loadDemo(server);
    const { rows } = await server.core.pool.query(`select type, count(*)::int from log.events group by type`);
    expect(Object.fromEntries(rows.map(({ type, count }) => [type, count]))).toMatchObject({
      TournamentAdded: 20,
      DemoPartLoaded: PARTS.length,
    });
    expect(await seatsOf('Bayfront Pickleball Open')).toEqual({ selected: 121, confirmed: 109 });
    expect(await seatsOf('Sunbelt National Pickleball Championships')).toEqual({
      selected: 2_500,
      confirmed: 1_490,
    });
    expect(await seatsOf('Bayfront Pickleball Open', 'volunteer')).toEqual({ selected: 108, confirmed: 0 });
    const before = await endOfAll();
    await loadDemo(server);
    expect(await endOfAll()).toBe(before);
  });

  it.each([
    ['Everglades Pickleball Championships', 64, 40],
    ['Bayfront Pickleball Open', 8, 5],
  ])('has the board of %s in full swing', async (name, courts, played) => {
    const { rows } = await server.core.pool.query(
      `select (select count(*) from board.courts b where b.tid = t.tid)::int as playing,
              (select count(*) from board.matches b where b.tid = t.tid)::int as past,
              (select count(*) from board.people b where b.tid = t.tid and at = 'queue')::int as waiting,
              (select count(*) from board.monitors b where b.tid = t.tid)::int as monitored,
              (select count(*) from board.notifications b where b.tid = t.tid and confirmed_at is null)::int as open,
              (select count(*) from contacts.contacts b where b.tid = t.tid)::int as contacts
       from tournaments.tournaments t where t.name = $1`,
      [name],
    );
    const [board] = rows;
    expect(board).toMatchObject({ monitored: courts, contacts: 5 });
    expect(board.playing).toBeGreaterThanOrEqual(played);
    expect(board.past).toBeGreaterThan(2 * courts);
    expect(board.waiting).toBeGreaterThan(0);
    expect(board.open).toBeGreaterThanOrEqual(2);
  });

  it('has prize money, all of it paid at one tournament and some at another', async () => {
    const { rows } = await server.core.pool.query(
      `select t.name, count(*)::int as items, count(payment)::int as paid from payouts.items
       join tournaments.tournaments t using (tid) where t.payout group by t.name order by t.name`,
    );
    expect(rows).toEqual([
      { name: 'Bayfront Pickleball Open', items: 24, paid: 6 },
      { name: 'Harborview Fall Classic', items: 24, paid: 24 },
    ]);
  });

  it('has letters with a line for each recipient, templates and a message board', async () => {
    const { rows } = await server.core.pool.query(
      `select (select count(*) from messaging.lines where channel = 'email')::int as emails,
              (select count(*) from messaging.lines where channel = 'text')::int as texts,
              (select count(*) from messaging.templates)::int as templates,
              (select count(*) from messaging.posts)::int as posts`,
    );
    expect(rows).toEqual([{ emails: 17, texts: 3, templates: 2, posts: 3 }]);
  });

  it('shows a tournament in full swing to the people its console names', async () => {
    const browser = new Browser(server.app);
    for (const email of loginLines().flatMap((line) => /\S+@\S+/.exec(line)?.[0] ?? [])) {
      const seen = await browser.post('/auth/login', { email, password: DEMO_PASSWORD });
      expect([email, seen.status]).toEqual([email, 200]);
    }
  });
});
