import { planOf } from '@courtcrew/domain/roster/roster.fixtures.ts';
import { openPool } from '@courtcrew/projections/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { giveUpInterrupted } from '../../src/kernel/jobs/messageClaims.ts';
import { inOrder } from '../../src/kernel/platform/inOrder.ts';
import { tournament } from '../../src/tournaments/index.ts';
import type { TestDatabase } from '../support/database.ts';
import { mailSink } from '../support/mailSink.ts';
import { serverDatabase } from '../support/serverDatabase.ts';
import { type ServerProcess, startProcess } from '../support/serverProcess.ts';
import type { Person } from '../world/served.ts';
import { envelope, span } from '../world/world.ts';
import { ask } from './asking.ts';
import { type Prepared, prepare } from './prepare.ts';

const PEOPLE = 300;
/** Of them, those who are taken off their shift while their reminder waits. */
const LEAVING = 20;
/** Of each process; each can have handed over one mail when it is killed. */
const CONNECTIONS = 5;
const KILLS = 2;
const HOUR = 3_600_000;
const TAKEOVER_MS = 60_000;

let database: TestDatabase;
let pool = openPool({});
let sink: Awaited<ReturnType<typeof mailSink>>;
let platform: Person;
let crew: Person[];
/** Works at a tournament that reminds nobody yet. */
let late: Person;
let tid: string;
let quietTid: string;
const servers = new Set<ServerProcess>();
/** Addresses whose mails are put off, as by a server that is busy. */
const putOff = new Set<string>();

const addressOf = ({ ref_id }: Person): string => `${ref_id}@example.org`;
const isReminder = (mail: string): boolean => /^Subject: Reminder/m.test(mail);

beforeAll(async () => {
  database = await serverDatabase();
  pool = openPool({ connectionString: database.url, max: 2 });
  sink = await mailSink((address) => (putOff.has(address) ? 'put off' : undefined), isReminder);
  await prepare(database.url, async (prepared) => {
    platform = await prepared.platformAdmin();
    crew = await prepared.people(PEOPLE);
    [late] = (await prepared.people(1)) as [Person];
    tid = await inTwoHours(prepared, crew, true);
    quietTid = await inTwoHours(prepared, [late], false);
  });
}, 120_000);
afterAll(async () => {
  await Promise.all([...servers].map(kill));
  await sink.close();
  await pool.end();
  await database.drop();
});

async function start(): Promise<ServerProcess> {
  const mail = { SMTP_URL: sink.url, MAIL_FROM: 'crew@example.org', SMTP_CONNECTIONS: String(CONNECTIONS) };
  const server = await startProcess({ DATABASE_URL: database.url, ...mail });
  servers.add(server);
  return server;
}

async function kill(server: ServerProcess): Promise<void> {
  servers.delete(server);
  await server.kill();
}

/** A tournament whose crew works a shift that begins in two hours, for which they registered an hour ago. */
async function inTwoHours(
  { world }: Prepared,
  crew: readonly Person[],
  remind_soon: boolean,
): Promise<string> {
  const { tid } = await world.tournament();
  const changes = { remind_soon, quiet_from: 0, quiet_until: 0 };
  await world.done(tournament, tid, { type: 'EditTournament', changes });
  const now = Date.now();
  const gate = planOf({
    kind: 'volunteer',
    category: await world.category(tid, 'Ushers'),
    name: 'North gate',
    spots: PEOPLE,
    wait_spots: 5,
    ...span(now + 2 * HOUR, 1),
  });
  const [sid = ''] = await world.shifts(tid, gate);
  const at = new Date(now - HOUR).toISOString();
  await inOrder(crew, 50, ({ ref_id }) =>
    world.register(tid, { sid, ref_id, credentials: 'Not Rated' }, { ...envelope(), at }),
  );
  return tid;
}

async function takeOff(people: readonly Person[], { port }: ServerProcess): Promise<void> {
  const { rows } = await pool.query<{ shift_id: string }>(
    'select shift_id from roster.signups where ref_id = any($1)',
    [people.map(({ ref_id }) => ref_id)],
  );
  const answers = await inOrder(rows, 5, ({ shift_id }) =>
    ask(port, platform, 'PUT', `/api/removeRefTime/${shift_id}`, { tid }),
  );
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 200));
}

/** What the killed had in hand grows old at once, and what was put off is due. Answers how much has not come to its end. */
async function left(): Promise<number> {
  await pool.query(
    `update outbox.messages set changed_at = now() - interval '10 minutes'
     where status = 'sending' and changed_at < now() - interval '2 seconds'`,
  );
  await giveUpInterrupted(pool);
  await pool.query("update outbox.messages set due_at = now() where status = 'queued' and due_at > now()");
  const { rows } = await pool.query(
    "select count(*)::int as count from outbox.messages where status in ('queued', 'sending')",
  );
  return rows[0].count;
}

it('reminds everybody once, whichever server is killed meanwhile, and nobody who was removed', {
  timeout: 300_000,
}, async () => {
  const leaving = crew.slice(0, LEAVING);
  for (const one of leaving) putOff.add(addressOf(one));
  const [first, second] = await Promise.all([start(), start()]);
  await expect.poll(() => sink.taken.length, { timeout: TAKEOVER_MS, interval: 5 }).toBeGreaterThan(20);
  await kill(first);
  const third = await start();
  await takeOff(leaving, third);
  // The last of those who looked for what is due until now dies; the third finds this, and what was said already.
  const changed = await ask(third.port, platform, 'PUT', `/api/t/editTournament/${quietTid}`, {
    remind_soon: true,
  });
  expect(changed.status).toBe(200);
  await kill(second);
  await expect.poll(() => sink.taken, { timeout: TAKEOVER_MS }).toContain(addressOf(late));
  await expect.poll(left, { timeout: TAKEOVER_MS }).toBe(0);

  const { rows } = await pool.query<{ ref_id: string; status: string }>(
    'select ref_id, status from outbox.messages where schedule is not null',
  );
  const idsOfAll = (people: readonly Person[]) => people.map(({ ref_id }) => ref_id).sort();
  expect(rows.map(({ ref_id }) => ref_id).sort()).toEqual(idsOfAll([...crew, late]));
  const those = (status: string) => rows.filter((row) => row.status === status).map(({ ref_id }) => ref_id);
  // In the hands of the killed: nobody knows more, and nobody tries again.
  const unknown = new Set(those('unknown'));
  expect(unknown.size).toBeLessThanOrEqual(CONNECTIONS * KILLS);
  const known = (people: readonly Person[]) => idsOfAll(people.filter(({ ref_id }) => !unknown.has(ref_id)));
  expect(those('stopped').sort()).toEqual(known(leaving));
  expect(those('sent').sort()).toEqual(known([...crew.slice(LEAVING), late]));
  const arrived = sink.taken.map((address) => address.slice(0, address.indexOf('@')));
  expect(arrived.filter((ref_id) => !unknown.has(ref_id)).sort()).toEqual(those('sent').sort());
  expect(new Set(arrived).size).toBe(arrived.length);
});
