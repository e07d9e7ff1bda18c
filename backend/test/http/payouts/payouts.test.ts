import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { personAggregate } from '../../../src/accounts/index.ts';
import { RequestUse } from '../../../src/kernel/http/commands.ts';
import { hosted } from '../../support/hosted.ts';
import { fieldOf, rowsOf, said, textAt } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

const all = hosted();

let venue: Venue;
let mia: Member;
let ann: Member;
let bea: Member;

beforeEach(async () => {
  venue = await Venue.open(all.server, { payout: true, time_zone: 'US/Hawaii' });
  mia = await venue.staff('master');
  [ann, bea] = (await venue.people(2)) as [Member, Member];
});

/** For what happens by itself, on a busy machine. */
const PATIENT = { timeout: 20_000, interval: 50 };

const lettersTo = async ({ ref_id }: Member): Promise<number> =>
  (await all.server.core.pool.query('select 1 from outbox.messages where ref_id = $1', [ref_id])).rowCount ??
  0;

const PRIZE = { event: 'Mixed Doubles Pro', place: '1', amount: 125.5 };
type By = Pick<Member, 'browser'>;
const add = (body: object = {}, by: By = mia) =>
  by.browser.post('/api/payment/addPaymentItem', {
    tid: venue.tid,
    ref_id: ann.ref_id,
    ...PRIZE,
    ...body,
  });
const edit = (body: object, by: By = mia) =>
  by.browser.put('/api/payment/editPaymentItem', { tid: venue.tid, ...body });
const remove = (pid: unknown, by: By = mia) =>
  by.browser.put('/api/payment/deleteItem', { tid: venue.tid, pid, ref_id: ann.ref_id });
const pay = (body: object = {}, by: By = mia) =>
  by.browser.put('/api/payment/handlePayment', {
    tid: venue.tid,
    ref_id: ann.ref_id,
    type: 'venmo',
    name: 'Pia Payer',
    ...body,
  });
const items = async (by: By = mia) =>
  rowsOf(await by.browser.get(`/api/payment/getPaymentItems/${venue.tid}`));
const payees = async (by: By = mia) => rowsOf(await by.browser.get(`/api/payment/getPlayers/${venue.tid}`));

