import { beforeEach, describe, expect, it, test, vi } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { fieldOf, rowsOf, said } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';
import { Paying } from './paid.ts';

const all = hosted();
/** For what happens by itself, on a busy machine. */
const PATIENT = { timeout: 20_000, interval: 50 };

let venue: Venue;
let dora: Member;
let tess: Member;
let ann: Member;
beforeEach(async () => {
  venue = await Venue.open(all.server, { certified_amount: 2500, payout: true, score_reporting: true });
  dora = await venue.staff('referee');
  tess = await venue.staff('treasurer');
  [ann] = (await venue.queue(dora, 1, { credentials: 'Certified' })) as [Member];
  await ann.browser.put(`/auth/editProfile/${ann.ref_id}`, { venmo: '@ann' });
});

const TEMPLATE = { name: 'Parking', subject: 'Where to park', body: 'Gate 3.', type: 'email' };

const get = (call: string) => tess.browser.get(`/api/${call}/${venue.tid}`);

describe('a treasurer', () => {
  it('marks pay, changes amounts, pays invoices with a bonus and reads what was earned', async () => {
    const match = await new Paying(venue, dora).play(ann.ref_id);
    const money = new Paying(venue, tess);
    await vi.waitFor(async () => expect(await money.invoices()).toHaveLength(1), PATIENT);
    const [invoice] = await money.invoices();
    const { id } = invoice ?? { id: '' };
    expect((await get('getTournamentHome')).body).toMatchObject({
      ...{ is_owed: true, owed: { matches: 1, aux: 0, people: 1 }, prizes: 0 },
      ...{ officials: null, volunteers: null, requests: null },
    });
    const handles = () => get('reconciliation/handles');
    expect(rowsOf(await handles())).toMatchObject([{ ref_id: ann.ref_id, venmo: '@ann' }]);
    for (const [call, body] of [
      ['reconciliation/updatePaymentAmount', { id: match, amount: '30' }],
      ['reconciliation/posted', { id: match, status: true }],
      ['setInvoiceBonus', { id, bonus: '5', bonusDesc: 'Rain' }],
      ['payInvoice', { id, status: true, payment_type: 'check' }],
    ] as const)
      expect([call, (await money.put(call, body)).status]).toEqual([call, 200]);
    expect(await money.invoice(id)).toMatchObject({ state: 'paid', total: 35, paid: 35, due: 0 });
    expect((await tess.browser.get(`/api/reconciliation/why/${match}`)).status).toBe(200);
    expect(await money.totals()).toMatchObject({ total: 30, lead_due: 0 });
    expect((await get('getTournamentHome')).body).toMatchObject({
      is_owed: false,
      owed: { matches: 0, people: 0 },
    });
    expect(rowsOf(await get('getRefereeTimeAndAmount'))).toMatchObject([{ total_amount: 30 }]);
    expect((await tess.browser.post('/api/getTotalRefereeTotals', { tid: venue.tid })).status).toBe(200);
    expect((await tess.browser.get(`/rest/invoices?filter={"tid":"${venue.tid}"}`)).status).toBe(200);
  });

  it('adds prizes, pays them, notes the tax form and reports the year, where the tournament pays prizes', async () => {
    const { tid } = venue;
    const prize = { tid, ref_id: ann.ref_id, event: 'Mixed', place: '1', amount: 100 };
    expect((await tess.browser.post('/api/payment/addPaymentItem', prize)).status).toBe(200);
    const [payee] = rowsOf(await get('payment/getPlayers'));
    expect(payee).toMatchObject({ ref_id: ann.ref_id, venmo: '@ann', unpaid: 100 });
    const tax = { id: payee?.id, received: true };
    expect((await tess.browser.put('/api/payment/receivedW9', tax)).status).toBe(200);
    const payment = { tid, ref_id: ann.ref_id, type: 'venmo' };
    expect((await tess.browser.put('/api/payment/handlePayment', payment)).status).toBe(200);
    const year = await get('payment/getYearlyPayees');
    expect(rowsOf(year)).toMatchObject([{ ref_id: ann.ref_id, total: 100, tournaments: 1 }]);
    await venue.change({ payout: false });
    expect((await get('payment/getPaymentItems')).status).toBe(403);
  });

  it('sees how to reach and pay somebody only while something above nothing is due', async () => {
    const { tid } = venue;
    const [bea] = (await venue.people(1)) as [Member];
    await bea.browser.put(`/auth/editProfile/${bea.ref_id}`, { venmo: '@bea' });
    const prize = { tid, ref_id: bea.ref_id, event: 'Mixed', place: '2', amount: 0 };
    await tess.browser.post('/api/payment/addPaymentItem', prize);
    expect(rowsOf(await get('payment/getPlayers'))).toMatchObject([
      { ref_id: bea.ref_id, venmo: null, cell_phone: null, email: null },
    ]);
    expect(rowsOf(await get('reconciliation/handles'))).toEqual([]);
  });

  it('gets nothing else: no board, no schedule, no people, no letters, no setup, no budget, no history', async () => {
    const { tid } = venue;
    const { browser } = tess;
    for (const [call, answer] of Object.entries({
      board: await browser.post(`/api/checkinRef/${tid}`, { ref_id: ann.ref_id }),
      contacts: await get('getRefereeContactInfo'),
      reachable: await get('getRefereeTotalWithContact'),
      volunteers: await get('getVolunteerContactInfo'),
      outbox: await get('messaging/outbox'),
      setup: await browser.post(`/api/t/getTournamentAdmin/${tid}`, {}),
      edit: await browser.put(`/api/t/editTournament/${tid}`, { name: 'Ours' }),
      admins: await browser.post(`/api/getTournamentAdmins/${tid}`, {}),
      promote: await browser.put('/api/editTournamentAdminAccess', {
        tid,
        ref_id: tess.ref_id,
        type: 'master',
      }),
      history: await browser.post(`/api/audit/asOf/${tid}`, {}),
      shifts: await browser.get(`/rest/shifts?filter={"tid":"${tid}"}`),
      template: await browser.post('/api/saveTemplate', { ...TEMPLATE, tid }),
    }))
      expect([call, answer.status]).toEqual([call, 403]);
  });
});

test('a master gives the flag and takes it, and another desk pays no prizes', async () => {
  const { tid } = venue;
  const mia = await venue.staff('master');
  const bob = await venue.staff();
  const give = (on: boolean, by: Member = mia) =>
    by.browser.put('/api/editTournamentAdminAccess', { tid, ref_id: bob.ref_id, type: 'treasurer', on });
  const invoices = async () => (await bob.browser.get(`/api/getInvoices/${tid}`)).status;
  expect(await invoices()).toBe(403);
  expect(await give(true)).toMatchObject(said(200, 'saved'));
  expect(await invoices()).toBe(200);
  const session = await bob.browser.get('/auth/session');
  expect(fieldOf(session, 'tournaments')).toMatchObject([{ tid, treasurer: true, referee: false }]);
  await give(false);
  expect(await invoices()).toBe(403);
  expect((await give(true, dora)).status).toBe(403);
  expect((await dora.browser.get(`/api/payment/getPlayers/${tid}`)).status).toBe(403);
});
