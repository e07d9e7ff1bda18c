import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GrpcPeer } from '../store/grpcPeer.ts';
import { Browser } from '../support/browser.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { rowsOf, textAt } from '../support/seen.ts';
import { type TestServer, testServer } from '../support/server.ts';
import { refOf, registration } from './accounts/people.ts';

const CSV = [
  'name,start,end,region,timezone,chair,athletic,referee',
  'Dallas Open,03/07/2032,03/14/2032,Central,US/Central,5,2,16',
].join('\r\n');

/** The product's main job, as people do it, from the import to the confirmation. */
async function mainJob(server: TestServer) {
  const admin = new Browser(server.app);
  await admin.post('/auth/login', { email: 'admin@courtcrew.local', password: 'first-admins-password' });
  const { body: preview } = await admin.post('/api/t/previewTournamentBulk', {
    csv: CSV,
    dates: { start: 'month' },
  });
  expect(preview).toMatchObject({ ok: true });
  const { data } = preview as { data: object[] };
  const { body: imported } = await admin.post('/api/t/addTournamentBulk', { data });
  const { tids } = imported as { tids: string[] };
  const [tid = ''] = tids;
  const shift = { name: 'Morning', category: 'Referee', spots: 1 };
  const hours = { start: '03/07/2032 9:00', end: '03/07/2032 13:00' };
  const sid = textAt(await admin.post(`/api/addShift/${tid}`, { ...shift, ...hours }), 'sid');
  await admin.put(`/api/t/updateTournamentStatus/${tid}`, { status: 'active' });

  const ann = new Browser(server.app);
  const ref_id = refOf((await ann.post('/auth/register', registration('Ann'))).body);
  const shift_id = textAt(await ann.put(`/api/putWaitlist/${sid}`, { tid }), 'shift_id');
  const selected = await admin.put(`/api/moveOffWaitlist/${shift_id}`, { tid });
  await admin.put(`/api/t/updateTournamentStatus/${tid}`, { status: 'published' });
  const confirmed = await ann.put('/api/confirmShift/', { shift_id, tid });
  return { admin, ann, tid, sid, shift_id, ref_id, selected, confirmed };
}

const stores = [
  { store: 'PostgreSQL', start: async () => ({ environment: {}, stop: async () => undefined }) },
  {
    store: 'EventStoreDB',
    start: async () => {
      const peer = await GrpcPeer.start();
      return { environment: { EVENTSTORE_URL: peer.connectionString }, stop: () => peer.stop(), peer };
    },
  },
] as const;

describe.each(stores)('the whole server with its log in $store', ({ start }) => {
  let database: TestDatabase;
  let log: Awaited<ReturnType<typeof start>>;
  let server: TestServer;
  beforeAll(async () => {
    [database, log] = await Promise.all([testDatabase(), start()]);
    server = await testServer(database.url, log.environment);
  });
  afterAll(async () => {
    await server?.close();
    await log?.stop();
    await database?.drop();
  });

  it('imports a tournament, staffs a shift and shows everybody at once, with the log of who did it', async () => {
    const done = await mainJob(server);
    const { admin, ann, tid, sid, shift_id, ref_id } = done;
    expect(done.selected).toMatchObject({ status: 200, body: { waitlist: false, confirmed: false } });
    expect(done.confirmed).toMatchObject({ status: 200, body: { waitlist: false, confirmed: true } });

    const visitor = new Browser(server.app);
    expect(rowsOf(await visitor.get('/api/t/getTournaments'))).toMatchObject([{ tid, name: 'Dallas Open' }]);
    expect(rowsOf(await admin.get(`/api/getShifts/${tid}`))).toMatchObject([
      { sid, name: 'Morning', spots: 1, count: 1, confirmed_count: 1, start: '2032-03-07T15:00:00.000Z' },
    ]);
    expect((await ann.get(`/api/getIndividualSchedule/${ref_id}`)).body).toMatchObject([{ tid }]);
    const notes = await admin.post('/api/utradmin/getSchedulingNotesByTournament', { tid });
    expect(rowsOf(notes).map(({ status, author, name }) => [status, author, name])).toEqual([
      ['confirmed', 'Ann Tester', 'Ann Tester'],
      ['selected', expect.stringMatching(/^admin: /), 'Ann Tester'],
      ['applied', 'Ann Tester', 'Ann Tester'],
    ]);
    expect((await admin.post(`/api/audit/asOf/${tid}`, {})).body).toMatchObject({
      shifts: [{ sid, people: [{ shift_id, confirmed: true }] }],
    });
    expect((await admin.get('/health')).body).toMatchObject({ ok: true, paused: [], stuck: [] });
  });

  it('has kept the log there, and none of it elsewhere', async () => {
    const { rows } = await server.core.pool.query<{ count: number }>('select count(*)::int from log.events');
    const head = await server.core.store.head();
    expect(head).toBeGreaterThan(8n);
    if ('peer' in log) {
      expect(rows[0]?.count).toBe(0);
      expect(log.peer.calls.append).toBeGreaterThan(4);
    } else expect(rows[0]?.count).toBeGreaterThan(8);
  });
});
