import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { personAggregate } from '../../../src/accounts/index.ts';
import type { TestDatabase } from '../../support/database.ts';
import { Display } from '../../support/display.ts';
import { fieldOf, said } from '../../support/seen.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';
import { Follower } from './follower.ts';

let database: TestDatabase;
let server: TestServer;
/** Another process of the same product. */
let other: TestServer;
beforeAll(async () => {
  database = await serverDatabase();
  server = await testServer(database.url);
  other = await testServer(database.url);
});
afterAll(async () => {
  await Promise.all([server.close(), other.close()]);
  await database.drop();
});

let venue: Venue;
let dora: Member;
let crew: readonly string[];
const open: Display[] = [];
beforeEach(async () => {
  venue = await Venue.open(server, { courts: 4 });
  dora = await venue.staff('referee');
  crew = (await venue.queue(dora, 6)).map(({ ref_id }) => ref_id);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((one) => one.close()));
});

const display = async (at = server, cookie = ''): Promise<Display> => {
  const made = await Display.open(at.app, cookie);
  open.push(made);
  return made;
};
const room = () => `board:${venue.tid}`;
/**
 * Joins the board's room, again if need be, until everything that has happened was told there. Answers the position.
 */
async function caughtUp(screen: Display): Promise<string> {
  const head = await server.core.store.head();
  let told = '0';
  const join = async (): Promise<boolean> => {
    told = (await screen.join(room())).position;
    return BigInt(told) >= head;
  };
  // Not so often that the server takes it for nonsense.
  await expect.poll(join, { interval: 200, timeout: 20_000 }).toBe(true);
  return told;
}
/** Enters the room and hears only of what is to come. */
async function follow(screen: Display): Promise<string> {
  const position = await caughtUp(screen);
  screen.frames.splice(0);
  return position;
}
/** What it was told of the board. */
const news = ({ frames }: Display) => frames.filter(({ event }) => event !== 'joined');
const post = (call: string, body: object) => dora.browser.post(`/api/${call}/${venue.tid}`, body);
const put = (call: string, body: object) => dora.browser.put(`/api/${call}/${venue.tid}`, body);
/** Everything the desk can do to a board, some of it several times; refusals are part of a day. */
const deeds: readonly (() => Promise<unknown>)[] = [
  () => post('assignCourt', { court_num: 1, ref_id: crew[0], second_ref_id: crew[1], medal: 'gold' }),
  () => post('assignCourt', { court_num: 2, ref_id: crew[2] }),
  () => post('assignSecond', { court_num: 2, ref_id: crew[3] }),
  () => put('swapQueue', { ref_id: crew[5], position: 1 }),
  () => put('refNote', { ref_id: crew[5], note: 'Hat', tag: 'T' }),
  () => post('addAuxAssignment', { ref_id: crew[4], type: 'match starter', court_num: 3, note: 'Gate' }),
  () => put('refNote', { ref_id: crew[4], tag: 'Starter' }),
  () => put('quickBreak', { ref_id: crew[5], on: true }),
  () => post('addClipboard', { court_num: 3, ref_id: crew[4] }),
  () => dora.browser.put('/api/nameCourts/', { tid: venue.tid, court: 3, name: 'GS' }),
  () => put('finishMatch', { court_num: 1, tie_breaker: false }),
  async () => post('undoOnBoard', { undo: fieldOf(await put('finishMatch', { court_num: 2 }), 'undo') }),
  () => put('resetCourt', { court_num: 'GS' }),
  () => post('checkoutRef', { ref_id: crew[5], reason: 'Knee' }),
  () => put('lastMatch', { ref_id: crew[0] }),
  () => dora.browser.post('/api/t/addCourt', { tid: venue.tid }),
];
const atOnce = (all: typeof deeds) => Promise.all(all.map((deed) => deed()));
const inTurn = async (all: typeof deeds) => {
  for (const deed of all) await deed();
};

const events = (screen: Display) => news(screen).map(({ event }) => event);