describe('a prize', () => {
  it('is added, changed, moved to somebody else and deleted while it is not paid', async () => {
    const pid = fieldOf(await add(), 'pid');
    expect(await items()).toEqual([
      {
        pid,
        ...PRIZE,
        paid: false,
        ref_id: ann.ref_id,
        name: 'First0 Tester',
        payment_type: null,
        payment_date: null,
        paid_by: null,
        memo: null,
        w9_missing: false,
      },
    ]);
    expect(await edit({ pid, ref_id: bea.ref_id, ...PRIZE, amount: '80' })).toMatchObject(said(200, 'saved'));
    expect(await items()).toMatchObject([{ pid, ref_id: bea.ref_id, name: 'First1 Tester', amount: 80 }]);
    expect(await edit({ pid, amount: 90, seen: PRIZE.amount })).toMatchObject(
      said(409, 'Somebody else has changed this meanwhile: look at it again'),
    );
    expect(await items()).toMatchObject([{ amount: 80 }]);
    expect(await remove(pid)).toMatchObject(said(200, 'deleted'));
    expect(await items()).toEqual([]);
    expect((await edit({ pid, amount: 1 })).status).toBe(404);
  });

  it('of nothing opens nobody’s contact data to a master; one that is due does', async () => {
    const profile = `/auth/editProfile/${ann.ref_id}`;
    await ann.browser.put(profile, { venmo: '@ann' });
    await add({ amount: 0, place: 2 });
    const hidden = { ref_id: ann.ref_id, email: null, cell_phone: null, address: null, venmo: null };
    expect(await payees()).toMatchObject([{ ...hidden, items: [{ place: '2' }] }]);
    await add();
    expect(await payees()).toMatchObject([{ venmo: '@ann' }]);
    await pay();
    expect(await payees()).toMatchObject([{ venmo: '@ann' }]);
  });

  it('is left as it is once it is paid', async () => {
    const pid = fieldOf(await add(), 'pid');
    await pay();
    const text = 'Item is paid so not changes can be made';
    expect(await edit({ pid, amount: 1 })).toMatchObject({
      status: 200,
      body: { message: text, saved: false },
    });
    expect(await remove(pid)).toMatchObject({ status: 200, body: { message: text, saved: false } });
    expect(await items()).toMatchObject([{ pid, amount: 125.5, paid: true }]);
  });

  it('is not given another place by who has not seen the one that another desk gave it', async () => {
    const pid = textAt(await add({ place: '2' }), 'pid');
    expect(await edit({ pid, place: '3', was: { place: '1' } })).toMatchObject({ status: 409 });
    expect((await edit({ pid, place: '3', was: { place: '2' } })).status).toBe(200);
    expect(await items()).toMatchObject([{ pid, place: '3' }]);
  });

  it('is ordered by event and place as people count', async () => {
    for (const place of ['10', '3/4', '9', 'Bronze']) await add({ place });
    await add({ event: 'Mens', place: '2' });
    expect((await items()).map(({ place }) => place)).toEqual(['2', '3/4', '9', '10', 'Bronze']);
  });

  test.each([
    [{ amount: -1 }, 'amount'],
    [{ amount: 'a lot' }, 'amount'],
    [{ amount: 1e9 }, 'amount'],
    [{ amount: 1.005 }, 'amount'],
    [{ amount: null }, 'amount'],
    [{ event: ' ' }, 'event'],
    [{ place: 'x'.repeat(61) }, 'place'],
  ])('as in %j is refused at its field', async (body, field) => {
    expect(await add(body)).toMatchObject({ status: 400, body: { errors: { [field]: /./ } } });
    expect(await items()).toEqual([]);
  });

  it('is of somebody who is there', async () => {
    expect(await add({ ref_id: 'nobody' })).toMatchObject(said(404, 'Person not found'));
  });
});

describe('a payee', () => {
  it('is found by name, or entered without a login', async () => {
    const search = (text: string) =>
      mia.browser.post(`/api/getPlayerName?search=${text}`, { tid: venue.tid });
    expect((await search('Te')).body).toEqual([]);
    expect(JSON.stringify((await search('Teste')).body)).not.toMatch(/@|8015550100/);
    const form = { tid: venue.tid, first: 'Zed', last: 'Zephyr', email: 'zed@example.net' };
    const entered = await mia.browser.post('/api/payment/addPlayer', form);
    expect(entered).toMatchObject(said(200, 'added'));
    expect(await mia.browser.post('/api/payment/addPlayer', form)).toMatchObject({
      body: { ref_id: fieldOf(entered, 'ref_id'), id: fieldOf(entered, 'id') },
    });
    expect(await payees()).toMatchObject([{ name: 'Zed Zephyr', email: null, total: 0, paid: false }]);
    expect(rowsOf(await search('Zeph'))).toMatchObject([{ name: 'Zed Zephyr' }]);
  });

  it('has the sum of their items, and how to pay and reach them', async () => {
    await ann.browser.put(`/auth/editProfile/${ann.ref_id}`, { venmo: '@ann' });
    await add();
    await add({ event: 'Mens', amount: 0.1 });
    await add({ ref_id: bea.ref_id, amount: 0.2 });
    expect(await payees()).toMatchObject([
      {
        ref_id: ann.ref_id,
        total: 125.6,
        unpaid: 125.6,
        paid: false,
        venmo: '@ann',
        cell_phone: '8015550100',
        items: [{ event: 'Mens' }, { event: 'Mixed Doubles Pro' }],
      },
      { ref_id: bea.ref_id, total: 0.2 },
    ]);
  });

  it('is told by letter that the desk sees this', async () => {
    await add();
    await add();
    await vi.waitFor(async () => expect(await lettersTo(ann)).toBe(1), PATIENT);
  });
});

