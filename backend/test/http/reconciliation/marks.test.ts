import { beforeEach, describe, expect, it } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { fieldOf, rowsOf, said } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';
import { Paying } from './paid.ts';

const all = hosted();
const CERTIFIED = { credentials: 'Certified' } as const;

let venue: Venue;
let dora: Member;
let pay: Paying;
let ann: string;
let ben: string;
let people: Member[];
beforeEach(async () => {
  venue = await Venue.open(all.server, {
    certified_amount: 2500,
    certified_amount2: 1000,
    organization: 'APP',
  });
  dora = await venue.staff('referee');
  people = await venue.queue(dora, 2, CERTIFIED);
  [ann = '', ben = ''] = people.map(({ ref_id }) => ref_id);
  pay = new Paying(venue, dora);
});

describe('the matches of the reconciliation', () => {
  it('carry what the documents name, in dollars', async () => {
    const id = await pay.play(ann, ben, { sysid: 'M-7', medal: 'Bronze' });
    expect(await pay.matches()).toMatchObject([
      {
        id,
        court_num: '1',
        name: 'First0 Tester',
        credentials: 'Certified',
        match_time: 0,
        match_type: 'Bronze',
        sysid: 'M-7',
        estimated_amount: 25,
        amount: 25,
        paid: false,
        posted: false,
        supporting: 'First1 Tester',
        second_cred: 'Certified',
        estimated_supporting_amount: 10,
        second_amount: 10,
        second_paid: false,
        posted_second: false,
        payment_note: null,
      },
    ]);
    expect(JSON.stringify(await pay.matches())).not.toMatch(/example\.org|8015550/);
  });

  it('come with the ways to pay those who worked, for the desk that pays them and for nobody else', async () => {
    await pay.play(ann);
    const [one] = people;
    await one?.browser.put(`/auth/editProfile/${ann}`, { venmo: '@ann' });
    const path = `/api/reconciliation/handles/${venue.tid}`;
    expect(await dora.browser.get(path)).toMatchObject({
      status: 200,
      body: [{ ref_id: ann, venmo: '@ann', zelle: null }],
    });
    expect(await one?.browser.get(path)).toMatchObject({ status: 403 });
  });

  it('show nobody’s handles for nothing', async () => {
    await pay.play(ann, null, { amount: 0 });
    const [one] = people;
    await one?.browser.put(`/auth/editProfile/${ann}`, { venmo: '@ann', city: 'Provo' });
    const mia = await venue.staff('master');
    const totals = rowsOf(await mia.browser.get(`/api/getRefereeTotalWithContact/${venue.tid}`));
    expect(totals.find(({ ref_id }) => ref_id === ann)).toMatchObject({
      email: `${ann}@example.org`,
      city: null,
      venmo: null,
    });
    expect(await dora.browser.get(`/api/reconciliation/handles/${venue.tid}`)).toMatchObject({ body: [] });
  });

  it('keep what was paid then when the tournament pays more', async () => {
    const id = await pay.play(ann);
    await venue.change({ certified_amount: 9900 });
    expect(await pay.match(id)).toMatchObject({ estimated_amount: 25, amount: 25, supporting: null });
  });
});

