import { beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../../support/browser.ts';
import { hosted } from '../../support/hosted.ts';
import { rowsOf } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import { type Member, refOf, registration } from './people.ts';

/** People with only one name, in every place that enters people. */

const all = hosted();

let venue: Venue;
let mia: Member;
let pat: Member;

beforeAll(async () => {
  venue = await Venue.open(all.server, { payout: true });
  mia = await venue.staff('master');
  pat = await venue.platformAdmin();
});

const enters: readonly (readonly [string, string, (body: object) => ReturnType<Browser['post']>])[] = [
  ['register', 'last', (body) => new Browser(all.server.app).post('/auth/register', registration('x', body))],
  [
    'addRef',
    'last',
    (body) => mia.browser.post('/api/addRef', { tid: venue.tid, phone: '8015550111', ...body }),
  ],
  [
    'addVolunteerToDBandTournament',
    'refInfo.last',
    (body) => mia.browser.post(`/api/addVolunteerToDBandTournament/${venue.tid}`, { refInfo: body }),
  ],
  ['addPlayer', 'last', (body) => mia.browser.post('/api/payment/addPlayer', { tid: venue.tid, ...body })],
  ['/rest/people', 'last', (body) => pat.browser.post('/rest/people', body)],
  [
    'addRankingPlayer',
    'last',
    (body) => pat.browser.post('/api/ranking/addPlayer', { gender: 'F', birth: '02/03/1990', ...body }),
  ],
];

describe.each(enters)('%s', (name, field, enter) => {
  const told = (text: unknown) => {
    const errors = field.split('.').reduceRight<unknown>((inner, part) => ({ [part]: inner }), text);
    return { status: 400, body: { errors } };
  };
  const who = { first: 'Sukarno', email: `one${name.replaceAll('/', '')}@example.org` };

  it('refuses an empty last name, and one beside `one_name`', async () => {
    expect(await enter({ ...who, last: ' ' })).toMatchObject(told(expect.stringMatching(/required/i)));
    const both = await enter({ ...who, last: 'Lee', one_name: true });
    expect(both).toMatchObject(told(expect.stringContaining('only one name')));
  });

  it('takes `one_name`', async () => {
    expect((await enter({ ...who, last: '', one_name: true })).status).toBeLessThan(300);
  });
});

it('is called, found and sorted by the one name', async () => {
  const browser = new Browser(all.server.app);
  const { body } = await browser.post(
    '/auth/register',
    registration('Zulkifli', { last: '', one_name: true }),
  );
  const ref_id = refOf(body);
  expect(body).toMatchObject({ first: 'Zulkifli', last: '' });
  const found = rowsOf(await pat.browser.post('/api/utradmin/searchPeople', { search: 'zulk' }));
  expect(found).toMatchObject([{ ref_id, name: 'Zulkifli' }]);
  const list = rowsOf(
    await pat.browser.get(`/rest/people?sort=${encodeURIComponent('["last","DESC"]')}&range=[0,4]`),
  );
  expect(list[0]).toMatchObject({ ref_id });

  const profile = (change: object) => browser.put(`/auth/editProfile/${ref_id}`, change);
  expect(await profile({ first: 'Zul', city: 'Naples' })).toMatchObject({ status: 200 });
  expect(await profile({ last: 'Aziz', one_name: false })).toMatchObject({ status: 200 });
  expect(await profile({ last: '' })).toMatchObject({ body: { message: 'Last name is required.' } });
  expect(await profile({ one_name: true })).toMatchObject({ status: 200 });
  expect((await browser.get(`/auth/getProfile/${ref_id}`)).body).toMatchObject({ first: 'Zul', last: '' });
});

it('is told of an empty cell of a file, and imported', async () => {
  const csv = 'first,last,gender,birth\nPelé,,M,10/23/1990\n,Lee,F,02/03/1990\n';
  const { body } = await pat.browser.post('/api/ranking/previewPlayers', { csv });
  expect(body).toMatchObject({
    notes: [{ row: 2, column: 'last', text: 'is empty: taken for somebody with only one name' }],
    findings: [{ row: 3, column: 'first', text: 'is required' }],
    data: [{ first: 'Pelé', last: '', one_name: true }, { last: 'Lee' }],
  });
  const row = { first: 'Pelé', last: '', gender: 'M', birth: '1990-10-23' };
  const load = (more: object) =>
    pat.browser.post('/api/ranking/importPlayers', { rows: [{ ...row, ...more }] });
  expect(await load({})).toMatchObject({
    status: 400,
    body: { errors: { rows: { 0: { last: 'is required' } } } },
  });
  expect(await load({ one_name: true })).toMatchObject({ body: { added: 1 } });
  expect(rowsOf(await pat.browser.get('/api/ranking/getPlayers'))).toContainEqual(
    expect.objectContaining({ first: 'Pelé', last: '', name: 'Pelé' }),
  );

  const prizes = 'first,last,email,event,place,amount\nMarta,,marta@example.org,Singles,1,100\n';
  const tid = venue.tid;
  const preview = await mia.browser.post('/api/payment/previewResults', { tid, csv: prizes });
  expect(preview.body).toMatchObject({ ok: true, notes: [{ row: 2, column: 'last' }] });
  const data = [
    { first: 'Marta', last: '', email: 'marta@example.org', event: 'Singles', place: '1', amount: 100 },
  ];
  const send = (one_name: boolean) =>
    mia.browser.post('/api/payment/importResults', { tid, data: data.map((one) => ({ ...one, one_name })) });
  expect(await send(false)).toMatchObject({
    status: 400,
    body: { errors: { data: { 0: { last: 'is required' } } } },
  });
  expect(await send(true)).toMatchObject({ status: 200 });
  expect(rowsOf(await mia.browser.get(`/api/payment/getPlayers/${tid}`))).toContainEqual(
    expect.objectContaining({ name: 'Marta' }),
  );
});
