import {
  type LogEvent,
  type LoggedEvent,
  type ReadModelState,
  STREAM_KINDS,
} from '@courtcrew/domain/audit/index.ts';
import { beforeAll, expect, test } from 'vitest';
import { personAggregate } from '../../../src/accounts/index.ts';
import { AREAS } from '../../../src/areas.ts';
import { Browser } from '../../support/browser.ts';
import { hosted } from '../../support/hosted.ts';
import { fieldOf } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import { type Member, refOf, registration } from '../accounts/people.ts';

const all = hosted();
let admin: Member;

/** Registers somebody, who is then signed in. */
async function member(first: string): Promise<Member> {
  const browser = new Browser(all.server.app);
  const { body } = await browser.post('/auth/register', registration(first));
  return { ref_id: refOf(body), browser };
}

beforeAll(async () => {
  admin = await member('Pat');
  await all.server.product.asSystem(personAggregate, admin.ref_id, { type: 'GrantPlatformAdmin' });
});

const listed = async (filter: object): Promise<LogEvent[]> => {
  const query = new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: '["position","DESC"]',
    range: '[0,99]',
  });
  return (await admin.browser.get(`/rest/log?${query}`)).body as LogEvent[];
};

/** The events a filter finds once there are any: nobody waits for the log's table of contents. */
async function found(filter: object): Promise<LogEvent[]> {
  await expect.poll(() => listed(filter), { interval: 20, timeout: 10_000 }).not.toEqual([]);
  return listed(filter);
}

const eventWith = async (id: string) => (await admin.browser.get(`/api/audit/log/${id}`)).body as LoggedEvent;

test('every kind of stream is in the log’s table of contents', () => {
  const kinds = AREAS.flatMap(({ aggregates = [] }) => aggregates.map(({ name }) => name));
  expect([...STREAM_KINDS].sort()).toEqual([...kinds, 'demo', 'installation'].sort());
});

test('what the log itself begins with is in it, too, in words', async () => {
  const [named] = await found({ kind: 'installation' });
  expect(named).toMatchObject({ stream: 'installation-log', action: 'Log named', author: 'system' });
  const { data } = await eventWith(named?.id ?? '');
  expect(data).toEqual({ id: all.server.core.installation });
});

test('finds events by stream, type, author and request, and what followed from what', async () => {
  const venue = await Venue.open(all.server, { courts: 1 });
  const desk = await venue.staff('referee');
  const [ann] = await venue.queue(desk, 1);
  await desk.browser.post(`/api/assignCourt/${venue.tid}`, {
    ...{ court_num: 1, ref_id: ann?.ref_id, medal: 'none' },
  });
  const [assigned] = await found({ stream: venue.tid, type: 'MatchAssigned' });
  if (!assigned) throw new Error('no match');
  expect(assigned).toMatchObject({
    ...{ stream: `board-${venue.tid}`, kind: 'board', author_ref_id: desk.ref_id },
    author: expect.stringMatching(/^admin: /),
  });
  const inStream = await listed({ stream: assigned.stream });
  expect(inStream.map(({ revision }) => revision)).toEqual(inStream.map((_, n) => inStream.length - 1 - n));
  expect(await listed({ author_ref_id: desk.ref_id, kind: 'board' })).toContainEqual(assigned);
  expect(await listed({ position: assigned.position })).toEqual([assigned]);
  expect(await listed({ correlation: assigned.correlation })).toContainEqual(assigned);
  expect(await listed({ stream: `${venue.tid}x` })).toEqual([]);
  expect(await eventWith(assigned.id)).toMatchObject({ event: assigned, cause: null, sealed: [] });

  // A reaction writes into another stream: both know of each other.
  const followed = await found({ system: true, kind: 'roster', stream: venue.tid });
  const [last] = followed;
  if (!last) throw new Error('nothing followed');
  const cause = (await eventWith(last.id)).cause;
  if (cause) expect((await eventWith(cause.id)).followed).toContainEqual(last);
});