describe('the four marks', () => {
  const MARKS = [
    ['paid', 'paid'],
    ['posted', 'posted'],
    ['supportingPaid', 'second_paid'],
    ['supportingPosted', 'posted_second'],
  ] as const;

  it.each(MARKS)('%s are set and taken back, each without the others', async (call, field) => {
    const id = await pay.play(ann, ben);
    const none = { paid: false, posted: false, second_paid: false, posted_second: false };
    const mark = (status: unknown) => pay.put(`reconciliation/${call}`, { id, first: 'Dora', status });
    expect(await mark(true)).toMatchObject(said(200, 'Saved'));
    expect(await mark(true)).toMatchObject(said(200, 'Saved'));
    expect(await pay.match(id)).toMatchObject({ ...none, [field]: true });
    await mark('false');
    expect(await pay.match(id)).toMatchObject(none);
  });

  it('are set by two desks at once, and stand in the log once', async () => {
    const id = await pay.play(ann, ben);
    const mara = new Paying(venue, await venue.staff('master'));
    const body = { id, status: true };
    await Promise.all([pay, mara, pay].map((desk) => desk.put('reconciliation/posted', body)));
    expect(fieldOf(await dora.browser.get(`/api/reconciliation/why/${id}`), 'turns')).toMatchObject([
      { what: 'finished', side: 'lead', amount: 25 },
      { what: 'finished', side: 'supporting', amount: 10 },
      { what: 'posted', side: 'lead' },
    ]);
  });

  it('are refused for another amount than the presser saw', async () => {
    const id = await pay.play(ann);
    await pay.put('reconciliation/updatePaymentAmount', { id, amount: 40 });
    const paid = (amount: number) => pay.put('reconciliation/paid', { id, status: true, amount });
    expect(await paid(25)).toMatchObject(said(409, 'The amount was changed meanwhile: look at it again'));
    expect(await pay.match(id)).toMatchObject({ paid: false });
    const other = await pay.play(ann);
    const many = (amount: number) =>
      pay.put(`reconciliation/mark/${venue.tid}`, {
        sides: [
          { id: other, side: 'lead', amount: 25 },
          { id, side: 'lead', amount },
        ],
        mark: 'paid',
        status: true,
      });
    expect(await many(25)).toMatchObject({ status: 409 });
    expect(await pay.match(other)).toMatchObject({ paid: false });
    expect(await paid(40)).toMatchObject({ status: 200 });
    expect(await many(40)).toMatchObject({ status: 200, body: { changed: 1 } });
  });

  it('of a second are refused where there was none', async () => {
    const id = await pay.play(ann);
    const refused = await pay.put('reconciliation/supportingPaid', { id, status: true });
    expect(refused).toMatchObject(said(404, 'Match not found'));
  });

  it('are set of many at once', async () => {
    const ids = [await pay.play(ann, ben), await pay.play(ann)];
    const sides = ids.flatMap((id) => [
      { id, side: 'lead' },
      { id, side: 'supporting' },
    ]);
    const mark = () => pay.put(`reconciliation/mark/${venue.tid}`, { sides, mark: 'paid', status: true });
    await pay.put('reconciliation/paid', { id: ids[0], status: true });
    const [, second, alone] = sides;
    expect(await mark()).toMatchObject({ status: 200, body: { changed: 2, sides: [alone, second] } });
    expect(await mark()).toMatchObject({ status: 200, body: { changed: 0, sides: [] } });
    expect(await pay.totals()).toMatchObject({ total: 60, lead_due: 0, supporting_due: 0, posted_total: 0 });
  });
});

describe('auto post', () => {
  it('posts exactly what is paid as estimated, once', async () => {
    const equal = await pay.play(ann, ben, { paid: true, secondPaid: true, secondAmount: 12 });
    const unequal = await pay.play(ann, null, { paid: true, amount: '24.99' });
    const unpaid = await pay.play(ann);
    const key = { 'idempotency-key': `auto-${venue.tid}` };
    const post = () => pay.put(`reconciliation/autoPost/${venue.tid}`, {}, key);
    expect(await post()).toMatchObject({ status: 200, body: { posted: 1 } });
    expect(await post()).toMatchObject({ status: 200, body: { posted: 1 } });
    expect(await pay.put(`reconciliation/autoPost/${venue.tid}`)).toMatchObject({ body: { posted: 0 } });
    expect(await pay.match(equal)).toMatchObject({ posted: true, posted_second: false });
    expect(await pay.match(unequal)).toMatchObject({ posted: false });
    expect(await pay.match(unpaid)).toMatchObject({ posted: false });
    expect(await pay.totals()).toEqual({
      total: 86.99,
      lead_sum: 74.99,
      supporting_sum: 12,
      aux_sum: 0,
      posted_total: 25,
      lead_due: 25,
      supporting_due: 0,
      aux_due: 0,
    });
  });
});

