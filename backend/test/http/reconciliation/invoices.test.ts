import { sealsOf } from '@courtcrew/domain/kernel/event.ts';
import { invoiceById } from '@courtcrew/projections/reconciliation/index.ts';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { invoiceAggregate } from '../../../src/reconciliation/index.ts';
import { Display } from '../../support/display.ts';
import { hosted } from '../../support/hosted.ts';
import { fieldOf, said } from '../../support/seen.ts';
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

const invoiceOf = async ({ ref_id }: Member) => {
  const one = (await pay.invoices()).find((row) => row.ref_id === ref_id);
  if (!one) throw new Error('no invoice');
  return one;
};
const post = (id: string, status = true) => pay.put('reconciliation/posted', { id, status });

describe('an invoice', () => {
  it('lists everything that was earned, posted or not, once for each person', async () => {
    const first = await pay.play(ann.ref_id, ben.ref_id);
    await vi.waitFor(async () => expect(await pay.invoices()).toHaveLength(2), PATIENT);
    const invoice = await invoiceOf(ann);
    expect(invoice).toMatchObject({ state: 'open', total: 25, due: 25, paid: 0, count: 1 });
    const second = await pay.play(ann.ref_id);
    await post(second);
    expect(await pay.invoice(invoice.id)).toMatchObject({
      ...{ first: 'First0', last: 'Tester', name: 'Dallas Open', ref_id: ann.ref_id, tid: venue.tid },
      ...{ total: 50, due: 50, bonus: 0, bonusDesc: null, payment_date: null },
      detail: [
        { id: first, of: 'lead', court_num: '1', amount: 25, posted: false, paid: false },
        { id: second, of: 'lead', amount: 25, posted: true, paid: false },
      ],
    });
    expect(await pay.match(first)).toMatchObject({
      invoice_id: invoice.id,
      second_invoice_id: (await invoiceOf(ben)).id,
    });
  });

  it('asks for nothing that the desk has paid already, and for all that it has not', async () => {
    // Finished as paid, then posted: the officials have the money.
    const had = await pay.play(ann.ref_id, null, { amount: 25, paid: true });
    await pay.put(`reconciliation/autoPost/${venue.tid}`);
    expect(await invoiceOf(ann)).toMatchObject({ state: 'paid', total: 25, paid: 25, due: 0 });
    const due = await pay.play(ann.ref_id);
    const { id } = await invoiceOf(ann);
    expect(await pay.invoice(id)).toMatchObject({
      ...{ state: 'open', total: 50, paid: 25, due: 25 },
      detail: [
        { id: had, paid: true, payment: null, paid_at: expect.any(String) },
        { id: due, paid: false, paid_at: null },
      ],
    });
    await pay.put('payInvoice', { id, status: true, due: 25, payment_type: 'check', payment_memo: 'No. 7' });
    const paid = await pay.invoice(id);
    const [payment] = paid.payments;
    expect(payment).toMatchObject({ amount: 25, type: 'check', memo: 'No. 7' });
    expect(paid).toMatchObject({
      state: 'paid',
      due: 0,
      detail: [{ payment: null }, { payment: payment?.id }],
    });
    expect(await pay.match(due)).toMatchObject({ paid: true });
    expect(await pay.totals()).toMatchObject({ lead_due: 0 });
    const again = await pay.put('payInvoice', { id, status: true });
    expect(again).toMatchObject({ status: 409, body: { code: 'paid' } });
    const line = await pay.put('reconciliation/paid', { id: due, status: false });
    expect(line).toMatchObject({ status: 409, body: { code: 'paid-by-invoice' } });
  });

  it('pays what is posted alone where the tournament pays after posting', async () => {
    const later = await Venue.open(all.server, { ...RATES, referee_post_pay: true });
    const desk = await later.staff('referee');
    const there = new Paying(later, desk);
    const [cyd] = await later.queue(desk, 1, { credentials: 'Certified' });
    const first = await there.play(cyd?.ref_id ?? '');
    const second = await there.play(cyd?.ref_id ?? '');
    await vi.waitFor(async () => expect(await there.invoices()).toHaveLength(1), PATIENT);
    const [{ id } = { id: '' }] = await there.invoices();
    expect(await there.invoices()).toMatchObject([{ state: 'waits', due: 50, payable: 0 }]);
    const early = await there.put('payInvoice', { id, status: true });
    expect(early).toMatchObject({ status: 409, body: { code: 'not-posted' } });
    await there.put('reconciliation/posted', { id: first, status: true });
    await there.put('payInvoice', { id, status: true, due: 25 });
    expect(await there.invoice(id)).toMatchObject({
      ...{ state: 'waits', due: 25, payable: 0, paid: 25 },
      detail: [
        { id: first, paid: true, waits: false },
        { id: second, paid: false, waits: true },
      ],
    });
  });

  it('says who changed what after it was paid, as does the story of the amount', async () => {
    const id = await pay.play(ann.ref_id, null, { amount: 25, paid: true });
    await pay.put('reconciliation/updatePaymentAmount', { id, amount: 30, note: 'Heat' });
    const { id: invoice } = await invoiceOf(ann);
    const author = expect.stringContaining('Tester');
    expect(await pay.invoice(invoice)).toMatchObject({
      ...{ state: 'changed', due: 0 },
      detail: [{ amount: 30, paid: true, changed: { from: 25, author, at: expect.any(String) } }],
    });
    const story = await dora.browser.get(`/api/reconciliation/why/${id}`);
    expect(fieldOf(story, 'turns')).toMatchObject([
      { what: 'finished', amount: 25, paid_amount: null },
      { what: 'paid' },
      { what: 'amount', amount: 30, paid_amount: 25, author },
    ]);
    await pay.put('reconciliation/updatePaymentAmount', { id, amount: 25 });
    expect(await pay.invoice(invoice)).toMatchObject({ state: 'paid', detail: [{ changed: null }] });
  });

  it('is paid with many others in one step, which is taken back in one', async () => {
    await pay.play(ann.ref_id, ben.ref_id);
    await vi.waitFor(async () => expect(await pay.invoices()).toHaveLength(2), PATIENT);
    const [anns, bens] = [await invoiceOf(ann), await invoiceOf(ben)];
    await pay.put('setInvoiceBonus', { id: bens.id, bonus: 5 });
    const how = { payment_date: '2026-03-08', payment_type: 'zelle' };
    const paying = (due: number) =>
      pay.put(`payInvoices/${venue.tid}`, {
        invoices: [
          { id: anns.id, due: 25 },
          { id: bens.id, due },
        ],
        ...how,
      });
    // Another desk has given the bonus since: that one is left out and said.
    expect(await paying(10)).toMatchObject({
      body: { amount: 25, paid: [{ id: anns.id }], refused: [bens.id] },
    });
    const rest = await paying(15);
    expect(rest).toMatchObject({
      body: { amount: 15, paid: [{ id: bens.id, amount: 15 }], refused: [anns.id] },
    });
    const shown = { state: 'paid', due: 0, ...how };
    expect(await pay.invoices()).toMatchObject([shown, shown]);
    const payments = (await pay.invoices()).flatMap((one) => one.payments.map(({ id }) => id));
    const back = await pay.put(`takePaymentsBack/${venue.tid}`, { payments });
    expect(back).toMatchObject({ status: 200, body: { changed: 2 } });
    expect(await pay.invoices()).toMatchObject([{ paid: 0 }, { paid: 0 }]);
    expect(await pay.totals()).toMatchObject({ lead_due: 25, supporting_due: 10 });
    const elsewhere = new Paying(venue, await (await Venue.open(all.server)).staff('master'));
    for (const refused of [
      await elsewhere.put(`payInvoices/${venue.tid}`, { invoices: [{ id: anns.id }] }),
      await elsewhere.put(`takePaymentsBack/${venue.tid}`, { payments }),
    ])
      expect(refused.status).toBe(403);
  });

  it('of the time when it was paid in its book asks for nothing that was posted by then', async () => {
    const before = await pay.play(ann.ref_id);
    await post(before);
    const { id } = await invoiceOf(ann);
    await pay.put('setInvoiceBonus', { id, bonus: 5 });
    const { core } = all.server;
    const { book } = (await invoiceById(core.db, id)) ?? { book: '' };
    const stream = `${invoiceAggregate.name}-${book}`;
    const head = await core.pool.query('select max(revision) as last from log.events where stream = $1', [
      stream,
    ]);
    await core.store.append(
      stream,
      await core.vault.sealEvents(
        [
          {
            ...{ id: crypto.randomUUID(), type: 'InvoicePaid' },
            data: { id, ref_id: ann.ref_id, amount: 3000, date: '2026-03-07', type: 'check', memo: null },
            meta: {
              ...{ commandId: crypto.randomUUID(), actor: { ref: dora.ref_id, as: 'admin' }, schema: 1 },
              ...{ at: new Date().toISOString(), correlation: 'c', causation: 'c' },
            },
          },
        ],
        sealsOf({ ...invoiceAggregate.events }),
      ),
      Number(head.rows[0]?.last),
    );
    await vi.waitFor(
      async () => expect(await invoiceOf(ann)).toMatchObject({ state: 'paid', due: 0 }),
      PATIENT,
    );
    await pay.play(ann.ref_id);
    expect(await pay.invoice(id)).toMatchObject({
      ...{ state: 'open', due: 25, payments: [{ id, amount: 30 }] },
      detail: [{ id: before, paid: true, payment: id }, { paid: false }],
    });
  });

  it('holds work beside a court, and the bonus', async () => {
    const { tid } = venue;
    const begun = await dora.browser.post(`/api/addAuxAssignment/${tid}`, {
      ref_id: ben.ref_id,
      type: 'Runner',
    });
    const { id: aux } = begun.body as { id: string };
    await pay.put(`finishAuxAssignment/${tid}`, { id: aux, amount: 15, paid: true });
    await vi.waitFor(async () => expect(await pay.invoices()).toHaveLength(1), PATIENT);
    const bens = await invoiceOf(ben);
    expect(bens).toMatchObject({ total: 15, paid: 15, due: 0, state: 'paid' });
    await pay.put('setInvoiceBonus', { id: bens.id, bonus: '7.25', bonusDesc: 'Stayed late' });
    expect(await pay.invoice(bens.id)).toMatchObject({
      ...{ total: 22.25, due: 7.25, state: 'open' },
      ...{ bonus: 7.25, bonusDesc: 'Stayed late' },
    });
    await pay.put('setInvoiceBonus', { id: bens.id, bonus: 8 });
    await pay.put('setInvoiceBonus', { id: bens.id, bonusDesc: 'Heat' });
    expect(await pay.invoice(bens.id)).toMatchObject({ bonus: 8, bonusDesc: 'Heat' });
    await pay.put('setInvoiceBonus', { id: bens.id, bonus: '7.25', bonusDesc: 'Stayed late' });
    // A desk that saw none has not seen what another one has given since.
    const unseen = await pay.put('setInvoiceBonus', { id: bens.id, bonus: 20, seen: 0 });
    expect(unseen).toMatchObject({ status: 409, body: { code: 'changed' } });
    const unread = await pay.put('setInvoiceBonus', {
      id: bens.id,
      bonusDesc: 'Rain',
      bonusDesc_seen: 'Heat',
    });
    expect(unread).toMatchObject({ status: 409, body: { code: 'changed' } });
    expect(await pay.invoice(bens.id)).toMatchObject({ bonus: 7.25, bonusDesc: 'Stayed late' });
    const wrong = await pay.put('setInvoiceBonus', { id: bens.id, bonus: -3 });
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
    const { id } = await invoiceOf(ann);
    const how = { payment_date: '03/07/2026', payment_type: 'cast', payment_memo: 'No. 7' };
    const body = { id, status: true, total: 25, ...how };
    expect(await pay.put('payInvoice', { ...body, total: 24 })).toMatchObject({ status: 409 });
    expect(await pay.put('payInvoice', { ...body, due: 24 })).toMatchObject({ status: 409 });
    const mara = new Paying(venue, await venue.staff('master'));
    const both = await Promise.all([pay.put('payInvoice', body), mara.put('payInvoice', body)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const paid = { payment_date: '2026-03-07', payment_type: 'cast', payment_memo: 'No. 7', paid: 25 };
    expect(await pay.invoices()).toMatchObject([{ state: 'paid', ...paid }]);
    await post(await pay.play(ann.ref_id));
    expect(await pay.invoices()).toMatchObject([{ state: 'open', total: 50, paid: 25, due: 25 }]);
    // Who was asked about another payment has not seen this one.
    const back = { id, status: false, total: 25, payment_date: '2026-03-07', payment_type: 'check' };
    expect(await pay.put('payInvoice', back)).toMatchObject({ status: 409 });
    expect(await pay.put('payInvoice', { ...back, payment: 'gone' })).toMatchObject({ status: 409 });
    await pay.put('payInvoice', { ...back, payment_type: 'cast' });
    expect(await pay.invoices()).toMatchObject([{ state: 'open', due: 50, payment_date: null }]);
    // What of a bonus is paid stays.
    await pay.put('setInvoiceBonus', { id, bonus: 10 });
    await pay.put('payInvoice', { id, status: true, due: 60 });
    expect(await pay.put('setInvoiceBonus', { id, bonus: 1 })).toMatchObject({ status: 409 });
    await pay.put('setInvoiceBonus', { id, bonus: 12 });
    expect(await pay.invoices()).toMatchObject([{ state: 'open', due: 2 }]);
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
    const told = () => screen.frames.filter(({ event }) => event === 'invoice' || event === 'changed').length;
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
    expect(await ann.browser.put('/api/setInvoiceBonus', { id, bonus: 100 })).toMatchObject({ status: 403 });
  });
});
