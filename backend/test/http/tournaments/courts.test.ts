import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Cast, cast } from './cast.ts';

let all: Cast;
let tid: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(async () => {
  tid = await all.inStatus('active', { courts: 3 });
});

type By = Cast['visitor'];
const list = async (by: By = all.visitor) => (await by.get(`/api/getCourtNames/${tid}`)).body;
const put = (url: string, body: object, by: By = all.mia.browser) => by.put(url, { tid, ...body });
const name = (body: object, by?: By) => put('/api/nameCourts/', body, by);
const describeIt = (body: object, by?: By) => put('/api/courtDescription/', body, by);
const color = (body: object, by?: By) => put('/api/courtColor/', body, by);
const add = (by: By = all.mia.browser) => by.post('/api/t/addCourt', { tid });
const SAVED = { status: 200, body: { message: 'Saved' } };

describe('the courts', () => {
  test('are read by everybody, in their order', async () => {
    expect(await list()).toEqual([
      { court_order: 1, court_num: '1', description: '', color: '' },
      { court_order: 2, court_num: '2', description: '', color: '' },
      { court_order: 3, court_num: '3', description: '', color: '' },
    ]);
  });

  test('of a draft are read by its staff alone, and those of no tournament by nobody', async () => {
    tid = await all.draft({ courts: 1 });
    expect(await list()).toMatchObject({ message: 'Tournament not found' });
    expect(await list(all.nia.browser)).toMatchObject({ message: 'Tournament not found' });
    expect(await list(all.bob.browser)).toMatchObject([{ court_num: '1' }]);
    tid = 'unknown';
    expect(await list(all.platform.browser)).toMatchObject({ message: 'Tournament not found' });
  });
});

describe('notes on courts', () => {
  const note = (body: object, by?: By) => put('/api/courtNote/', body, by);
  const notes = (by: By) => by.get(`/api/getCourtNotes/${tid}`);

  test('are written and read by the desk, and are in no public answer', async () => {
    expect(await note({ court: 2, note: 'Net torn' })).toMatchObject(SAVED);
    expect(await note({ court: 3, note: 'Wet' })).toMatchObject(SAVED);
    expect(await note({ court: 3, note: '' })).toMatchObject(SAVED);
    expect((await notes(all.mia.browser)).body).toEqual([{ court_order: 2, note: 'Net torn' }]);
    expect(JSON.stringify(await list())).not.toContain('Net torn');
    for (const by of [all.visitor, all.nia.browser]) {
      expect((await notes(by)).status).toBeGreaterThanOrEqual(401);
      expect((await note({ court: 1, note: 'x' }, by)).status).toBeGreaterThanOrEqual(401);
    }
  });

  test.each([
    [{ court: 9, note: 'Wet' }, 404, 'Court not found'],
    [{ court: 1 }, 400, 'note is required'],
  ])('refuse %j', async (body, status, message) => {
    expect(await note(body)).toMatchObject({ status, body: { message } });
  });
});

