import { beforeAll, describe, expect, it } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { fieldOf, rowsOf } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

const all = hosted();

let pat: Member;
let venue: Venue;

beforeAll(async () => {
  venue = await Venue.open(all.server);
  pat = await venue.platformAdmin();
});

const post = (path: string, body: object) => pat.browser.post(`/api/ranking/${path}`, body);
const get = async (path: string) => rowsOf(await pat.browser.get(`/api/ranking/${path}`));
const player = async (first: string, more: object = {}) =>
  String(
    fieldOf(
      await post('addPlayer', { first, last: 'Lee', gender: 'F', birth: '02/03/1990', ...more }),
      'player_id',
    ),
  );
const OPEN = {
  name: 'Open',
  location: 'Austin',
  tier: 1,
  sanctioned: true,
  start: '03/07/2026',
  end: '03/09/2026',
  visible: true,
};
const tournament = async (more: object = {}) =>
  String(fieldOf(await post('addTournament', { ...OPEN, ...more }), 'rtid'));
const event = async (type = 'Womens Doubles Pro') =>
  String(fieldOf(await post('addEventToTournament/', { rtid: await tournament(), type }), 'eid'));

describe('players', () => {
  it('are added once, changed and removed', async () => {
    const player_id = await player('Ada');
    expect(await player('ada')).toBe(player_id);
    const row = { player_id, first: 'Ada', last: 'Lee', name: 'Ada Lee', gender: 'F', birth: '1990-02-03' };
    expect(await get('getPlayers')).toContainEqual(row);
    await pat.browser.put(`/api/ranking/editPlayer/${player_id}`, { last: 'Ray' });
    const unseen = { last: 'Roy', seen: { last: 'Lee' } };
    expect(await pat.browser.put(`/api/ranking/editPlayer/${player_id}`, unseen)).toMatchObject({
      status: 409,
      body: { code: 'changed', errors: { last: 'was changed meanwhile' }, details: { now: { last: 'Ray' } } },
    });
    expect(await get('getPlayers')).toContainEqual({ ...row, last: 'Ray', name: 'Ada Ray' });
    const remove = () => pat.browser.delete(`/api/ranking/removePlayer/${player_id}`);
    expect((await remove()).body).toEqual({ message: 'removed' });
    expect((await remove()).status).toBe(404);
  });

  it.each([
    [{ gender: 'X' }, 'gender', 'must be F or M'],
    [{ first: '' }, 'first', 'is required'],
    [{ birth: 'soon' }, 'birth', 'must be a date like 03/07/2026'],
  ])('as in %j are refused', async (fields, field, text) => {
    const answer = await post('addPlayer', { first: 'No', last: 'One', gender: 'F', ...fields });
    expect(answer).toMatchObject({ status: 400, body: { errors: { [field]: text } } });
  });

  it('are imported many at once, those who are there left out', async () => {
    const rows = ['Zoe', 'Zara', 'Zoe'].map((first) => ({ first, last: 'Imp', gender: 'F', birth: '' }));
    expect((await post('importPlayers', { rows })).body).toEqual({ message: 'added', added: 2, known: 1 });
    const broken = await post('importPlayers', { rows: [{ first: 'Zed', last: 'Imp' }] });
    expect(broken.status).toBe(400);
    expect((await get('getPlayers')).filter(({ last }) => last === 'Imp')).toHaveLength(2);
  });

  it('are read from a file whose genders are words, and a word that names none is a problem', async () => {
    const csv =
      'first,last,gender,birth\nMaria,Lopez,Mujer,02/13/1990\nJuan,Paz,Hombre,\nPat,Doe,Mx,\nKim,Lee,fluid,';
    expect((await post('previewPlayers', { csv })).body).toMatchObject({
      ok: false,
      data: [{ gender: 'F', birth: '1990-02-13', typed: { gender: 'Mujer' } }, { gender: 'M' }, {}, {}],
      findings: [
        { row: 4, column: 'gender', text: 'must be F or M' },
        { row: 5, column: 'gender', text: 'must be F or M' },
      ],
    });
  });

  it('are found by a part of their name', async () => {
    const kim = await player('Kimberly', { last: 'Öz' });
    for (const search of ['rly oz', 'Kimberly Öz', 'Öz, Kimberly']) {
      const url = `/api/ranking/searchPlayer?search=${encodeURIComponent(search)}`;
      expect((await pat.browser.post(url, {})).body).toMatchObject([{ player_id: kim }]);
    }
  });
});