describe('an amount', () => {
  it('is changed with a reason, for either side', async () => {
    const id = await pay.play(ann, ben);
    await pay.put('reconciliation/updatePaymentAmount', {
      id,
      first: 'D',
      amount: '30.50',
      note: 'Two hours',
    });
    await pay.put('reconciliation/updateSecondPaymentAmount', { id, amount: 11 });
    const changed = { amount: 30.5, payment_note: 'Two hours', second_amount: 11, second_payment_note: null };
    expect(await pay.match(id)).toMatchObject({ ...changed, estimated_amount: 25 });
    const late = await pay.put('reconciliation/updatePaymentAmount', { id, amount: 20, seen: 25 });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'changed',
        errors: { amount: 'was changed meanwhile' },
        details: { now: { amount: 30.5 } },
      },
    });
    await pay.put('reconciliation/updatePaymentAmount', { id, amount: 31, seen: 30.5 });
    expect(await pay.match(id)).toMatchObject({ amount: 31, payment_note: 'Two hours' });
  });

  it.each([-1, 12.345, 1e9, 'twelve', '12.345', '', null, 'NaN', [12], true])(
    'cannot be %j',
    async (amount) => {
      const id = await pay.play(ann, ben);
      for (const call of ['updatePaymentAmount', 'updateSecondPaymentAmount']) {
        const refused = await pay.put(`reconciliation/${call}`, { id, amount });
        expect(refused).toMatchObject({ status: 400, body: { errors: { amount: expect.any(String) } } });
      }
      expect(await pay.match(id)).toMatchObject({ amount: 25, second_amount: 10 });
    },
  );

  it('that is posted stays, and the refusal says whom to ask', async () => {
    const id = await pay.play(ann);
    await pay.put('reconciliation/posted', { id, status: true });
    const refused = await pay.put('reconciliation/updatePaymentAmount', { id, amount: 1 });
    expect(refused).toMatchObject({
      status: 409,
      body: {
        code: 'posted',
        message: expect.stringMatching(/^Marked as posted by First0 Tester, .+: take/),
      },
    });
    await pay.put('reconciliation/posted', { id, status: false });
    expect(await pay.put('reconciliation/updatePaymentAmount', { id, amount: 1 })).toMatchObject({
      status: 200,
    });
  });
});

describe('a past match', () => {
  it('is corrected all at once', async () => {
    const id = await pay.play(ann, ben);
    const body = {
      id,
      amount: 26,
      paid: true,
      secondAmount: '',
      secondPaid: true,
      sysid: 'X',
      medal: 'gold',
    };
    const late = { id, amount: 26, seen: 20 };
    expect(await pay.put('updatePastMatch', late)).toMatchObject({ status: 409 });
    expect(await pay.put('updatePastMatch', { id, secondAmount: 9, secondSeen: 8 })).toMatchObject({
      status: 409,
    });
    expect(await pay.put('updatePastMatch', body)).toMatchObject(said(200, 'Saved'));
    expect(await pay.match(id)).toMatchObject({
      ...{ amount: 26, paid: true, second_amount: 10, second_paid: true },
      ...{ sysid: 'X', medal: 'Gold', match_type: 'Gold' },
    });
  });

  it('that is marked is not undone', async () => {
    await dora.browser.post(`/api/assignCourt/${venue.tid}`, { court_num: 1, ref_id: ann });
    const finished = await pay.put(`finishMatch/${venue.tid}`, { court_num: 1 });
    const [{ id } = { id: '' }] = await pay.matches();
    await pay.put('reconciliation/paid', { id, status: true });
    const undo = () =>
      dora.browser.post(`/api/undoOnBoard/${venue.tid}`, { undo: fieldOf(finished, 'undo') });
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'paid' } });
    await pay.put('reconciliation/paid', { id, status: false });
    expect(await undo()).toMatchObject(said(200, 'Undone'));
    expect(await pay.matches()).toEqual([]);
  });
});

describe('a past assignment beside a court', () => {
  it('has its amount and its mark, and its sum in the totals', async () => {
    const { tid } = venue;
    const begun = await dora.browser.post(`/api/addAuxAssignment/${tid}`, {
      ref_id: ann,
      type: 'Line Judge',
    });
    const id = fieldOf(begun, 'id');
    expect(await pay.put('updatePastAuxAssignment', { id, amount: 40 })).toMatchObject({ status: 409 });
    await pay.put(`finishAuxAssignment/${tid}`, { id });
    const late = await pay.put('updatePastAuxAssignment', { id, amount: 40, seen: 30, paid: true });
    expect(late).toMatchObject({ status: 409 });
    await pay.put('updatePastAuxAssignment', { id, amount: 40, paid: true });
    expect(await pay.aux()).toMatchObject([{ id, person: 'First0 Tester', amount: 40, paid: true }]);
    expect(await pay.totals()).toMatchObject({ total: 40, aux_sum: 40, aux_due: 0, posted_total: 0 });
    expect(await dora.browser.get(`/api/reconciliation/why/${id}`)).toMatchObject({
      body: {
        of: 'aux',
        turns: [{ what: 'finished', amount: 0 }, { what: 'amount', amount: 40 }, { what: 'paid' }],
      },
    });
  });
});