describe('a display', () => {
  it('hears of an assignment with everything it must show', async () => {
    const screen = await display();
    await follow(screen);
    await post('assignCourt', { court_num: 2, ref_id: crew[0], second_ref_id: crew[1], medal: 'bronze' });
    await screen.until((frames) => frames.length > 0);
    const { courts } = await venue.board();
    expect(news(screen)).toEqual([
      {
        room: room(),
        event: 'assign',
        position: expect.stringMatching(/^\d+$/),
        data: { courts: [courts[1]], gone: { queue: [crew[0], crew[1]] } },
      },
    ]);
    expect(courts[1]).toMatchObject({ first: 'First0', second_first: 'First1', medal: 'Bronze' });
  });

  it('hears of everything by the names of the documents', async () => {
    const screen = await display();
    await follow(screen);
    await inTurn(deeds);
    await caughtUp(screen);
    const heard = events(screen);
    for (const event of [
      ...['assign', 'finish', 'match starter', 'swapQueue', 'second', 'getCourtsOnly'],
      ...['note', 'break', 'clipboard', 'undo', 'checkout', 'reset', 'lastMatch', 'aux'],
    ]) {
      expect(heard).toContain(event);
    }
  });

  it('that follows shows what one that asks is answered, whatever happened and however fast', async () => {
    const screen = await display();
    await follow(screen);
    const follower = new Follower(await venue.board());
    await inTurn(deeds);
    await atOnce(deeds);
    await atOnce(deeds.toReversed());
    await caughtUp(screen);
    for (const frame of news(screen)) follower.hear(frame);
    const { has, should } = follower.shows(await venue.board());
    expect(has).toEqual(should);
  });

  it('in another process hears the same', async () => {
    const there = await display(other);
    await follow(there);
    const follower = new Follower(await venue.board());
    await inTurn(deeds);
    await atOnce(deeds);
    await caughtUp(there);
    for (const frame of news(there)) follower.hear(frame);
    const { has, should } = follower.shows(await venue.board());
    expect(has).toEqual(should);
  });

  it('that was away for 200 events is right again without asking', async () => {
    const screen = await display();
    const position = await follow(screen);
    const follower = new Follower(await venue.board());
    await screen.close();
    for (let swap = 0; swap < 199; swap++)
      await put('swapQueue', { ref_id: crew[(swap + 1) % 6], position: 1 });
    const back = await display();
    await back.join(room(), position);
    await caughtUp(back);
    expect(events(back)).not.toContain('refresh');
    expect(news(back).length).toBeGreaterThan(150);
    for (const frame of news(back)) follower.hear(frame);
    const { has, should } = follower.shows(await venue.board());
    expect(has).toEqual(should);
  });

  it('that comes back to another process goes on there, and misses nothing', async () => {
    const screen = await display();
    await follow(screen);
    const follower = new Follower(await venue.board());
    await atOnce(deeds);
    await screen.until((frames) => frames.length > 0);
    await screen.close();
    const seen = news(screen);
    for (const frame of seen) follower.hear(frame);
    const back = await display(other);
    await back.join(room(), seen.at(-1)?.position);
    await caughtUp(back);
    for (const frame of news(back)) follower.hear(frame);
    const { has, should } = follower.shows(await venue.board());
    expect(has).toEqual(should);
  });

  it('that comes back to a server that was not there before is told to ask again', async () => {
    const screen = await display();
    const position = await follow(screen);
    await screen.close();
    await post('assignCourt', { court_num: 1, ref_id: crew[0] });
    const restarted = await testServer(database.url);
    try {
      const back = await display(restarted);
      await back.join(room(), position);
      await back.until((frames) => frames.length > 1);
      expect(back.frames[1]).toMatchObject({ event: 'refresh', data: null });
    } finally {
      await restarted.close();
    }
  });

  it('is told names and credentials, and nothing of how people are reached or paid', async () => {
    const screen = await display();
    await follow(screen);
    await inTurn(deeds);
    await caughtUp(screen);
    const heard = JSON.stringify(screen.frames);
    expect(heard).toContain('First0');
    expect(heard).not.toMatch(/@|8015550100|Knee|phone|email|amount|paid|sysid|reason/);
  });
});