test('an event stays sealed until it is opened, which is an entry of its own, and for the erased for ever', async () => {
  const zoe = await member('Zoeraw');
  const [made] = await found({ stream: zoe.ref_id, type: 'PersonRegistered' });
  if (!made) throw new Error('nobody registered');
  const { sealed, data } = await eventWith(made.id);
  expect(sealed).toEqual(expect.arrayContaining(['details', 'password_hash']));
  expect(JSON.stringify(data)).not.toMatch(/zoeraw/i);
  const open = () => admin.browser.post(`/api/audit/log/${made.id}/open`);
  const opened = Object(fieldOf(await open(), 'opened'));
  expect(opened.details).toMatchObject({ email: 'Zoeraw@example.org' });
  // What proves who somebody is stays sealed whoever asks.
  expect(opened).not.toHaveProperty('password_hash');

  const noted = () => found({ stream: 'access-platform', type: 'ContactsRead' });
  await expect
    .poll(async () => JSON.stringify((await eventWith((await noted())[0]?.id ?? '')).data), {
      timeout: 10_000,
    })
    .toContain(zoe.ref_id);
  await all.server.product.identity.security.flush();
  const lines = await admin.browser.post('/api/audit/security', { kind: 'event-opened' });
  expect(lines.body).toMatchObject([{ ref_id: admin.ref_id, subject: zoe.ref_id }]);

  await admin.browser.post('/api/utradmin/forgetPerson', { ref_id: zoe.ref_id });
  const closed = Object(fieldOf(await open(), 'opened'));
  expect(Object.values(closed).every((value) => value === null)).toBe(true);
});

test('is for platform admins alone, and says so in one text', async () => {
  const [any] = await found({ type: 'PersonRegistered' });
  const referee = await member('Rawref');
  const asked = [`/rest/log`, `/api/audit/log/${any?.id}`, '/api/audit/readModels'];
  for (const url of asked) {
    expect((await referee.browser.get(url)).status).toBe(403);
    expect((await new Browser(all.server.app).get(url)).status).toBe(401);
  }
  expect((await referee.browser.post(`/api/audit/log/${any?.id}/open`)).status).toBe(403);
  expect((await admin.browser.get('/api/audit/log/nothing')).status).toBe(404);
  expect((await admin.browser.get(`/rest/log?filter=${encodeURIComponent('{"position":"x"}')}`)).status).toBe(
    400,
  );
});

test('a read model that an event stopped names it, and goes on at a press once that is seen to', async () => {
  const models = async () =>
    fieldOf(await admin.browser.get('/api/audit/readModels'), 'models') as ReadModelState[];
  const trace = async () => (await models()).find(({ name }) => name === 'trace');
  const { pool } = all.server.core;
  const retry = (name: string) => admin.browser.post(`/api/audit/readModels/${name}/retry`);
  expect((await retry('trace')).status).toBe(409);
  expect((await retry('nothing')).status).toBe(404);
  await pool.query(
    `alter table trace.events add constraint stopped check (type <> 'PersonRegistered') not valid`,
  );
  const mia = await member('Miaraw');
  await expect.poll(trace).toMatchObject({ state: 'paused', paused: { type: 'PersonRegistered' } });
  expect((await models()).filter(({ paused }) => paused)).toHaveLength(1);
  await pool.query('alter table trace.events drop constraint stopped');
  expect((await retry('trace')).status).toBe(200);
  await expect.poll(trace).toMatchObject({ paused: null, lag: 0 });
  expect(await found({ stream: mia.ref_id })).not.toEqual([]);
  await all.server.product.identity.security.flush();
  const lines = await admin.browser.post('/api/audit/security', { kind: 'model-retried' });
  expect(lines.body).toMatchObject([{ ref_id: admin.ref_id }]);
});

test('how many there are is counted on as the log grows, and anew where it was put back', async () => {
  const filter = encodeURIComponent('{"type":"PersonRegistered"}');
  const total = async () => {
    const { headers } = await admin.browser.get(`/rest/log?filter=${filter}&range=[0,0]`);
    return Number(String(headers['content-range']).split('/')[1]);
  };
  const { pool } = all.server.core;
  const inTable = `select count(*)::int as total from trace.events where type = 'PersonRegistered'`;
  const { rows } = await pool.query<{ total: number }>(inTable);
  const before = rows[0]?.total ?? 0;
  expect(before).toBeGreaterThan(0);
  expect(await total()).toBe(before);
  const last = await member('Lastraw');
  await expect.poll(total).toBe(before + 1);
  expect(await total()).toBe(before + 1);
  await pool.query('delete from trace.events where stream_id = $1', [last.ref_id]);
  expect(await total()).toBe(before);
});