describe('why somebody has an amount', () => {
  it('is told down to the events, with the rate of that day', async () => {
    const id = await pay.play(ann, ben);
    await venue.change({ certified_amount: 9900 });
    await pay.put('reconciliation/updatePaymentAmount', { id, amount: 30, note: 'Heat' });
    await pay.put('reconciliation/paid', { id, status: true });
    const { body } = await dora.browser.get(`/api/reconciliation/why/${id}`);
    expect(body).toMatchObject({
      of: 'match',
      parts: [
        { side: 'lead', credentials: 'Certified', rate: 25, amount: 30, paid: true, note: 'Heat' },
        { side: 'supporting', rate: 10, amount: 10 },
      ],
      turns: [
        { what: 'finished', side: 'lead', amount: 25, author: 'First0 Tester' },
        { what: 'finished', side: 'supporting', amount: 10 },
        { what: 'amount', side: 'lead', amount: 30, note: 'Heat' },
        { what: 'paid', side: 'lead' },
      ],
    });
  });

  it('is told an official of the own part only, and nobody else', async () => {
    const id = await pay.play(ann, ben);
    const [lead, second] = people;
    const why = (member: Member | undefined) => member?.browser.get(`/api/reconciliation/why/${id}`);
    expect(await why(lead)).toMatchObject({ body: { parts: [{ side: 'lead' }], turns: [{ side: 'lead' }] } });
    expect(await why(second)).toMatchObject({ body: { parts: [{ side: 'supporting' }] } });
    const [stranger] = await venue.people(1);
    expect(await why(stranger)).toMatchObject(said(404, 'Pay not found'));
    expect(await venue.visitor.get(`/api/reconciliation/why/${id}`)).toMatchObject({ status: 401 });
  });
});

describe('who may', () => {
  it('reconcile is the referee desk of the tournament alone', async () => {
    const id = await pay.play(ann, ben);
    const elsewhere = await Venue.open(all.server);
    const others = [
      [await elsewhere.staff('master'), 403, 403],
      [await venue.staff('volunteer'), 403, 403],
      [people[0], 403, 403],
    ] as const;
    for (const [member, ofRow, ofTournament] of others) {
      const by = member?.browser;
      expect(await by?.put('/api/reconciliation/paid', { id, status: true })).toMatchObject({
        status: ofRow,
      });
      expect(await by?.put('/api/updatePastMatch', { id, amount: 1 })).toMatchObject({ status: ofRow });
      const read = await by?.get(`/api/getMatchesForReconciliation/${venue.tid}`);
      expect(read).toMatchObject({ status: ofTournament });
    }
    expect(await pay.match(id)).toMatchObject({ paid: false, amount: 25 });
  });
});

describe('the resources of the staff', () => {
  const list = async (name: string, filter: object = {}) => {
    const wanted = encodeURIComponent(JSON.stringify({ tid: venue.tid, ...filter }));
    const { body } = await dora.browser.get(`/rest/${name}?filter=${wanted}&range=[0,24]`);
    return body as { id: string; [field: string]: unknown }[];
  };

  it('list past matches with their difference, and correct them in dollars', async () => {
    await pay.play(ann, ben);
    const [row] = await list('pastmatches');
    expect(row).toMatchObject({ name: 'First0 Tester', amount: 25, difference: 0, medal: 'none' });
    const changed = await dora.browser.put(`/rest/pastmatches/${row?.id}`, { amount: '30.25', sysid: 'F-1' });
    expect(changed).toMatchObject({ status: 200, body: { amount: 30.25, difference: 5.25, sysid: 'F-1' } });
    expect(await list('pastmatches', { paid: true })).toEqual([]);
    const wrong = await dora.browser.put(`/rest/pastmatches/${row?.id}`, { amount: -1 });
    expect(wrong).toMatchObject({ status: 400, body: { errors: { amount: expect.any(String) } } });
  });

  it('list past assignments and invoices', async () => {
    const { tid } = venue;
    const begun = await dora.browser.post(`/api/addAuxAssignment/${tid}`, { ref_id: ann, type: 'Runner' });
    await pay.put(`finishAuxAssignment/${tid}`, { id: fieldOf(begun, 'id') });
    const [row] = await list('pastaux');
    const changed = await dora.browser.put(`/rest/pastaux/${row?.id}`, { amount: 12.5, paid: true });
    expect(changed).toMatchObject({ status: 200, body: { amount: 12.5, paid: true } });
    expect(await list('invoices', { state: 'paid' })).toMatchObject([
      { person: 'First0 Tester', total: 12.5, due: 0 },
    ]);
  });
});