describe('a letter to payees', () => {
  const write = (by: By) =>
    by.browser.post('/api/email', {
      tid: venue.tid,
      email: [{ ref_id: ann.ref_id }],
      subject: 'Your prize',
      body: 'Please send us your W9.',
      category: 'payout',
    });

  it('is the masters’, who pay them, and goes to nobody else by id', async () => {
    expect((await write(mia)).status).toBe(403);
    await add();
    expect(await write(mia)).toMatchObject({ status: 200, body: { queued: 1, left_out: [] } });
    expect((await write(await venue.staff('referee', 'volunteer'))).status).toBe(403);
  });
});

describe('a payment', () => {
  it('pays everything of the person, by whom, how, and on the day of the venue', async () => {
    await add();
    await add({ event: 'Mens', amount: 10 });
    await add({ ref_id: bea.ref_id });
    const paid = await pay({ type: 'cast', memo: 'in the tent' });
    expect(paid).toMatchObject({ status: 200, body: { message: 'paid', total: 135.5 } });
    const day = new Date(Date.now() - 10 * 3_600_000).toISOString().slice(0, 10);
    const how = { payment_type: 'cast', payment_date: day, paid_by: 'Pia Payer', memo: 'in the tent' };
    expect(await items()).toMatchObject([
      { ref_id: ann.ref_id, paid: true, ...how },
      { ref_id: ann.ref_id, paid: true, ...how },
      { ref_id: bea.ref_id, paid: false, payment_type: null },
    ]);
    expect(await payees()).toMatchObject([{ paid: true, unpaid: 0 }, { paid: false }]);
  });

  it('is the signed-in person’s unless they say whose', async () => {
    await add();
    await pay({ name: undefined });
    expect(await items()).toMatchObject([{ paid_by: 'First0 Tester' }]);
  });

  it('by two desks at once is one, and the other one is told', async () => {
    await add();
    const answers = await Promise.all([pay(), pay(), pay({ type: 'cash' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'nothing-to-pay' });
  });

  it('sent twice with its key is one, and both are told of it', async () => {
    await add();
    const body = { tid: venue.tid, ref_id: ann.ref_id, type: 'check' };
    const send = () => mia.browser.put('/api/payment/handlePayment', body, { 'idempotency-key': venue.tid });
    const [first, again] = [await send(), await send()];
    expect([first.status, again.body]).toEqual([200, first.body]);
  });

  it('of another sum than is due is refused', async () => {
    await add();
    expect(await pay({ amount: 100 })).toMatchObject({ status: 409, body: { details: { total: 12_550 } } });
    expect((await pay({ amount: 125.5 })).status).toBe(200);
  });

  test.each([{ type: 'gold' }, { name: 'x'.repeat(101) }, { memo: 'x'.repeat(201) }, { amount: -1 }])(
    'as in %j is refused',
    async (body) => {
      await add();
      expect((await pay(body)).status).toBe(400);
    },
  );
});

describe('a payee', () => {
  it('is named by the id of the person or by the one that stands for them here', async () => {
    await add();
    const [{ id }] = (await payees()) as [{ id: string }];
    expect((await add({ ref_id: id, event: 'Womens' })).status).toBe(200);
    expect((await items()).map(({ ref_id }) => ref_id)).toEqual([ann.ref_id, ann.ref_id]);
    const w9 = { id: ann.ref_id, received: true };
    expect((await mia.browser.put('/api/payment/receivedW9', w9)).status).toBe(200);
    expect(await payees()).toMatchObject([{ id, w9_received: true }]);
    expect((await pay({ ref_id: id })).body).toMatchObject({ message: 'paid', total: 251 });
  });
});

describe('the tax form', () => {
  const mark = async (received: boolean, at = 0) =>
    mia.browser.put('/api/payment/receivedW9', { id: (await payees())[at]?.id, received });

  it('is wanted from $2,000 of one organization a year on, wherever it was won', async () => {
    await venue.change({ organization: 'app' });
    const here = venue;
    const desk = mia;
    await add({ amount: 1_500 });
    expect(await payees()).toMatchObject([{ w9_required: false }]);
    venue = await Venue.open(all.server, { payout: true, organization: 'app' });
    mia = await venue.staff('master');
    await add({ amount: 499.99 });
    expect(await payees()).toMatchObject([{ w9_required: false }]);
    await add({ amount: 0.01 });
    expect(await payees()).toMatchObject([{ w9_required: true, w9_received: false, total: 500 }]);
    expect(await items()).toMatchObject([{ w9_missing: true }, { w9_missing: true }]);

    expect(await mark(true)).toMatchObject(said(200, 'saved'));
    expect(await payees()).toMatchObject([{ w9_received: true }]);
    expect(await items()).toMatchObject([{ w9_missing: false }, { w9_missing: false }]);
    const there = { venue, mia };
    [venue, mia] = [here, desk];
    expect(await payees()).toMatchObject([{ w9_required: true, w9_received: true }]);
    expect(await mark(false)).toMatchObject(said(200, 'saved'));
    expect(await payees()).toMatchObject([{ w9_received: false }]);
    ({ venue, mia } = there);
    expect(await payees()).toMatchObject([{ w9_received: false }]);
    expect(await mark(true)).toMatchObject(said(200, 'saved'));
    expect(await payees()).toMatchObject([{ w9_received: true }]);
  });

  it('of one organization is no other one’s, and none adds up with none', async () => {
    await add({ amount: 1_999 });
    venue = await Venue.open(all.server, { payout: true });
    mia = await venue.staff('master');
    await add({ amount: 1_999 });
    expect(await payees()).toMatchObject([{ w9_required: false }]);
  });

  it('of a tournament without days is wanted by the sum of the year it is at the venue', async () => {
    await venue.change({ start: null, end_date: null });
    await add({ amount: 700 });
    const at = async (now: string) => {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.parse(now) });
      try {
        return await payees();
      } finally {
        vi.useRealTimers();
      }
    };
    expect(await at('2026-01-01T09:59:00Z')).toMatchObject([{ w9_required: true }]);
    expect(await at('2026-01-01T10:00:00Z')).toMatchObject([{ w9_required: false }]);
  });

  it('of a tournament without days is wanted by what is paid and unpaid together', async () => {
    await venue.change({ start: null, end_date: null });
    await add({ amount: 1_500 });
    await pay();
    await add({ amount: 500 });
    expect(await payees()).toMatchObject([{ w9_required: true, total: 2_000 }]);
  });

  it('is prepared for by a list of what was paid in the year, where the reader is a master', async () => {
    await venue.change({ organization: 'ppa' });
    await add({ amount: 1_500 });
    await add({ ref_id: bea.ref_id, amount: 5 });
    await pay();
    const other = await Venue.open(all.server, { payout: true, organization: 'ppa' });
    const nia = await other.staff('master');
    const list = async (tid: string, by: Member) =>
      rowsOf(await by.browser.get(`/api/payment/getYearlyPayees/${tid}`));
    const row = { ref_id: ann.ref_id, total: 1_500, tournaments: 1, reportable: false, w9_received: false };
    expect(await list(venue.tid, mia)).toMatchObject([row]);
    expect(await list(other.tid, nia)).toEqual([]);

    const prize = { tid: other.tid, ref_id: ann.ref_id, type: 'cash', ...PRIZE, amount: 500 };
    await nia.browser.post('/api/payment/addPaymentItem', prize);
    const { amount, tid, ref_id, type } = prize;
    await nia.browser.put('/api/payment/handlePayment', { amount, tid, ref_id, type });
    // Each sees the own sum, and both that the organization has to report it.
    expect(await list(venue.tid, mia)).toMatchObject([{ ...row, reportable: true }]);
    expect(await list(other.tid, nia)).toMatchObject([{ ...row, total: 500, reportable: true }]);
  });
});

