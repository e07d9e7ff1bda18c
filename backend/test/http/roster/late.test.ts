import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf, textAt } from '../../support/seen.ts';
import { type Member, member } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';
import { volunteering } from './volunteering.ts';

/** Sign-ups against the clock, and against the switches of a tournament. */

let all: Cast;
let tid: string;
/** Somebody else each time: what one works in one test would be a clash in the next. */
let ann: Member;
let people = 0;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(async () => {
  tid = await all.tournament('published');
  people += 1;
  ann = await member(all.server, 'Ann', { email: `ann${people}@late.example.org` });
});

const HOUR = 3_600_000;
/** Hours from now, as instants. */
const around = (from: number, to: number) => ({
  start: new Date(Date.now() + from * HOUR).toISOString(),
  end: new Date(Date.now() + to * HOUR).toISOString(),
  confirm: true,
});
const RUNNING = [-1, 1] as const;
const PAST = [-3, -1] as const;

const put = ({ browser }: Member, path: string, body: object = {}) => browser.put(path, { tid, ...body });
/** Moves a shift, so that what was signed up for in time is late now. */
const move = (sid: string, [from, to]: readonly [number, number]) =>
  put(all.mia, '/api/editShift', { sid, ...around(from, to) });

interface Way {
  readonly name: string;
  readonly category: string;
  /** How the person gets into the shift, and how the desk puts them there. */
  readonly own: string;
  readonly body?: object;
}

const WAYS: readonly Way[] = [
  { name: 'an application', category: 'Referee', own: 'putWaitlist' },
  { name: 'a trainer’s spot', category: 'Athletic Trainer', own: 'putTimeSpots' },
  { name: 'a volunteer’s registration', category: 'volunteers', own: 'putVolunteerInShift' },
  {
    name: 'a volunteer’s wait',
    category: 'volunteers',
    own: 'putVolunteerInShift',
    body: { waitlist: true },
  },
];

describe.each(WAYS)('$name', ({ category, own, body }) => {
  let sid: string;
  beforeEach(async () => {
    const vcid = category === 'volunteers' ? await volunteering(all, tid).category('Gates') : category;
    sid = await all.shift(tid, 9, 13, { category: vcid, wait_spots: 5 });
  });
  const asPerson = () => put(ann, `/api/${own}/${sid}`, body);
  const asDesk = () => put(all.mia, `/api/${own}/${sid}`, { ...body, ref_id: ann.ref_id });

  test('is the desk’s alone to give once the shift has begun', async () => {
    await move(sid, RUNNING);
    expect(await asPerson()).toMatchObject({
      status: 409,
      body: { code: 'begun', message: 'From 9 to 13 has begun. Please speak to the desk.' },
    });
    expect((await asDesk()).status).toBe(200);
  });

  test('is given by nobody once it is over', async () => {
    await move(sid, PAST);
    for (const ask of [asPerson, asDesk]) {
      expect(await ask()).toMatchObject({
        status: 409,
        body: { code: 'over', message: 'From 9 to 13 is over.' },
      });
    }
  });

  test('is given by the desk where the section is switched off, and by nobody else', async () => {
    await put(all.mia, `/api/t/editTournament/${tid}`, { referee: false, line: false, volunteer: false });
    expect(await asPerson()).toMatchObject({
      status: 409,
      body: { code: 'section-off', message: expect.stringMatching(/^Sign-up for .* is switched off/) },
    });
    expect((await asDesk()).status).toBe(200);
  });
});

