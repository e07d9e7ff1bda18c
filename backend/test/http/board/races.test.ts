import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Browser, type Seen } from '../../support/browser.ts';
import type { TestDatabase } from '../../support/database.ts';
import { fieldOf } from '../../support/seen.ts';
import { type TestServer, testServer } from '../../support/server.ts';
import { serverDatabase } from '../../support/serverDatabase.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

/** Coordinators who press at once, half of them on another server of the same installation. */
const MANY = 50;

let database: TestDatabase;
let server: TestServer;
let other: TestServer;
beforeAll(async () => {
  database = await serverDatabase();
  server = await testServer(database.url);
  other = await testServer(database.url);
});
afterAll(async () => {
  await other.close();
  await server.close();
  await database.drop();
});

let venue: Venue;
let dora: Member;
let desks: Browser[];
beforeEach(async () => {
  venue = await Venue.open(server, { courts: MANY });
  dora = await venue.staff('referee');
  desks = Array.from({ length: MANY }, (_, index) => {
    const browser = new Browser((index % 2 ? other : server).app);
    for (const [name, value] of dora.browser.cookies) browser.cookies.set(name, value);
    return browser;
  });
});

const atOnce = (press: (desk: Browser, index: number) => Promise<Seen>): Promise<Seen[]> =>
  Promise.all(desks.map(press));
const post = (desk: Browser, call: string, body: object) => desk.post(`/api/${call}/${venue.tid}`, body);
const put = (desk: Browser, call: string, body: object) => desk.put(`/api/${call}/${venue.tid}`, body);

const winners = (answers: readonly Seen[]) => answers.filter(({ status }) => status === 200);
const losers = (answers: readonly Seen[]) =>
  answers.filter(({ status }) => status !== 200).map(({ status, body }) => [status, Object(body).message]);

/** Everybody on the board with the places they have; a person with two is listed twice. */
async function places(): Promise<string[]> {
  // What the other server was told, this one hears a moment later.
  await venue.shown();
  const { courts, queue, aux } = await venue.board();
  const onCourts = courts.flatMap(({ ref_id, second_ref_id }) => [ref_id, second_ref_id]);
  const all = [...onCourts, ...queue.map(({ ref_id }) => ref_id), ...aux.map(({ ref_id }) => ref_id)];
  return all.filter((ref_id) => ref_id !== null).map(String);
}

describe(`${MANY} coordinators at once`, () => {
  it('send one person to one court', async () => {
    const [ann] = await venue.queue(dora, 1);
    const answers = await atOnce((desk, index) =>
      post(desk, 'assignCourt', { court_num: index + 1, ref_id: ann?.ref_id }),
    );
    expect(winners(answers)).toHaveLength(1);
    const taken = (await venue.board()).courts.filter(({ ref_id }) => ref_id !== null);
    expect(taken).toMatchObject([{ ref_id: ann?.ref_id }]);
    const text = `This referee is on court ${taken[0]?.court_num} already`;
    expect(new Set(losers(answers).map(String))).toEqual(new Set([String([409, text])]));
  });

  it('send one of their people to a court', async () => {
    const crew = await venue.queue(dora, MANY);
    const answers = await atOnce((desk, index) =>
      post(desk, 'assignCourt', { court_num: 7, ref_id: crew[index]?.ref_id }),
    );
    expect(winners(answers)).toHaveLength(1);
    expect(new Set(losers(answers).map(String))).toEqual(
      new Set([String([409, 'Court 7 already has a referee'])]),
    );
    expect((await places()).sort()).toEqual(crew.map(({ ref_id }) => ref_id).sort());
    expect(await venue.waiting()).toHaveLength(MANY - 1);
  });

  it('give a match one second', async () => {
    const crew = await venue.queue(dora, MANY + 1);
    await post(dora.browser, 'assignCourt', { court_num: 1, ref_id: crew[MANY]?.ref_id });
    const answers = await atOnce((desk, index) =>
      post(desk, 'assignSecond', { court_num: 1, ref_id: crew[index]?.ref_id }),
    );
    expect(winners(answers)).toHaveLength(1);
    expect(losers(answers)[0]).toEqual([409, 'Court 1 already has a second referee']);
  });

  it('finish a match once', async () => {
    const [ann] = await venue.queue(dora, 1);
    const begun = await post(dora.browser, 'assignCourt', { court_num: 1, ref_id: ann?.ref_id });
    const id = fieldOf(begun, 'id');
    const answers = await atOnce((desk) => put(desk, 'finishMatch', { court_num: 1, id }));
    expect(winners(answers)).toHaveLength(1);
    expect(losers(answers)[0]).toEqual([409, 'There is no match on court 1']);
    expect(await venue.waiting()).toEqual([ann?.ref_id]);
    expect(await finished()).toBe(1);
  });

  it('check everybody in, each at a place of their own', async () => {
    const crew = await venue.crew(MANY);
    const answers = await atOnce((desk, index) => post(desk, 'checkinRef', { ref_id: crew[index]?.ref_id }));
    expect(winners(answers)).toHaveLength(MANY);
    const { queue } = await venue.board();
    expect(new Set(queue.map(({ rank }) => rank)).size).toBe(MANY);
    expect((await places()).sort()).toEqual(crew.map(({ ref_id }) => ref_id).sort());
  });

  it('move, assign, finish and reset: nobody is lost, and nothing is done twice', async () => {
    const crew = (await venue.queue(dora, MANY)).map(({ ref_id }) => ref_id);
    const dice = numbers(7);
    const someone = () => crew[dice(crew.length)];
    const counted = { assigned: 0, finished: 0 };
    for (let round = 0; round < 8; round++) {
      await atOnce(async (desk) => {
        const court_num = 1 + dice(12);
        const presses = [
          () => post(desk, 'assignCourt', { court_num, ref_id: someone(), second_ref_id: someone() }),
          () => post(desk, 'assignCourt', { court_num, ref_id: someone() }),
          () => post(desk, 'assignSecond', { court_num, ref_id: someone() }),
          () => put(desk, 'finishMatch', { court_num }),
          () => put(desk, 'swapQueue', { ref_id: someone(), position: 1 + dice(MANY) }),
          () => post(desk, 'addAuxAssignment', { ref_id: someone(), type: 'Runner', court_num }),
          () => put(desk, 'resetCourt', { court_num }),
        ];
        const pressed = dice(presses.length);
        const press = presses[pressed];
        if (!press) throw new Error('the dice fell off the table');
        const answer = await press();
        expect([200, 409]).toContain(answer.status);
        if (answer.status === 200 && pressed <= 1) counted.assigned += 1;
        if (answer.status === 200 && pressed === 3) counted.finished += 1;
        return answer;
      });
      expect((await places()).sort()).toEqual(crew.toSorted());
    }
    expect(counted.assigned).toBeGreaterThan(10);
    expect(counted.finished).toBeGreaterThan(5);
    expect(await finished()).toBe(counted.finished);
    const { queue } = await venue.board();
    expect(new Set(queue.map(({ rank }) => rank)).size).toBe(queue.length);
  });
});

const finished = async (): Promise<number> => {
  const matches = await server.core.pool.query('select from board.matches where tid = $1', [venue.tid]);
  return matches.rowCount ?? 0;
};

/** The same numbers below a bound at every run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}