it('the list of what was paid knows prizes of December that were paid in January', async () => {
  await venue.change({ start: '2024-12-28', end_date: '2024-12-30' });
  await add({ amount: 700 });
  await pay();
  const [item] = await items();
  const year = Number(String(item?.payment_date).slice(0, 4));
  expect(await mia.browser.get(`/api/payment/getYearlyPayees/${venue.tid}`)).toMatchObject({
    body: [{ ref_id: ann.ref_id, year, total: 700 }],
  });
});

describe('a list of results', () => {
  const HEAD = 'First,Last,Email,Event,Place,Amount';
  const preview = (...lines: readonly string[]) =>
    mia.browser.post('/api/payment/previewResults', { tid: venue.tid, csv: [HEAD, ...lines].join('\r\n') });
  const send = (data: unknown, headers?: Record<string, string>) =>
    mia.browser.post('/api/payment/importResults', { tid: venue.tid, data }, headers);

  it('is read with every fault, and adds nothing', async () => {
    const { body } = await preview('Ann,Ace,ann@,Mixed,1,10', 'Bo,Bee,,Mixed,2,ten');
    expect(body).toMatchObject({
      ok: false,
      findings: [
        { row: 2, column: 'email' },
        { row: 3, column: 'amount' },
      ],
    });
    expect(await preview()).toMatchObject({
      body: { ok: false, findings: [{ text: 'The file has no rows' }] },
    });
    expect((await send(Object(body).data)).status).toBe(400);
    expect(await payees()).toEqual([]);
  });

  it('is refused with an amount twice, by the lines of the file, and says what it does not read', async () => {
    const csv = (text: string) =>
      mia.browser.post('/api/payment/previewResults', { tid: venue.tid, csv: text });
    expect(await csv('first,last,email,event,place,amount,Amount\nAnn,Ace,,Mixed,1,100,250')).toMatchObject({
      body: {
        ok: false,
        findings: [{ row: 0, column: 'amount', text: 'This column stands in the heading twice' }],
      },
    });
    expect(await preview('Ann,Ace,,Mixed,1,100', '', '', 'Bob,Bee,,Mixed,2,oops')).toMatchObject({
      body: { findings: [{ row: 5, column: 'amount' }] },
    });
    expect(
      await csv('first,last,email,event,place,amount,bonus\nAnn,Ace,,Mixed,1,"$1,000",50'),
    ).toMatchObject({
      body: {
        ok: true,
        notes: [{ row: 0, column: 'bonus', text: 'This column is not read' }],
        data: [{ amount: '1000.00', typed: { amount: '$1,000' }, line: 2 }],
      },
    });
    expect(await payees()).toEqual([]);
  });

  it('is refused with another name at a known address', async () => {
    const text =
      'This address belongs to First0 Tester: add them, or leave the address empty, or make a household';
    const { body } = await preview(
      'Zoe,Zimmer,,Mixed,2,500',
      `Kid,Tester,${ann.ref_id}@example.org,Mixed,1,100`,
    );
    expect(body).toMatchObject({ ok: false, findings: [{ row: 3, column: 'email', text }] });
    const { status, body: refused } = await send(Object(body).data);
    expect({ status, refused }).toMatchObject({
      status: 400,
      refused: { errors: { data: { 1: { email: text } } } },
    });
    expect(await payees()).toEqual([]);
  });

  it('finds people by name and e-mail, else by name among the payees, and enters the others once', async () => {
    const lines = [
      `FIRST0,Tester,${ann.ref_id}@example.org,Mixed,1,"$1,000"`,
      'Zoe,Zimmer,,Mixed,2,500',
      'ZOE,Zimmer,,Mens,1,5.50',
    ];
    const { body } = await preview(...lines);
    expect(body).toMatchObject({ ok: true, people: 2, new_people: 1 });
    const key = { 'idempotency-key': `results-${venue.tid}` };
    expect(await send(Object(body).data, key)).toMatchObject({ status: 200, body: { added: 3 } });
    await send(Object(body).data, key);
    expect(await payees()).toMatchObject([
      { ref_id: ann.ref_id, total: 1_000 },
      { name: 'Zoe Zimmer', total: 505.5 },
    ]);
    const third = await preview('Zoe,Zimmer,,Mixed,3,500');
    expect(third).toMatchObject({ body: { people: 1, new_people: 0 } });
    await send(Object(third.body).data);
    expect(await payees()).toMatchObject([{}, { name: 'Zoe Zimmer', total: 1_005.5 }]);
  });

  it('read a second time doubles no prize, paid or not', async () => {
    const lines = [`First0,Tester,${ann.ref_id}@example.org,Mixed,1,1000`, 'Zoe,Zimmer,,Mixed,2,500'];
    const { data } = Object((await preview(...lines)).body);
    await send(data);
    await pay();
    const again = { column: '', text: 'is on the list already' };
    expect(await preview('Zoe,Zimmer,,Mixed,3,500', ...lines)).toMatchObject({
      body: {
        ok: false,
        findings: [
          { row: 3, ...again },
          { row: 4, ...again },
        ],
      },
    });
    expect(await send(data)).toMatchObject(
      said(409, '2 of these prizes are on the list already: nothing was added'),
    );
    expect(await payees()).toMatchObject([{ total: 1_000 }, { total: 500 }]);
  });

  it('enters somebody once however the name is spelled, and doubles no prize of one of several with that name', async () => {
    const lines = [
      `Zoe,Zimmer,zoe-${venue.tid}@example.org,Mixed,1,500`,
      'Zoé,O’Hara,,Mixed,2,300',
      "Zoe,O'Hara,,Mens,1,5.50",
      'Zoe,Zimmer,,Mixed,3,200',
    ];
    const first = await preview(...lines);
    expect(first).toMatchObject({ body: { ok: true, people: 3, new_people: 3 } });
    const { data } = Object(first.body);
    expect(await send(data)).toMatchObject({ status: 200, body: { added: 4 } });
    const paid = await payees();
    expect(new Set(paid.map(({ total }) => total))).toEqual(new Set([305.5, 500, 200]));
    const again = await preview(...lines);
    expect(again).toMatchObject({ body: { ok: false } });
    expect(Object(again.body).findings.map(({ row }: { row: number }) => row)).toEqual([2, 3, 4, 5]);
    expect((await send(data)).status).toBe(409);
    expect((await send(Object(again.body).data.slice(3))).status).toBe(409);
    expect(await payees()).toEqual(paid);
    const fourth = Object((await preview('Zoe,Zimmer,,Mixed,4,100')).body).data;
    const key = { 'idempotency-key': `fourth-${venue.tid}` };
    for (const _ of ['sent', 'sent again without an answer'])
      expect(await send(fourth, key)).toMatchObject({ status: 200, body: { added: 1 } });
    expect(await payees()).toHaveLength(4);
  });

  it('of which some stand already enters nobody; sent again with its key it answers what it answered', async () => {
    const winner = (first: string) => ({
      first,
      last: 'Only',
      email: '',
      event: 'Mixed',
      place: '1',
      amount: '5',
    });
    const key = { 'idempotency-key': `winners-${venue.tid}` };
    expect(await send([winner('Una'), winner('Uno')], key)).toMatchObject({
      status: 200,
      body: { added: 2 },
    });
    expect(await send([winner('Ulf'), winner('Uno')])).toMatchObject(
      said(409, '1 of these prizes are on the list already: nothing was added'),
    );
    const { rowCount } = await all.server.core.pool.query(
      "select 1 from accounts.people where first = 'Ulf' and last = 'Only'",
    );
    expect(rowCount).toBe(0);
    expect(await send([winner('Una'), winner('Uno')], key)).toMatchObject({
      status: 200,
      body: { added: 2 },
    });
    expect(await payees()).toHaveLength(2);
  });

  const nameless = (...firsts: readonly string[]) =>
    firsts.map((first) => ({ first, last: venue.tid, email: '', event: 'Mixed', place: '1', amount: '5' }));
  const entered = async () =>
    (await all.server.core.pool.query('select 1 from accounts.people where last = $1', [venue.tid])).rowCount;

  it('whose process died before the prizes stood enters nobody twice when another request sends it', async () => {
    const list = nameless('Una', 'Uno');
    const dying = vi
      .spyOn(RequestUse.prototype, 'execute')
      .mockRejectedValueOnce(new Error('the process has ended'));
    expect((await send(list)).status).toBe(500);
    dying.mockRestore();
    expect(await entered()).toBe(2);
    expect(await send(list)).toMatchObject({ status: 200, body: { added: 2 } });
    expect(await entered()).toBe(2);
    expect(await payees()).toHaveLength(2);
  });

  it('counts once against what a day allows, however often an attempt dies before the prizes stand', async () => {
    const used = async () => {
      const { rows } = await all.server.core.pool.query<{ used: number }>(
        "select used from runtime.allowances where kind = 'additions' and key = $1",
        [mia.ref_id],
      );
      return rows[0]?.used ?? 0;
    };
    const dies = async (list: object[], headers?: Record<string, string>) => {
      const dying = vi
        .spyOn(RequestUse.prototype, 'execute')
        .mockRejectedValueOnce(new Error('the process has ended'));
      expect((await send(list, headers)).status).toBe(500);
      dying.mockRestore();
    };
    const before = await used();
    const key = { 'idempotency-key': `dying-${venue.tid}` };
    const list = nameless('Una', 'Uno', 'Ulf');
    await dies(list, key);
    await dies(list, key);
    expect(await send(list, key)).toMatchObject({ status: 200, body: { added: 3 } });
    expect((await used()) - before).toBe(3);
    // Another list under the key of one that has been counted.
    await dies(nameless('Ida', 'Ivo'), key);
    expect((await used()) - before).toBe(5);
  });

  it('that two desks send at once enters nobody twice, and pays no prize twice', async () => {
    const list = nameless('Una', 'Uno', 'Ulf');
    const statuses = (await Promise.all([send(list), send(list)])).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, 409]);
    expect(await entered()).toBe(3);
    expect(await payees()).toMatchObject([{ total: 5 }, { total: 5 }, { total: 5 }]);
  });

  it('adds somebody new where two payees have that name, also after somebody of that name was entered by a list', async () => {
    const [zoe] = nameless('Zoe');
    await send([zoe]);
    await mia.browser.post('/api/payment/addPlayer', { tid: venue.tid, first: 'Zoe', last: venue.tid });
    expect(await send([{ ...zoe, place: '3' }])).toMatchObject({ status: 200 });
    expect(await entered()).toBe(3);
  });

  it('of more new people than may be added within a day enters nobody, and says how many may', async () => {
    const winners = (first: string, count: number) =>
      Array.from({ length: count }, (_, index) => ({
        first,
        last: `No ${index}`,
        email: '',
        event: 'Mixed',
        place: '1',
        amount: '5',
      }));
    const refused = (pattern: RegExp) => ({
      status: 429,
      body: { message: expect.stringMatching(pattern) },
    });
    expect(await send(winners('Wanda', 301))).toMatchObject(
      refused(/adds 301 people, .* only 300 more .* in parts/),
    );
    expect(await send(winners('Vito', 2))).toMatchObject({ status: 200, body: { added: 2 } });
    expect(await send(winners('Wanda', 299))).toMatchObject(refused(/adds 299 people, .* only 298 more/));
    const { rowCount } = await all.server.core.pool.query(
      "select 1 from accounts.people where first = 'Wanda'",
    );
    expect(rowCount).toBe(0);
    expect(await payees()).toHaveLength(2);
  });
});

