import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../support/seen.ts';
import { type Member, member } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';

let all: Cast;
let crew: Member[];
let tid: string;
beforeAll(async () => {
  all = await cast();
  crew = [];
  for (const name of ['Cy', 'Dan', 'Eve', 'Flo']) crew.push(await member(all.server, name));
});
afterAll(() => all.close());
beforeEach(async () => {
  tid = await all.tournament('active');
});

type To = 'Applied' | 'Selected' | 'Confirmed' | 'Removed';

const apply = async (sid: string, people: readonly Member[]) => {
  for (const { browser } of people) await browser.put(`/api/putWaitlist/${sid}`, { tid });
};
const change = (sid: string, to: To, people: readonly Member[] = crew, by: Member = all.dora) =>
  by.browser.put(`/api/changeSignups/${tid}`, {
    changes: people.map(({ ref_id }) => ({ sid, ref_id, to })),
  });
const inShift = async (sid: string) => {
  const shifts = rowsOf(await all.mia.browser.post(`/api/getShiftSpots/${tid}`, {}));
  return shifts.find((shift) => shift.sid === sid);
};

describe('many rows changed at once', () => {
  test('are selected, confirmed, moved back and removed, each answered in its place', async () => {
    const sid = await all.shift(tid, 9, 13, { spots: 4 });
    await apply(sid, crew);
    const selected = rowsOf(await change(sid, 'Selected'));
    expect(selected).toMatchObject(
      crew.map(({ ref_id }) => ({ ref_id, sid, message: 'Selected', changed: true, waitlist: false })),
    );
    expect(rowsOf(await change(sid, 'Selected'))[0]).toMatchObject({ changed: false, waitlist: false });
    await change(sid, 'Confirmed');
    expect(await inShift(sid)).toMatchObject({ count: 4, confirmed_count: 4, wait_count: 0 });
    await change(sid, 'Selected', crew.slice(0, 1));
    expect(await inShift(sid)).toMatchObject({ count: 4, confirmed_count: 3 });
    await change(sid, 'Applied', crew.slice(0, 2));
    await change(sid, 'Removed', crew.slice(2));
    expect(await inShift(sid)).toMatchObject({ count: 0, confirmed_count: 0, wait_count: 2 });
    // The way back of a removal.
    await change(sid, 'Confirmed', crew.slice(2));
    expect(await inShift(sid)).toMatchObject({ count: 2, confirmed_count: 2, wait_count: 2 });
  });

  test('are refused one by one, with the reason of each', async () => {
    const sid = await all.shift(tid, 9, 13, { spots: 2 });
    const noon = await all.shift(tid, 12, 14);
    await apply(sid, crew);
    await change(noon, 'Selected', crew.slice(0, 1));
    // Who is not registered is brought in by other calls.
    expect(rowsOf(await change(sid, 'Selected', [all.ben]))).toMatchObject([{ refused: 'not-found' }]);
    expect(rowsOf(await change(sid, 'Confirmed'))).toMatchObject([
      { refused: 'conflict', message: expect.stringMatching(/^CONFLICT - From 12 to 14 .*12:00/) },
      { message: 'Confirmed', changed: true },
      { message: 'Confirmed', changed: true },
      { refused: 'full', changed: false, message: expect.stringContaining('Full') },
    ]);
    expect(await inShift(sid)).toMatchObject({ count: 2, confirmed_count: 2, wait_count: 2 });
  });

  test('never overfill a shift that two desks fill at once', async () => {
    const sid = await all.shift(tid, 9, 13, { spots: 2 });
    await apply(sid, crew);
    const answers = await Promise.all([
      change(sid, 'Confirmed', crew, all.dora),
      change(sid, 'Selected', crew.toReversed(), all.leo),
      change(sid, 'Confirmed', crew.toReversed(), all.mia),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.flatMap(rowsOf).some(({ refused }) => refused === 'full')).toBe(true);
    expect(await inShift(sid)).toMatchObject({ count: 2, wait_count: 2 });
  });

  test('of a shift that is gone, or of another tournament, are not found', async () => {
    const other = await all.tournament('active');
    const sid = await all.shift(other, 9, 13);
    const answers = [...rowsOf(await change(sid, 'Removed')), ...rowsOf(await change('nowhere', 'Selected'))];
    for (const answer of answers) expect(answer).toMatchObject({ refused: 'not-found', changed: false });
  });

  test('are each person’s only once', async () => {
    const sid = await all.shift(tid, 9, 13);
    expect((await change(sid, 'Selected', [...crew, ...crew])).status).toBe(400);
    expect((await change(sid, 'Selected', [])).status).toBe(400);
  });
});

describe('somebody moved from one shift to another', () => {
  const move = (ref_id: string, from: string, sid: string, by: Member = all.dora) =>
    by.browser.put(`/api/changeSignups/${tid}`, { changes: [{ sid, from, ref_id, to: 'Confirmed' }] });

  test('leaves the one for the other at once, and there and back again', async () => {
    const { ref_id } = all.ann;
    const [morning, noon] = [await all.shift(tid, 9, 13), await all.shift(tid, 12, 14)];
    await apply(morning, [all.ann]);
    await change(morning, 'Confirmed', [all.ann]);
    const moved = rowsOf(await move(ref_id, morning, noon));
    expect(moved).toMatchObject([{ sid: noon, message: 'Confirmed', changed: true, confirmed: true }]);
    expect(await inShift(morning)).toMatchObject({ count: 0, wait_count: 0 });
    expect(await inShift(noon)).toMatchObject({ count: 1, confirmed_count: 1 });
    await move(ref_id, noon, morning);
    expect(await inShift(morning)).toMatchObject({ count: 1, confirmed_count: 1 });
    expect(await inShift(noon)).toMatchObject({ count: 0 });
  });

  test('stays where the other is full, and is moved by the desk of both only', async () => {
    const [first, second] = [await all.shift(tid, 9, 11), await all.shift(tid, 12, 14, { spots: 1 })];
    await apply(first, crew.slice(0, 1));
    await apply(second, crew.slice(1, 2));
    await change(second, 'Selected', crew.slice(1, 2));
    const who = crew[0]?.ref_id ?? '';
    expect(rowsOf(await move(who, first, second))).toMatchObject([{ refused: 'full', changed: false }]);
    const referees = await all.shift(tid, 15, 16, { category: 'Referee' });
    expect((await move(who, first, referees, all.leo)).status).toBe(403);
    expect((await move(who, referees, first, all.leo)).status).toBe(403);
    expect(await inShift(first)).toMatchObject({ count: 0, wait_count: 1 });
  });
});

describe('changes that are made together', () => {
  const together = (changes: readonly object[], by: Member = all.dora) =>
    by.browser.put(`/api/changeSignups/${tid}`, { changes, together: true });
  const back = (sid: string) =>
    crew.slice(0, 2).map(({ ref_id }) => ({ sid, ref_id, seen: 'Confirmed', to: 'Applied' }));

  test('take a step back whole, twice as once', async () => {
    const sid = await all.shift(tid, 9, 13, { spots: 2 });
    await apply(sid, crew.slice(0, 2));
    await change(sid, 'Confirmed', crew.slice(0, 2));
    const rows = rowsOf(await together(back(sid)));
    expect(rows.map(({ message, changed }) => [message, changed])).toEqual([
      ['Waitlist', true],
      ['Waitlist', true],
    ]);
    expect(rowsOf(await together(back(sid)))).toMatchObject([{ changed: false }, { changed: false }]);
    expect(await inShift(sid)).toMatchObject({ count: 0, wait_count: 2 });
  });

  test('leave all as it is where another desk has changed one of them', async () => {
    const sid = await all.shift(tid, 9, 13, { spots: 2 });
    await apply(sid, crew.slice(0, 2));
    await change(sid, 'Confirmed', crew.slice(0, 2));
    await change(sid, 'Removed', crew.slice(1, 2), all.mia);
    const refused = await together(back(sid));
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'changed',
      message: 'Somebody has changed this sign-up meanwhile: look at it again',
    });
    expect(await inShift(sid)).toMatchObject({ count: 1, confirmed_count: 1, wait_count: 0 });
    // Nor is somebody seated who has left since the desk saw them wait.
    const again = { sid, ref_id: crew[1]?.ref_id, seen: 'Applied', to: 'Confirmed' };
    const [row] = rowsOf(await all.dora.browser.put(`/api/changeSignups/${tid}`, { changes: [again] }));
    expect(row).toMatchObject({ refused: 'changed', changed: false });
  });

  test('name the person and the hours that stand in the way', async () => {
    const [sid, noon] = [await all.shift(tid, 9, 13), await all.shift(tid, 12, 14)];
    await apply(sid, crew.slice(0, 2));
    await apply(noon, crew.slice(1, 2));
    await change(noon, 'Selected', crew.slice(1, 2));
    const refused = await together(
      crew.slice(0, 2).map(({ ref_id }) => ({ sid, ref_id, seen: 'Applied', to: 'Confirmed' })),
    );
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      code: 'conflict',
      message: expect.stringMatching(/^Dan .+: CONFLICT - From 12 to 14 .*12:00 PM .* - .*2:00 PM/),
      details: { ref_id: crew[1]?.ref_id },
    });
    expect(await inShift(sid)).toMatchObject({ count: 0, wait_count: 2 });
  });

  test('never overfill a shift, whatever two desks do at once', async () => {
    const sid = await all.shift(tid, 9, 13, { spots: 2 });
    await apply(sid, crew);
    const pair = (people: readonly Member[]) =>
      people.map(({ ref_id }) => ({ sid, ref_id, seen: 'Applied', to: 'Confirmed' }));
    const answers = await Promise.all([
      together(pair(crew.slice(0, 2))),
      together(pair(crew.slice(2)), all.mia),
      together(pair(crew.slice(1, 3)), all.leo),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await inShift(sid)).toMatchObject({ count: 2, confirmed_count: 2, wait_count: 2 });
  });

  test('name nobody twice, and are the desk’s of each section', async () => {
    const [sid, other] = [await all.shift(tid, 9, 13), await all.shift(tid, 15, 16, { category: 'Referee' })];
    await apply(sid, crew.slice(0, 1));
    const who = crew[0]?.ref_id;
    const there = { sid: other, from: sid, ref_id: who, to: 'Applied' };
    expect((await together([there, { sid, ref_id: who, to: 'Removed' }])).status).toBe(400);
    expect((await together([{ ...there, seen: 'Waiting' }])).status).toBe(400);
    expect((await together([there], all.leo)).status).toBe(403);
    expect((await together([{ sid: 'nowhere', ref_id: who, to: 'Applied' }])).status).toBe(404);
    expect(await inShift(sid)).toMatchObject({ wait_count: 1 });
  });
});

