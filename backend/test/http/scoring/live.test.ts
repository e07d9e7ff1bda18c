import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TestDatabase } from '../../support/database.ts';
import { Display } from '../../support/display.ts';
import { fieldOf } from '../../support/seen.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';
import { addPlayers, notify } from './court.ts';

let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  database = await serverDatabase();
  server = await testServer(database.url);
});
afterAll(async () => {
  await server.close();
  await database.drop();
});

let venue: Venue;
let dora: Member;
let sid: string;
let screen: Display;
beforeEach(async () => {
  venue = await Venue.open(server, { score_reporting: true });
  dora = await venue.staff('referee');
  const pids = await addPlayers(venue, dora, [null, null]);
  sid = String(fieldOf(await notify(venue, dora, [pids[0] ?? '', '', pids[1] ?? '']), 'sid'));
  screen = await Display.open(server.app);
});
afterEach(() => screen.close());

const told = () => screen.frames.filter(({ event }) => event === 'score').map(({ data }) => data);
const report = (type: string, score: number) =>
  venue.visitor.put('/api/score/reportScore', { sid, type, score });

describe('the room of a tournament’s scores', () => {
  it('says how a card stands, to whoever asks afterwards too, without a name and without its link', async () => {
    await screen.join(`score:${venue.tid}`);
    await report('g1t1', 11);
    await screen.until(() => JSON.stringify(told().at(-1) ?? '').includes('"t1_g1_score":11'));
    const [row] = Object(await dora.browser.get(`/api/score/getScores/${venue.tid}`)).body;
    expect(told().at(-1)).toMatchObject({ card: row.card, t1_g1_score: 11, t2_g1_score: null, winner: null });
    expect(JSON.stringify(screen.frames)).not.toMatch(new RegExp(`${sid}|Player`));
    await dora.browser.put(`/api/score/finish/${sid}`, {});
    await screen.until(() => JSON.stringify(told().at(-1) ?? '').includes('"finished":"'));
  });
});
