import { planOf } from '@courtcrew/domain/roster/roster.fixtures.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf, textAt } from '../../support/seen.ts';
import { type Cast, cast } from './cast.ts';
import { volunteering } from './volunteering.ts';

/** The hours of shifts as calls say them: over midnight, without an end, and too odd to be meant. */

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(async () => {
  tid = await all.tournament('active');
});

const desk = () => all.dora.browser;
const night = { name: 'Night', category: 'Referee', spots: 1, start: '03/07/2030 10:00 PM' };
const add = (form: object) => desk().post(`/api/addShift/${tid}`, { ...night, ...form });
const edit = (body: object) => desk().put('/api/editShift', body);
const shifts = async () =>
  rowsOf(await desk().get(`/api/getShifts/${tid}`)).map(({ start, end }) => [start, end]);

const START = '2030-03-08T04:00:00.000Z';
const SIX = '2030-03-08T12:00:00.000Z';
const NEXT_NIGHT = '2030-03-09T04:00:00.000Z';

describe('an end at or before the start is on the next day', () => {
  test.each([
    ['said of the same day', '03/07/2030 6:00 AM', SIX],
    ['said of the next day', '2030-03-08T06:00', SIX],
    ['as an instant', '2030-03-07T12:00:00Z', SIX],
    ['at the start', '03/07/2030 22:00', NEXT_NIGHT],
  ])('in addShift, %s', async (_, end, on) => {
    expect((await add({ end })).status).toBe(200);
    expect(await shifts()).toEqual([[START, on]]);
  });

  test('in repeats, each by the clock at the venue', async () => {
    await add({ start: '03/08/2030 10:00 PM', end: '03/08/2030 6:00 AM', repeat: 1 });
    expect(await shifts()).toEqual([
      ['2030-03-09T04:00:00.000Z', '2030-03-09T12:00:00.000Z'],
      // Clocks are set forward in this night.
      ['2030-03-10T04:00:00.000Z', '2030-03-10T11:00:00.000Z'],
    ]);
  });

  test('in the hour that is missing it is refused, naming the field', async () => {
    expect(await add({ start: '03/09/2030 10:00 PM', end: '03/09/2030 2:30 AM' })).toMatchObject({
      status: 400,
      body: { errors: { end: expect.stringContaining('does not exist') } },
    });
  });

  test('in addShiftsFromList', async () => {
    const { name, start } = night;
    const listOfShifts = [{ name, start, end: '03/07/2030 6:00 AM' }];
    const list = { listOfShifts, spotTotal: 1, category: 'Referee' };
    expect((await desk().post(`/api/addShiftsFromList/${tid}`, list)).status).toBe(200);
    expect(await shifts()).toEqual([[START, SIX]]);
  });

  test('in addShiftsFromList, which says which of its shifts is refused', async () => {
    const { name, start } = night;
    const send = (row: object) =>
      desk().post(`/api/addShiftsFromList/${tid}`, {
        listOfShifts: [
          { name, start },
          { name, ...row },
        ],
        spotTotal: 1,
        category: 'Referee',
      });
    expect(await send({})).toMatchObject({
      status: 400,
      body: {
        message: 'Date Required (shift 2 of the list)',
        errors: { listOfShifts: { 1: { start: 'Date Required' } } },
      },
    });
    expect(await send({ start: '03/09/2030 10:00 PM', end: '03/09/2030 2:30 AM' })).toMatchObject({
      status: 400,
      body: {
        message: expect.stringMatching(/^end .+ does not exist.+ \(shift 2 of the list\)$/),
        errors: { listOfShifts: { 1: { end: expect.stringContaining('does not exist') } } },
      },
    });
  });

  test('in editShift, of what it says and of what it leaves', async () => {
    const sid = textAt(await add({ end: '03/07/2030 11:00 PM' }), 'sid');
    await edit({ sid, end: '03/07/2030 6:00 AM' });
    expect(await shifts()).toEqual([[START, SIX]]);
    await edit({ sid, start: '03/08/2030 8:00 AM' });
    expect(await shifts()).toEqual([['2030-03-08T14:00:00.000Z', '2030-03-08T14:00:00.000Z']]);
    await edit({ sid, start: '03/07/2030 22:00', end: '03/07/2030 22:00' });
    expect(await shifts()).toEqual([[START, NEXT_NIGHT]]);
  });

  test('in the resource of shifts', async () => {
    const made = await desk().post('/rest/shifts', { tid, ...night, end: '03/07/2030 6:00 AM' });
    expect(made).toMatchObject({ body: { start: START, end: SIX } });
    const id = textAt(made, 'id');
    expect(await desk().put(`/rest/shifts/${id}`, { end: '03/07/2030 10:00 PM' })).toMatchObject({
      body: { end: NEXT_NIGHT },
    });
  });

  test('for volunteers, and keeps them from two places', async () => {
    const crew = volunteering(all, tid);
    const category = await crew.category('Gates');
    const sid = textAt(
      await all.vera.browser.post(`/api/addShift/${tid}`, { ...night, category, end: '03/07/2030 6:00 AM' }),
      'sid',
    );
    const early = textAt(
      await all.vera.browser.post(`/api/addShift/${tid}`, {
        ...night,
        category,
        start: '03/08/2030 5:00 AM',
        end: '03/08/2030 8:00 AM',
      }),
      'sid',
    );
    const register = (where: string) => all.ann.browser.put(`/api/putVolunteerInShift/${where}`, { tid });
    expect(await register(sid)).toMatchObject({ body: { message: 'Registered' } });
    expect(await register(early)).toMatchObject({ body: { conflict: { name: 'Night' } } });
  });
});