describe('naming a court', () => {
  test('by its order or its name leaves it in its place', async () => {
    expect(await name({ court: 2, name: 'GS' })).toMatchObject(SAVED);
    expect(await name({ court: 'gs', name: 'A', old: 'GS' })).toMatchObject(SAVED);
    expect(await name({ court: 3, name: 12 })).toMatchObject(SAVED);
    expect(await list()).toMatchObject([
      { court_order: 1, court_num: '1' },
      { court_order: 2, court_num: 'A' },
      { court_order: 3, court_num: '12' },
    ]);
  });

  test('does not disturb whoever has the record open', async () => {
    const version = async () =>
      Object(await all.mia.browser.post(`/api/t/getTournamentAdmin/${tid}`, {})).body.version;
    const before = await version();
    await name({ court: 1, name: 'GS' });
    expect(await version()).toBe(before);
  });

  test('like another is refused, and nothing changes', async () => {
    const text = 'There is a court 1 already';
    expect(await name({ court: 2, name: '1' })).toMatchObject({
      status: 409,
      body: { message: text, errors: { name: text } },
    });
    expect(await list()).toMatchObject([{ court_num: '1' }, { court_num: '2' }, { court_num: '3' }]);
  });

  test('by two at once has one winner, and the other is told', async () => {
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((next) => name({ court: 1, name: next, old: '1' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      message: 'This court was renamed meanwhile, please reload',
    });
  });

  test.each([
    [{ court: 1, name: 'Grand' }, 400, 'name must be at most 4 characters'],
    [{ court: 1, name: '  ' }, 400, 'name is required'],
    [{ court: 1 }, 400, 'name is required'],
    [{ court: 1, name: {} }, 400, 'name must be the name of a court'],
    [{ name: 'GS' }, 400, 'court is required'],
    [{ court: 1.5, name: 'GS' }, 400, 'court must be the court_order of a court, or its name'],
    [{ court: 9, name: 'GS' }, 404, 'Court not found'],
    [{ court: 'GS', name: 'A' }, 404, 'Court not found'],
    [{ court: 1, name: 'GS', tid: 'unknown' }, 403, 'Sorry you are not authorized for this feature.'],
  ])('as in %o is refused in words', async (body, status, message) => {
    expect(await name(body)).toMatchObject({ status, body: { message } });
  });
});

describe("a court's description and colour", () => {
  test('are saved, and emptied', async () => {
    expect(await describeIt({ court: 1, description: 'Stadium' })).toMatchObject(SAVED);
    expect(await color({ court: '1', color: '#009CAE' })).toMatchObject(SAVED);
    expect(await list()).toMatchObject([{ description: 'Stadium', color: '#009CAE' }, {}, {}]);
    await describeIt({ court: 1, description: '' });
    await color({ court: 1, color: '' });
    expect(await list()).toMatchObject([{ description: '', color: '' }, {}, {}]);
  });

  test.each([
    [describeIt, { description: 'x'.repeat(26) }, 'description must be at most 25 characters'],
    [describeIt, {}, 'description is required'],
    [color, { color: 'red' }, 'color must be a colour like #009CAE'],
    [color, { color: '#009CAE;background:url(//x)' }, 'color must be at most 25 characters'],
    [color, { color: '#12345' }, 'color must be a colour like #009CAE'],
  ])('are bounded: %o %o', async (call, body, message) => {
    expect(await call({ court: 1, ...body })).toMatchObject({ status: 400, body: { message } });
  });
});

describe('adding a court', () => {
  test('goes on after the highest number', async () => {
    await name({ court: 1, name: '20' });
    expect((await add()).body).toEqual({
      message: 'Court Added',
      court: { court_order: 4, court_num: '21', description: '', color: '' },
    });
    expect(await list()).toHaveLength(4);
  });

  test('is not done twice by a request that is sent again', async () => {
    const again = () => all.mia.browser.post('/api/t/addCourt', { tid }, { 'idempotency-key': `add-${tid}` });
    expect((await again()).body).toMatchObject({ court: { court_num: '4' } });
    expect((await again()).body).toMatchObject({ court: { court_num: '4' } });
    expect(await list()).toHaveLength(4);
  });
});

test('only the referee desk writes, and what it may is what its rights say', async () => {
  const writes = (by: By) =>
    [
      name({ court: 1, name: 'GS' }, by),
      describeIt({ court: 1, description: 'x' }, by),
      color({ court: 1, color: '#009CAE' }, by),
      add(by),
    ] as const;
  const statuses = async (by: By) => (await Promise.all(writes(by))).map(({ status }) => status);
  expect(await statuses(all.visitor)).toEqual([401, 401, 401, 401]);
  expect(await statuses(all.nia.browser)).toEqual([403, 403, 403, 403]);
  expect(await statuses(all.bob.browser)).toEqual([403, 403, 403, 403]);
  expect(await list()).toMatchObject([{ court_num: '1', description: '', color: '' }, {}, {}]);
  await all.mia.browser.put('/api/editTournamentAdminAccess', {
    tid,
    type: 'referee',
    ref_id: all.bob.ref_id,
  });
  expect(await statuses(all.bob.browser)).toEqual([200, 200, 200, 200]);
  expect(await statuses(all.platform.browser)).toEqual([200, 200, 200, 200]);
});
