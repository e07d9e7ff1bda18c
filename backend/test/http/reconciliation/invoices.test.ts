import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Display } from '../../support/display.ts';
import { hosted } from '../../support/hosted.ts';
import { said } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';
import { Paying } from './paid.ts';

const all = hosted();
/** For what is told live, on a busy machine. */
const PATIENT = { timeout: 20_000, interval: 50 };
const RATES = { certified_amount: 2500, certified_amount2: 1000 };

let organization: string;
let venue: Venue;
let dora: Member;
let pay: Paying;
let ann: Member;
let ben: Member;
beforeEach(async () => {
  organization = `Org ${Math.random()}`;
  venue = await Venue.open(all.server, { ...RATES, organization });
  dora = await venue.staff('referee');
  const [one, other] = await venue.queue(dora, 2, { credentials: 'Certified' });
  if (!one || !other) throw new Error('nobody came');
  [ann, ben] = [one, other];
  pay = new Paying(venue, dora);
});

const post = (id: string, status = true) => pay.put('reconciliation/posted', { id, status });

describe('an invoice', () => {
  it('is made out with the first posting, once, and shows what is posted', async () => {
    const first = await pay.play(ann.ref_id, ben.ref_id);
    expect(await pay.invoices()).toEqual([]);
    await post(first);
    const [invoice] = await pay.invoices();
    expect(invoice).toMatchObject({ number: 1, ref_id: ann.ref_id, state: 'open', total: 25, count: 1 });
    const second = await pay.play(ann.ref_id);
    await post(second);
    expect(await pay.invoice(invoice?.id ?? '')).toMatchObject({
      ...{ first: 'First0', last: 'Tester', name: 'Dallas Open', ref_id: ann.ref_id, tid: venue.tid },
      ...{ total: 50, bonus: 0, bonusDesc: null, payment_date: null },
      detail: [
        { id: first, of: 'lead', court_num: '1', amount: 25 },
        { id: second, of: 'lead', amount: 25 },
      ],
    });
    await post(first, false);
    expect(await pay.invoices()).toMatchObject([{ total: 25 }]);
    expect(await pay.match(first)).toMatchObject({ invoice_id: invoice?.id, second_invoice_id: null });
  });

  it('holds work beside a court that is paid, and the bonus', async () => {
    const { tid } = venue;
    const begun = await dora.browser.post(`/api/addAuxAssignment/${tid}`, {
      ref_id: ben.ref_id,
      type: 'Runner',
    });
    const { id: aux } = begun.body as { id: string };
    await pay.put(`finishAuxAssignment/${tid}`, { id: aux, amount: 15, paid: true });
    await pay.put('reconciliation/paid', { id: await pay.play(ann.ref_id), status: true });
    const invoices = await pay.invoices();
    const bens = invoices.find(({ ref_id }) => ref_id === ben.ref_id);
    expect(bens).toMatchObject({ total: 15, state: 'open' });
    expect(invoices.find(({ ref_id }) => ref_id === ann.ref_id)).toMatchObject({ state: 'empty', total: 0 });
    await pay.put('setInvoiceBonus', { id: bens?.id, bonus: '7.25', bonusDesc: 'Stayed late' });
    expect(await pay.invoice(bens?.id ?? '')).toMatchObject({
      total: 22.25,
      bonus: 7.25,
      bonusDesc: 'Stayed late',
    });
    await pay.put('setInvoiceBonus', { id: bens?.id, bonus: 8 });
    await pay.put('setInvoiceBonus', { id: bens?.id, bonusDesc: 'Heat' });
    expect(await pay.invoice(bens?.id ?? '')).toMatchObject({ bonus: 8, bonusDesc: 'Heat' });
    await pay.put('setInvoiceBonus', { id: bens?.id, bonus: '7.25', bonusDesc: 'Stayed late' });
    // A desk that saw none has not seen what another one has given since.
    const unseen = await pay.put('setInvoiceBonus', { id: bens?.id, bonus: 20, seen: 0 });
    expect(unseen).toMatchObject({ status: 409, body: { code: 'changed' } });
    const unread = await pay.put('setInvoiceBonus', {
      id: bens?.id,
      bonusDesc: 'Rain',
      bonusDesc_seen: 'Heat',
    });
    expect(unread).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(await pay.invoice(bens?.id ?? '')).toMatchObject({ bonus: 7.25, bonusDesc: 'Stayed late' });
    const wrong = await pay.put('setInvoiceBonus', { id: bens?.id, bonus: -3 });
    expect(wrong).toMatchObject({ status: 400, body: { errors: { bonus: expect.any(String) } } });
  });

  it('has a number of its own in its organization, whichever tournament it is for', async () => {
    await post(await pay.play(ann.ref_id));
    const next = await Venue.open(all.server, { ...RATES, organization: ` ${organization.toUpperCase()} ` });
    const desk = await next.staff('referee');
    const there = new Paying(next, desk);
    const [cyd, dan] = await next.queue(desk, 2, { credentials: 'Certified' });
    const id = await there.play(cyd?.ref_id ?? '', dan?.ref_id ?? '');
    const sides = ['lead', 'supporting'].map((side) => ({ id, side }));
    await there.put(`reconciliation/mark/${next.tid}`, { sides, mark: 'posted', status: true });
    expect((await there.invoices()).map(({ number }) => number)).toEqual([2, 3]);
  });

  it('is paid once, of what the payer saw, and can be taken back', async () => {
    await post(await pay.play(ann.ref_id));
    const [{ id } = { id: '' }] = await pay.invoices();
    const body = {
      id,
      status: true,
      total: 25,
      payment_date: '03/07/2026',
      payment_type: 'cast',
      payment_memo: 'No. 7',
    };
    expect(await pay.put('payInvoice', { ...body, total: 24 })).toMatchObject({ status: 409 });
    const mara = new Paying(venue, await venue.staff('master'));
    const both = await Promise.all([pay.put('payInvoice', body), mara.put('payInvoice', body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const paid = { payment_date: '2026-03-07', payment_type: 'cast', payment_memo: 'No. 7', paid_amount: 25 };
    expect(await pay.invoices()).toMatchObject([{ state: 'paid', ...paid }]);
    await post(await pay.play(ann.ref_id));
    expect(await pay.invoices()).toMatchObject([{ state: 'changed', total: 50, paid_amount: 25 }]);
    expect(await pay.put('setInvoiceBonus', { id, bonus: 1 })).toMatchObject({ status: 409 });
    // Who was asked about another payment has not seen this one.
    const back = { id, status: false, total: 25, payment_date: '2026-03-07', payment_type: 'check' };
    expect(await pay.put('payInvoice', back)).toMatchObject({ status: 409 });
    await pay.put('payInvoice', { ...back, payment_type: 'cast' });
    expect(await pay.invoices()).toMatchObject([{ state: 'open', payment_date: null }]);
  });

  it('is paid once where the answer was lost and another match was posted before it is sent again', async () => {
    await post(await pay.play(ann.ref_id));
    const [{ id } = { id: '' }] = await pay.invoices();
    const body = { id, status: true, total: 25 };
    const send = () => dora.browser.put('/api/payInvoice', body, { 'idempotency-key': 'pay' });
    const first = await send();
    expect(first.status).toBe(200);
    await post(await pay.play(ann.ref_id));
    expect(await send()).toMatchObject({ status: 200, body: first.body });
  });

  it('is told of to every desk of its tournament when it is made out, paid or changed', async () => {
    const screen = await Display.open(all.server.app, `courtcrew=${dora.browser.cookies.get('courtcrew')}`);
    await screen.join(`reconciliation:${venue.tid}`);
    const told = () => screen.frames.filter(({ event }) => event === 'invoice').length;
    await post(await pay.play(ann.ref_id));
    const [{ id } = { id: '' }] = await pay.invoices();
    await vi.waitFor(() => expect(told()).toBe(1), PATIENT);
    const acts = [
      ['setInvoiceBonus', { id, bonus: 5 }],
      ['payInvoice', { id, status: true, total: 30 }],
      ['payInvoice', { id, status: false }],
    ] as const;
    for (const [index, [call, body]] of acts.entries()) {
      await pay.put(call, body);
      await vi.waitFor(() => expect(told()).toBe(index + 2), PATIENT);
    }
    await screen.close();
  });

  it('is read by the official it is for and by the desk, and by nobody else', async () => {
    await post(await pay.play(ann.ref_id));
    const [{ id } = { id: '' }] = await pay.invoices();
    expect(await ann.browser.get(`/api/getInvoice/${id}`)).toMatchObject({
      status: 200,
      body: { total: 25 },
    });
    const elsewhere = await Venue.open(all.server);
    for (const other of [ben, await venue.staff('volunteer'), await elsewhere.staff('master')]) {
      const refused = await other.browser.get(`/api/getInvoice/${id}`);
      expect(refused).toMatchObject(said(403, 'Sorry you are not authorized for this feature.'));
      expect(JSON.stringify(refused.body)).not.toContain('First0');
    }
    expect(await venue.visitor.get(`/api/getInvoice/${id}`)).toMatchObject({ status: 401 });
    expect(await ann.browser.get('/api/getOwnInvoices')).toMatchObject({ body: [{ id, total: 25 }] });
    expect(await ben.browser.get('/api/getOwnInvoices')).toMatchObject({ body: [] });
    expect(await ann.browser.put('/api/setInvoiceBonus', { id, bonus: 100 })).toMatchObject({ status: 404 });
  });
});