describe('a shift whose end nobody said', () => {
  test('has no length, and keeps none when it is sent back as it was read', async () => {
    for (const end of [undefined, null, '']) await add({ end });
    expect(await shifts()).toEqual(Array(3).fill([START, START]));
    const [row] = rowsOf(await desk().get(`/api/getShifts/${tid}`));
    const { sid, start, end } = row ?? {};
    expect((await edit({ sid, start, end, name: 'Late' })).status).toBe(200);
    expect(await shifts()).toEqual(Array(3).fill([START, START]));
  });

  test('loses its end again with null', async () => {
    const sid = textAt(await add({ end: '03/07/2030 11:00 PM' }), 'sid');
    await edit({ sid, end: null });
    expect(await shifts()).toEqual([[START, START]]);
  });

  test('clashes with what contains its instant', async () => {
    const instant = textAt(await add({ category: 'Athletic Trainer' }), 'sid');
    const around = { category: 'Athletic Trainer', start: '03/07/2030 9:00 PM', end: '03/07/2030 11:00 PM' };
    const long = textAt(await add(around), 'sid');
    const take = (sid: string) => all.ben.browser.put(`/api/putTimeSpots/${sid}`, { tid });
    expect(await take(long)).toMatchObject({ body: { message: 'Selected' } });
    expect(await take(instant)).toMatchObject({ body: { conflict: { name: 'Night' } } });
  });

  test('still loads from an older log, where somebody sits in it and in what contains it', async () => {
    await all.world.shifts(tid, planOf({ name: 'Old night', start: START, end: START, spots: 1 }));
    expect(await shifts()).toEqual([[START, START]]);
  });
});

describe('unusual hours are asked about', () => {
  const long = { end: '03/09/2030 6:00 AM' };
  const far = { start: '06/07/2030 8:00', end: '06/07/2030 12:00' };

  test.each([
    ['longer than a day', long, 'long'],
    ['more than a week outside the tournament', far, 'outside'],
  ])('%s, by the new shift’s call', async (_, form, reason) => {
    expect(await add(form)).toMatchObject({
      status: 409,
      body: {
        code: 'confirm-hours',
        message: expect.stringContaining('Please confirm that this is meant.'),
        details: { reason, name: 'Night', count: 1 },
      },
    });
    expect(await shifts()).toEqual([]);
    expect((await add({ ...form, confirm: true })).status).toBe(200);
    expect(await shifts()).toHaveLength(1);
  });

  test('by the list, once for all of it', async () => {
    const listOfShifts = [night, { ...night, ...long }, { ...night, ...far }].map(
      ({ name, start, ...rest }) => ({
        name,
        start,
        ...('end' in rest && { end: rest.end }),
      }),
    );
    const send = (more: object) =>
      desk().post(`/api/addShiftsFromList/${tid}`, {
        listOfShifts,
        spotTotal: 1,
        category: 'Referee',
        ...more,
      });
    expect(await send({})).toMatchObject({ status: 409, body: { details: { reason: 'long', count: 2 } } });
    expect(await shifts()).toEqual([]);
    expect((await send({ confirm: true })).status).toBe(200);
    expect(await shifts()).toHaveLength(3);
  });

  test('by an edit and by the resource', async () => {
    const sid = textAt(await add({ end: '03/08/2030 6:00 AM' }), 'sid');
    for (const send of [edit, (body: object) => desk().put(`/rest/shifts/${sid}`, body)]) {
      expect(await send({ sid, ...long })).toMatchObject({ status: 409, body: { code: 'confirm-hours' } });
    }
    expect((await edit({ sid, ...long, confirm: true })).status).toBe(200);
    // Not again where the hours stay.
    expect((await edit({ sid, name: 'Long night' })).status).toBe(200);
    const made = { tid, ...night, ...far };
    expect(await desk().post('/rest/shifts', made)).toMatchObject({ status: 409 });
    expect((await desk().post('/rest/shifts', { ...made, confirm: true })).status).toBe(200);
  });
});