it('a draft tells visitors only that something happened', async () => {
  const { tid } = venue;
  const [ann] = await venue.crew(1);
  if (!ann) throw new Error('nobody');
  const visitor = await display(server);
  await visitor.join(`board:${tid}`);
  await venue.status('draft');
  await dora.browser.post(`/api/checkinRef/${tid}`, { ref_id: ann.ref_id });
  await visitor.until((frames) => frames.some(({ event }) => event === 'checkin'));
  expect(visitor.frames.find(({ event }) => event === 'checkin')).toMatchObject({ data: null });
  const late = await display(server);
  expect(await late.join(`board:${tid}`)).toMatchObject({ event: 'refused' });
});

it('nobody is told the name of somebody who was forgotten, whenever they come back', async () => {
  const screen = await display();
  const position = await follow(screen);
  await post('assignCourt', { court_num: 1, ref_id: crew[0] });
  await caughtUp(screen);
  expect(JSON.stringify(news(screen))).toContain('First0');
  await venue.world.done(personAggregate, crew[0] ?? '', { type: 'Forget' });
  await screen.until(() => events(screen).includes('left'));
  const back = await display();
  await back.join(room(), position);
  await back.until((frames) => frames.length > 1);
  expect(back.frames[1]).toMatchObject({ event: 'refresh', data: null });
  const board = await venue.board();
  expect(JSON.stringify([back.frames, board])).not.toMatch(/First0|Former/);
  expect(board.courts[0]).toMatchObject({ ref_id: null });
});

describe('the room of calls', () => {
  it('says that there is one, and nothing of it', async () => {
    const { tid } = venue;
    const [moe] = await venue.volunteers(1);
    if (!moe) throw new Error('nobody');
    const desk = await display(server, `courtcrew=${dora.browser.cookies.get('courtcrew')}`);
    await desk.join(`notification:${tid}`);
    const body = { tid, type: 'medical', court_num: 2, message: 'Ankle of a player', ref_id: dora.ref_id };
    const raised = await dora.browser.post('/api/courtMonitorNotifyDesk', body);
    const nid = fieldOf(raised, 'nid');
    await dora.browser.put('/api/confirmNotification', { nid, response: 'Ambulance' });
    await desk.until((frames) => frames.length > 2);
    expect(desk.frames.slice(1).map(({ event, data }) => [event, data])).toEqual([
      ['notification', { nid, what: 'raised' }],
      ['notification', { nid, what: 'confirmed' }],
    ]);
  });

  it('leaves the public board without a word of medical help', async () => {
    const screen = await display();
    await follow(screen);
    const body = { tid: venue.tid, type: 'medical', court_num: 2, message: 'Ankle', ref_id: dora.ref_id };
    const raised = await dora.browser.post('/api/courtMonitorNotifyDesk', body);
    expect((await dora.browser.get(`/api/getNotifications/${venue.tid}`)).body).toMatchObject([
      { type: 'medical', court_num: '2' },
    ]);
    const board = await venue.board();
    await dora.browser.put('/api/confirmNotification', { nid: fieldOf(raised, 'nid') });
    await post('addClipboard', { court_num: 1, ref_id: crew[0] });
    await screen.until(() => news(screen).length > 0);
    expect(JSON.stringify([news(screen), board])).not.toMatch(/medical|Ankle|notification|nid/i);
  });

  it('is for people who are signed in; the scores are for everybody', async () => {
    const visitor = await display();
    expect(await visitor.join(`notification:${venue.tid}`)).toMatchObject({
      event: 'refused',
      data: said(401, 'Please Login').body,
    });
    expect(await visitor.join(`score:${venue.tid}`)).toMatchObject({ event: 'joined' });
  });
});
