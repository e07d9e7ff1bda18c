import { beforeEach, expect, it, vi } from 'vitest';
import { Ledger } from '../../hold/ledger.ts';
import { hosted } from '../../support/hosted.ts';
import { fieldOf, rowsOf } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';
import { Paying } from './paid.ts';

const all = hosted();

/** What a desk writes beside somebody's money, each to be recognized wherever it is kept. */
const WORDS = {
  note: 'canarynote: two hours in the heat',
  secondNote: 'canarysecond: came for a sick friend',
  bonus: 'canarybonus: stayed with the injured',
  memo: 'canarymemo: handed to the brother',
  prize: 'canaryprize: check 1042',
};

let venue: Venue;
let mia: Member;
let pia: Member;
let ann: Member;
let ben: Member;
let pay: Paying;
let ledger: Ledger;
beforeEach(async () => {
  venue = await Venue.open(all.server, { certified_amount: 2500, certified_amount2: 1000, payout: true });
  mia = await venue.staff('master');
  [ann, ben] = (await venue.queue(mia, 2, { credentials: 'Certified' })) as [Member, Member];
  pia = await venue.platformAdmin();
  pay = new Paying(venue, mia);
  ledger = new Ledger(all.server.settings.databaseUrl ?? '');
});

const found = (where: string): string[] => Object.values(WORDS).filter((word) => where.includes(word));
/** For what happens by itself, on a busy machine. */
const PATIENT = { timeout: 20_000, interval: 100 };

/** Notes, bonus, memos and a prize of Ann's; the second's note is about her as well. Answers the match and invoice. */
async function paidWithWords(): Promise<{ match: string; invoice: string }> {
  const { tid } = venue;
  const { ref_id } = ann;
  const match = await pay.play(ref_id, ben.ref_id);
  const supporting = await pay.play(ben.ref_id, ref_id);
  const put = async (call: string, body: object) =>
    expect([call, (await pay.put(call, body)).status]).toEqual([call, 200]);
  await put('reconciliation/updatePaymentAmount', { id: match, amount: 31, note: WORDS.note });
  const second = { id: supporting, amount: 12, note: WORDS.secondNote };
  await put('reconciliation/updateSecondPaymentAmount', second);
  await put('reconciliation/posted', { id: match, status: true });
  const invoice = (await pay.invoices()).find((one) => one.ref_id === ref_id)?.id ?? '';
  await put('setInvoiceBonus', { id: invoice, bonus: 5, bonusDesc: WORDS.bonus });
  await put('payInvoice', { id: invoice, status: true, payment_type: 'check', payment_memo: WORDS.memo });
  const item = { tid, ref_id, event: 'Mixed Doubles Pro', place: '1', amount: 100 };
  expect((await mia.browser.post('/api/payment/addPaymentItem', item)).status).toBe(200);
  await put('payment/handlePayment', {
    ...{ tid, ref_id, type: 'check' },
    ...{ name: 'Pia Payer', memo: WORDS.prize },
  });
  return { match, invoice };
}

/** Everything that tells of money, as its readers get it. */
async function told({ match, invoice }: { match: string; invoice: string }): Promise<string> {
  const { tid } = venue;
  const filter = encodeURIComponent(JSON.stringify({ tid }));
  const paths = [
    ...['getMatchesForReconciliation', 'getAuxForReconciliation', 'getInvoices'].map(
      (call) => `${call}/${tid}`,
    ),
    ...['getPaymentItems', 'getPlayers', 'getYearlyPayees'].map((call) => `payment/${call}/${tid}`),
    `reconciliation/why/${match}`,
    `getInvoice/${invoice}`,
    'utradmin/outbox',
  ].map((path) => `/api/${path}`);
  const rest = ['pastmatches', 'invoices', 'payees', 'payoutitems', 'outbox'].map(
    (name) => `/rest/${name}?filter=${filter}`,
  );
  const answers: string[] = [];
  for (const path of [...paths, ...rest]) {
    const by = path.includes('outbox') ? pia : mia;
    const { status, body } = await by.browser.get(path);
    expect([path, status]).toEqual([path, 200]);
    answers.push(JSON.stringify(body));
  }
  return answers.join('\n');
}

it('what was written about the money of who is forgotten goes with them, and every sum stays', async () => {
  const kept = await paidWithWords();
  expect(found(await told(kept))).toEqual(Object.values(WORDS));
  // Sealed from the first event on: the log never held a word in the clear.
  const log = await ledger.query<{ row: string }>('select e::text as row from log.events e');
  expect(found(log.map(({ row }) => row).join('\n'))).toEqual([]);
  const before = { totals: await pay.totals(), total: (await pay.invoice(kept.invoice)).total };
  expect(before).toMatchObject({ totals: { posted_total: 31 }, total: 48 });

  const { ref_id } = ann;
  const forgot = await pia.browser.post('/api/utradmin/forgetPerson', { ref_id });
  expect(forgot.status).toBe(200);
  await vi.waitFor(async () => expect(found(await ledger.everything())).toEqual([]), PATIENT);
  expect(found(await told(kept))).toEqual([]);
  expect(await ledger.everything()).not.toContain(`${ref_id}@example.org`);

  expect({ totals: await pay.totals(), total: (await pay.invoice(kept.invoice)).total }).toEqual(before);
  const items = rowsOf(await mia.browser.get(`/api/payment/getPaymentItems/${venue.tid}`));
  expect(items).toMatchObject([{ amount: 100, paid: true, memo: null, paid_by: 'Pia Payer' }]);
  expect(fieldOf(await mia.browser.get(`/api/reconciliation/why/${kept.match}`), 'parts')).toMatchObject([
    { side: 'lead', amount: 31, note: null },
    { side: 'supporting', amount: 10 },
  ]);
});

it('words about others stay when somebody else is forgotten', async () => {
  const kept = await paidWithWords();
  expect((await pia.browser.post('/api/utradmin/forgetPerson', { ref_id: ben.ref_id })).status).toBe(200);
  const traces = async () => (await ledger.everything()).includes(`${ben.ref_id}@example.org`);
  await vi.waitFor(async () => expect(await traces()).toBe(false), PATIENT);
  expect(found(await told(kept))).toEqual(Object.values(WORDS));
});