describe('tournaments and events', () => {
  it('are added, changed and listed', async () => {
    const rtid = await tournament({ name: 'Spring Open' });
    await pat.browser.put(`/api/ranking/editTournament/${rtid}`, { tier: '2', visible: false });
    expect(await get('getTournaments')).toContainEqual({
      ...OPEN,
      rtid,
      name: 'Spring Open',
      tier: 2,
      visible: false,
      start: '2026-03-07',
      end: '2026-03-09',
    });
    const edit = (body: object) => pat.browser.put(`/api/ranking/editTournament/${rtid}`, body);
    expect(await edit({ tier: 3, seen: { tier: 1 } })).toMatchObject({
      status: 409,
      body: { errors: { tier: 'was changed meanwhile' }, details: { now: { tier: 2 } } },
    });
    expect((await edit({ tier: 3, seen: { tier: 2, visible: true } })).status).toBe(200);
    const add = (type: string) => post('addEventToTournament/', { rtid, type });
    const eid = fieldOf(await add('Mixed Senior Pro'), 'eid');
    expect(await get(`getTournamentEvents/${rtid}`)).toEqual([
      { eid, rtid, type: 'Mixed Senior Pro', tournament: 'Spring Open', pairs: 0 },
    ]);
    expect((await add('Mixed Senior Pro')).status).toBe(409);
    expect((await add('Singles')).status).toBe(400);
  });

  it.each([[{ tier: 4 }], [{ tier: 0 }], [{ end: '03/01/2026' }], [{ start: '' }]])(
    'as in %j are refused',
    async (fields) => {
      expect((await post('addTournament', { ...OPEN, ...fields })).status).toBe(400);
    },
  );
});

describe('partners', () => {
  it('enter an event together, each once', async () => {
    const eid = await event();
    const [one, two, three] = [await player('P1'), await player('P2'), await player('P3')];
    const save = (a: string, b: string) => post('savePartners', { eid, one: a, two: b });
    const pair_id = fieldOf(await save(one, two), 'pair_id');
    expect((await save(two, one)).body).toEqual({ message: 'saved', pair_id, eid });
    expect((await save(one, three)).status).toBe(409);
    expect((await save(three, three)).status).toBe(400);
    expect(await get(`getEventPlayers/${eid}`)).toMatchObject([
      { player_id: one, partner_id: two, partner: 'P2 Lee', pair_id, eid },
      { player_id: two, partner_id: one, partner: 'P1 Lee' },
    ]);
    const free = await pat.browser.post('/api/ranking/searchPlayer?search=lee', { eid });
    expect(rowsOf(free).map(({ player_id }) => player_id)).not.toContain(one);
    expect((await pat.browser.get('/api/ranking/getEventPlayers/gone')).status).toBe(404);
    await pat.browser.delete(`/api/ranking/partPartners/${pair_id}`);
    expect(await get(`getEventPlayers/${eid}`)).toEqual([]);
  });

  it('are saved once, however many ask at the same time', async () => {
    const eid = await event('Womens Doubles Pro');
    const ids = await Promise.all(['A', 'B', 'C', 'D'].map((first) => player(`Rush ${first}`)));
    const [one = ''] = ids;
    const answers = await Promise.all(ids.slice(1).map((two) => post('savePartners', { eid, one, two })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });
});

describe('as resources', () => {
  it('are listed, added to, changed and removed', async () => {
    const { browser } = pat;
    const list = async (name: string, filter: object) =>
      rowsOf(await browser.get(`/rest/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`));
    const form = { first: 'Rest', last: 'Easy', gender: 'M', birth: '' };
    const id = String(fieldOf(await browser.post('/rest/rankingplayers', form), 'id'));
    expect((await browser.put(`/rest/rankingplayers/${id}`, { first: 'Resty' })).body).toMatchObject({
      name: 'Resty Easy',
    });
    expect(await list('rankingplayers', { q: 'resty', gender: 'M' })).toMatchObject([{ id }]);
    const rtid = String(
      fieldOf(await browser.post('/rest/rankingtournaments', { ...OPEN, name: 'By rest' }), 'id'),
    );
    const eid = String(
      fieldOf(await browser.post('/rest/rankingevents', { rtid, type: 'Mens Doubles Pro' }), 'id'),
    );
    const two = await player('Partner of Rest', { gender: 'M' });
    const pair = String(fieldOf(await browser.post('/rest/rankingpairs', { eid, one: id, two }), 'id'));
    expect(await list('rankingpairs', { eid })).toMatchObject([
      { id: pair, one_name: 'Resty Easy', tournament: 'By rest', type: 'Mens Doubles Pro' },
    ]);
    expect(await list('rankingevents', { rtid })).toMatchObject([{ id: eid, pairs: 1 }]);
    expect((await browser.delete(`/rest/rankingplayers/${id}`)).status).toBe(200);
    expect(await list('rankingpairs', { eid })).toEqual([]);
  });
});

it('is for nobody but the platform admin', async () => {
  const mia = await venue.staff('master');
  for (const [who, status] of [
    [mia.browser, 403],
    [venue.visitor, 401],
  ] as const) {
    expect((await who.get('/api/ranking/getTournaments')).status).toBe(status);
    expect((await who.post('/api/ranking/addPlayer', { first: 'A', last: 'B', gender: 'F' })).status).toBe(
      status,
    );
    expect((await who.get('/rest/rankingplayers?filter={}')).status).toBe(status);
  }
});