describe('payouts', () => {
  const calls = (by: By): Promise<{ status: number }>[] => [
    by.browser.get(`/api/payment/getPaymentItems/${venue.tid}`),
    by.browser.get(`/api/payment/getPlayers/${venue.tid}`),
    by.browser.get(`/api/payment/getYearlyPayees/${venue.tid}`),
    by.browser.post('/api/getPlayerName?search=Tester', { tid: venue.tid }),
    by.browser.post('/api/payment/addPlayer', { tid: venue.tid, first: 'A', last: 'B' }),
    add({}, by),
    pay({}, by),
    by.browser.get(`/rest/payees?filter={"tid":"${venue.tid}"}`),
    by.browser.get(`/rest/payoutitems?filter={"tid":"${venue.tid}"}`),
  ];
  const statuses = async (by: By) => new Set((await Promise.all(calls(by))).map(({ status }) => status));

  it('are the masters’ alone, and nobody’s where the tournament pays nobody', async () => {
    expect(await statuses({ browser: venue.visitor })).toEqual(new Set([401]));
    expect(await statuses(ann)).toEqual(new Set([403]));
    expect(await statuses(await venue.staff('referee', 'line', 'volunteer'))).toEqual(new Set([403]));
    await venue.change({ payout: false });
    expect(await statuses(mia)).toEqual(new Set([403]));
  });

  it('are records for react-admin, written through the documented calls', async () => {
    const filter = (more: object = {}) => encodeURIComponent(JSON.stringify({ tid: venue.tid, ...more }));
    const made = await mia.browser.post('/rest/payoutitems', {
      tid: venue.tid,
      ref_id: ann.ref_id,
      ...PRIZE,
    });
    expect(made).toMatchObject({ status: 200, body: { amount: 125.5, name: 'First0 Tester' } });
    const id = String(fieldOf(made, 'id'));
    expect((await mia.browser.put(`/rest/payoutitems/${id}`, { amount: 3.25 })).body).toMatchObject({
      amount: 3.25,
    });
    const [payee] = rowsOf(await mia.browser.get(`/rest/payees?filter=${filter({ q: 'first0' })}`));
    expect(payee).toMatchObject({ total: 3.25, w9_received: false });
    expect((await mia.browser.put(`/rest/payees/${payee?.id}`, { w9_received: true })).body).toMatchObject({
      w9_received: true,
    });
    await pay();
    expect(await mia.browser.put(`/rest/payoutitems/${id}`, { amount: 9 })).toMatchObject(
      said(409, 'Item is paid so not changes can be made'),
    );
    const bulk = await mia.browser.put('/rest/payoutitems/bulk', { ids: [id], remove: true });
    expect(bulk.body).toMatchObject({ outcomes: [{ id, ok: false }] });
    expect(rowsOf(await mia.browser.get(`/rest/payoutitems?filter=${filter({ paid: true })}`))).toHaveLength(
      1,
    );
  });

  it('keep the sums of who was forgotten, and not their name, handles or words', async () => {
    await add();
    await pay({ memo: 'Canary memo' });
    await venue.world.done(personAggregate, ann.ref_id, { type: 'Forget' });
    const kept = { name: 'Former Member', amount: 125.5, memo: null, paid_by: 'Pia Payer' };
    await vi.waitFor(async () => expect(await items()).toMatchObject([kept]), PATIENT);
    expect(await payees()).toMatchObject([{ name: 'Former Member', total: 125.5, email: null, venmo: null }]);
  });
});