describe('what somebody has', () => {
  const REFEREE = { category: 'Referee' };
  const applied = async (sid: string) => textAt(await put(ann, `/api/putWaitlist/${sid}`), 'shift_id');
  const confirm = (who: Member, shift_id: string) => put(who, '/api/confirmShift/', { shift_id });

  test('is confirmed in time, then by the desk, then not at all', async () => {
    const sid = await all.shift(tid, 9, 13, REFEREE);
    const shift_id = await applied(sid);
    await put(all.dora, `/api/moveOffWaitlist/${shift_id}`);
    await move(sid, PAST);
    expect(await confirm(ann, shift_id)).toMatchObject({ status: 409, body: { code: 'over' } });
    expect(await confirm(all.dora, shift_id)).toMatchObject({ status: 409, body: { code: 'over' } });
    await move(sid, RUNNING);
    expect(await confirm(ann, shift_id)).toMatchObject({ status: 409, body: { code: 'begun' } });
    expect(await confirm(all.dora, shift_id)).toMatchObject({ status: 200, body: { confirmed: true } });
  });

  test('is selected by the desk until it is over', async () => {
    const sid = await all.shift(tid, 9, 13, REFEREE);
    const shift_id = await applied(sid);
    await move(sid, PAST);
    expect(await put(all.dora, `/api/moveOffWaitlist/${shift_id}`)).toMatchObject({
      status: 409,
      body: { code: 'over' },
    });
    await move(sid, RUNNING);
    expect((await put(all.dora, `/api/moveOffWaitlist/${shift_id}`)).status).toBe(200);
  });

  test('is taken back until it begins, and taken away by the desk at any time', async () => {
    const sid = await all.shift(tid, 9, 13, REFEREE);
    const shift_id = await applied(sid);
    const remove = (who: Member) => put(who, `/api/removeRefTime/${shift_id}`);
    await move(sid, RUNNING);
    expect(await remove(ann)).toMatchObject({ status: 409, body: { code: 'begun' } });
    await move(sid, PAST);
    expect(await remove(ann)).toMatchObject({ status: 409, body: { code: 'over' } });
    expect((await remove(all.dora)).status).toBe(200);
  });

  test('is withdrawn from where it is still ahead; what is past and what runs stays', async () => {
    const [past, running, ahead] = [
      await all.shift(tid, 9, 10, { ...REFEREE, name: 'Past' }),
      await all.shift(tid, 10, 11, { ...REFEREE, name: 'Running' }),
      await all.shift(tid, 11, 12, { ...REFEREE, name: 'Ahead' }),
    ];
    for (const sid of [past, running, ahead]) await applied(sid);
    await move(past, [-3, -2]);
    await move(running, RUNNING);
    const withdraw = () => ann.browser.post('/api/withdrawFromShifts/', { tid, message: 'ill' });
    const schedule = async () =>
      rowsOf(await ann.browser.post(`/api/getRefScheduleForTournament/${ann.ref_id}`, { tid })).map(
        ({ name }) => name,
      );
    expect(await withdraw()).toMatchObject({ status: 200 });
    expect(await schedule()).toEqual(['Past', 'Running']);
    expect(await withdraw()).toMatchObject({
      status: 409,
      body: { code: 'begun', message: 'Your shifts here have begun. Please speak to the desk.' },
    });
    const byDesk = { tid, ref_id: ann.ref_id, message: 'ill' };
    expect((await all.dora.browser.post('/api/withdrawFromShifts/', byDesk)).status).toBe(200);
    expect(await schedule()).toEqual(['Past']);
  });

  test('as a captain’s place is given until the shift is over', async () => {
    const crew = volunteering(all, tid);
    const sid = await crew.shift(await crew.category('Gates'));
    const lead = () => all.vera.browser.post(`/api/putCaptainInShift/${sid}`, { tid, ref_id: ann.ref_id });
    await move(sid, PAST);
    expect(await lead()).toMatchObject({ status: 409, body: { code: 'over' } });
    await move(sid, RUNNING);
    expect((await lead()).status).toBe(200);
  });

  test('in a section that is switched off is still confirmed', async () => {
    const sid = await all.shift(tid, 9, 13, REFEREE);
    await put(all.mia, `/api/t/editTournament/${tid}`, { referee: false });
    const given = await put(all.dora, `/api/putTimeSpots/${sid}`, { ref_id: ann.ref_id });
    expect((await confirm(ann, textAt(given, 'shift_id'))).status).toBe(200);
  });
});
