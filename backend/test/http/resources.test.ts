import { beforeAll, describe, expect, it } from 'vitest';
import { hosted } from '../support/hosted.ts';
import { Venue } from '../world/venue.ts';
import type { Member } from './accounts/people.ts';

const all = hosted();

let venue: Venue;
let dora: Member;
let vera: Member;
let mia: Member;

beforeAll(async () => {
  venue = await Venue.open(all.server, { text: true });
  dora = await venue.staff('referee');
  vera = await venue.staff('volunteer');
  mia = await venue.staff('master');
});

const list = (name: string, by: Member, filter: object = {}) =>
  by.browser.get(
    `/rest/${name}?filter=${encodeURIComponent(JSON.stringify({ tid: venue.tid, ...filter }))}&range=[0,24]`,
  );
const rows = async (name: string, by: Member, filter: object = {}) =>
  (await list(name, by, filter)).body as { id: string; [field: string]: unknown }[];
const made = async (name: string, by: Member, form: object) => {
  const { status, body } = await by.browser.post(`/rest/${name}`, { tid: venue.tid, ...form });
  expect([status, body]).toMatchObject([200, { id: /./ }]);
  return body as { id: string; [field: string]: unknown };
};

describe('who reads what', () => {
  it.each([
    ['contacts', 'desk'],
    ['calls', 'desk'],
    ['approvals', 'desk'],
    ['courts', 'desk'],
    ['schedulinglog', 'any'],
    ['schedulingnotes', 'any'],
    ['outbox', 'any'],
    ['categories', 'volunteers'],
    ['groups', 'volunteers'],
    ['volunteers', 'volunteers'],
  ] as const)('of %s', async (name, whose) => {
    const seen = { dora: (await list(name, dora)).status, vera: (await list(name, vera)).status };
    expect(seen).toEqual({
      dora: whose === 'volunteers' ? 403 : 200,
      vera: whose === 'desk' ? 403 : 200,
    });
    expect((await list(name, mia)).headers['content-range']).toMatch(new RegExp(`^${name} 0-\\d+/\\d+$`));
    expect((await mia.browser.get(`/rest/${name}?filter={}`)).status).toBe(403);
    expect((await venue.visitor.get(`/rest/${name}?filter={}`)).status).toBe(401);
  });
});

describe('a contact', () => {
  it('is the documented one: added, changed, read and removed through either door', async () => {
    const { id } = await made('contacts', dora, { name: 'Mick', phone: '18015550100', second_call: true });
    const documented = await dora.browser.get(`/api/getNotificationContactList/${venue.tid}`);
    expect(documented.body).toMatchObject([{ name: 'Mick', second_call: true, head_referee: false }]);
    const change = { name: 'Michael', active: true, head_referee: true };
    expect((await dora.browser.put(`/rest/contacts/${id}`, change)).body).toMatchObject({ id, ...change });
    expect(await rows('contacts', dora, { q: 'mich' })).toMatchObject([{ id, phone: '18015550100' }]);
    expect(await rows('contacts', dora, { active: false })).toEqual([]);
    expect(await dora.browser.put(`/rest/contacts/${id}`, { phone: '801' })).toMatchObject({
      status: 400,
      body: { errors: { phone: 'Phone number required.  Include country code.' } },
    });
    expect((await vera.browser.put(`/rest/contacts/${id}`, change)).status).toBe(403);
    expect((await dora.browser.put('/rest/contacts/bulk', { ids: [id], remove: true })).body).toEqual({
      outcomes: [{ id, ok: true }],
    });
    expect(await rows('contacts', dora)).toEqual([]);
  });

  it('is refused to the desk of another tournament', async () => {
    const { id } = await made('contacts', dora, { name: 'Zoe', phone: '18015550199' });
    const other = await Venue.open(all.server);
    const desk = await other.staff('referee');
    expect((await desk.browser.get(`/rest/contacts/${id}`)).status).toBe(403);
    expect((await desk.browser.get(`/rest/contacts?filter={"id":["${id}"]}`)).body).toEqual([]);
    expect((await dora.browser.get(`/rest/contacts/${venue.tid}.nobody`)).status).toBe(404);
  });
});

describe('a call to the desk', () => {
  it('is confirmed with a word to the caller', async () => {
    const call = { tid: venue.tid, type: 'medical', court_num: '2', message: 'ankle' };
    await dora.browser.post('/api/courtMonitorNotifyDesk', call);
    const [open] = await rows('calls', dora, { confirmed: false });
    expect(open).toMatchObject({ court_num: '2', confirmed_at: null });
    const answer = await dora.browser.put(`/rest/calls/${open?.id}`, { response: 'on the way' });
    expect(answer.body).toMatchObject({ confirmed: true, response: 'on the way' });
    expect(await rows('calls', dora, { confirmed: true, q: 'ANKLE' })).toHaveLength(1);
  });
});

describe('a court', () => {
  it('is added, renamed, described and coloured, and a name is nobody else’s', async () => {
    const { id } = await made('courts', dora, {});
    const change = { court_num: 'CC', description: 'by the lake', color: '#009CAE' };
    expect((await dora.browser.put(`/rest/courts/${id}`, change)).body).toMatchObject(change);
    const taken = await dora.browser.put(`/rest/courts/${id}`, { court_num: '1' });
    expect(taken.status).toBeGreaterThanOrEqual(400);
    expect(await rows('courts', dora, { q: 'lake' })).toMatchObject([{ id }]);
  });
});

describe('volunteers', () => {
  it('have categories, groups and a list', async () => {
    const category = await made('categories', vera, { name: 'Ball crew', court_monitor: true });
    expect(category).toMatchObject({ name: 'Ball crew', court_monitor: true, show: true, captains: '' });
    const hidden = await vera.browser.put(`/rest/categories/${category.id}`, { show: false });
    expect(hidden.body).toMatchObject({ show: false, name: 'Ball crew' });
    expect(await vera.browser.post('/rest/categories', { tid: venue.tid, name: '' })).toMatchObject({
      status: 400,
      body: { errors: { name: 'Name Required' } },
    });
    const group = await made('groups', vera, { group_name: 'Blue', color: '#009CAE' });
    expect(await rows('groups', vera)).toMatchObject([{ id: group.id, people: 0 }]);
    const [ann] = await venue.people(1);
    const row = await made('volunteers', vera, { ref_id: ann?.ref_id });
    const shirt = await vera.browser.put(`/rest/volunteers/${row.id}`, { shirt_pickup: true });
    expect(shirt.body).toMatchObject({ shirt_pickup: true, count: 0 });
    await vera.browser.put('/rest/volunteers/bulk', { ids: [row.id], remove: true });
    expect(await rows('volunteers', vera)).toEqual([]);
  });
});

describe('the outbox', () => {
  it('is read a page at a time, searched and filtered', async () => {
    const everything = await rows('outbox', mia);
    expect(everything.every(({ tid }) => tid === venue.tid)).toBe(true);
    expect(await rows('outbox', mia, { q: 'no such word at all' })).toEqual([]);
    const sent = await list('outbox', mia, { status: 'sent' });
    expect(sent.headers['content-range']).toBe('outbox 0-0/0');
  });
});