describe('shifts changed together', () => {
  const send = (edits: readonly object[], by: Member = all.dora) =>
    by.browser.put(`/api/changeShifts/${tid}`, { edits });
  const names = async () =>
    rowsOf(await all.mia.browser.get(`/api/getShifts/${tid}`)).map(({ name }) => name);

  test('are changed and removed as they were seen, all of them or none', async () => {
    const [one, two] = [await all.shift(tid, 9, 11), await all.shift(tid, 12, 14)];
    const step = [
      { sid: one, version: 0, name: 'Early', spots: 3 },
      { sid: two, version: 0, remove: true },
    ];
    expect((await send(step)).body).toMatchObject({ message: 'saved' });
    expect(await names()).toEqual(['Early']);
    // Sent again by hand: what was seen is no longer so.
    expect((await send(step)).status).toBe(404);
    expect((await send(step.slice(0, 1))).status).toBe(409);
  });

  test('answer the same where the same request comes again', async () => {
    const [one, two] = [await all.shift(tid, 9, 11), await all.shift(tid, 12, 14)];
    const edits = [
      { sid: one, version: 0, name: 'Early' },
      { sid: two, version: 0, remove: true },
    ];
    const resend = () =>
      all.dora.browser.put(`/api/changeShifts/${tid}`, { edits }, { 'idempotency-key': 'undo-1' });
    const first = await resend();
    expect(first.status).toBe(200);
    expect(await resend()).toMatchObject({ status: 200, body: first.body });
    expect(await names()).toEqual(['Early']);
  });

  test('stay where somebody has signed up for one of them', async () => {
    const [one, two] = [await all.shift(tid, 9, 11), await all.shift(tid, 12, 14)];
    await apply(two, crew.slice(0, 1));
    const gone = await send([one, two].map((sid) => ({ sid, version: 0, remove: true })));
    expect(gone.status).toBe(409);
    expect(gone.body).toMatchObject({ code: 'changed' });
    expect(await names()).toHaveLength(2);
  });

  test('are of this tournament, named once, and the desk’s of their section', async () => {
    const other = await all.tournament('active');
    const [here, there] = [
      await all.shift(tid, 9, 11, { category: 'Referee' }),
      await all.shift(other, 9, 11),
    ];
    const remove = (sid: string) => ({ sid, version: 0, remove: true });
    expect((await send([remove(there)])).status).toBe(404);
    expect((await send([remove(here), remove(here)])).status).toBe(400);
    expect((await send([{ sid: here, version: 0, spots: -1 }])).status).toBe(400);
    expect((await send([])).status).toBe(400);
    expect((await send([remove(here)], all.leo)).status).toBe(403);
    expect((await send([remove(here)], crew[0])).status).toBe(403);
    expect((await all.visitor.put(`/api/changeShifts/${tid}`, { edits: [remove(here)] })).status).toBe(401);
    expect(await names()).toHaveLength(1);
  });
});

describe('changing many rows', () => {
  test('is for the desk of their section', async () => {
    const sid = await all.shift(tid, 9, 13, { category: 'Referee' });
    await apply(sid, crew);
    expect((await change(sid, 'Selected', crew.slice(0, 1), all.leo)).status).toBe(403);
    expect((await change(sid, 'Selected', crew.slice(0, 1), all.vera)).status).toBe(403);
    expect((await change(sid, 'Selected', crew.slice(0, 1), crew[0])).status).toBe(403);
    const changes = [{ sid, ref_id: all.ann.ref_id, to: 'Selected' }];
    expect((await all.visitor.put(`/api/changeSignups/${tid}`, { changes })).status).toBe(401);
    expect(await inShift(sid)).toMatchObject({ count: 0, wait_count: 4 });
  });
});
