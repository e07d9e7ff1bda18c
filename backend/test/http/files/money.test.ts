import { beforeEach, describe, expect, it } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { rowsOf } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import { type Member, mailsTo } from '../accounts/people.ts';
import { Paying } from '../reconciliation/paid.ts';

const all = hosted();

const BANK = { routing: '021000021', account: '99887766554', kind: 'checking' };
const TIN = { number: '123-45-6789', kind: 'ssn' };
const ORIGINATOR =
  'company=Sunbelt%20Tennis&company_id=1123456789&routing=021000021&bank=Chase&effective=2030-03-05';

let venue: Venue;
let treasurer: Member;
let ann: Member;
let ben: Member;
beforeEach(async () => {
  venue = await Venue.open(all.server, { certified_amount: 25_050, organization: `Org ${Math.random()}` });
  treasurer = await venue.staff('treasurer');
  const desk = await venue.staff('referee');
  [ann, ben] = (await venue.queue(desk, 2, { credentials: 'Certified' })) as [Member, Member];
  const pay = new Paying(venue, desk);
  await pay.play(ann.ref_id);
  await pay.play(ben.ref_id);
  await pay.play(ben.ref_id);
  await expect.poll(() => pay.invoices()).toHaveLength(2);
});

const fileOf = ({ browser }: Member, what: string, query = '') =>
  browser.get(`/api/export/${what}/${venue.tid}${query && `?${query}`}`);
/** Cells of a CSV file that holds no commas within quotes. */
const cellsOf = (body: unknown) =>
  String(body)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(','));

/** Somebody whose login is too old for what asks for a fresh one. */
const grownStale = ({ ref_id }: Member) =>
  all.server.pool.query(
    "update identity.sessions set authenticated_at = now() - interval '1 hour' where ref_id = $1",
    [ref_id],
  );
const give = ({ browser }: Member, data: object = { bank: BANK, tin: TIN }) =>
  browser.put('/api/payData', data);

describe('money out', () => {
  it('adds up to the invoices, to the cent, for payroll and for Gusto', async () => {
    const invoices = rowsOf(await treasurer.browser.get(`/api/getInvoices/${venue.tid}`));
    const due = invoices.reduce((sum, row) => sum + Number(row.payable), 0);
    expect(due).toBe(751.5);
    const [heading = [], ...payroll] = cellsOf((await fileOf(treasurer, 'payroll')).body);
    const payable = heading.indexOf('Payable now');
    expect(payroll.reduce((sum, row) => sum + Number(row[payable]), 0)).toBe(due);
    const [titles, ...gusto] = cellsOf((await fileOf(treasurer, 'gusto')).body);
    expect(titles).toEqual(['first_name', 'last_name', 'wage', 'invoice_number']);
    expect(gusto.map((row) => row[2]).sort()).toEqual(['250.50', '501.00']);
  });

  it('pays by bank whom it knows an account of, and says who has given none', async () => {
    expect((await fileOf(treasurer, 'nacha', ORIGINATOR)).status).toBe(409);
    expect((await give(ann)).status).toBe(200);
    const { status, body, headers } = await fileOf(treasurer, 'nacha', ORIGINATOR);
    expect([status, headers['content-disposition']]).toEqual([
      200,
      'attachment; filename="courtcrew-ach.txt"',
    ]);
    const entries = String(body)
      .split('\r\n')
      .filter((line) => line.startsWith('6'));
    expect(entries).toHaveLength(1);
    expect(entries[0]).toContain('02100002199887766554');
    expect(entries[0]?.slice(29, 39)).toBe('0000025050');
    const { people } = (await fileOf(treasurer, 'money')).body as {
      people: { ref_id: string; missing: string[] }[];
    };
    expect(people.find(({ ref_id }) => ref_id === ann.ref_id)?.missing).toEqual(['address']);
    expect(people.find(({ ref_id }) => ref_id === ben.ref_id)?.missing).toEqual(['bank', 'tin', 'address']);
    expect(
      (await fileOf(treasurer, 'nacha', ORIGINATOR.replace('021000021', '021000022'))).body,
    ).toMatchObject({
      errors: { routing: 'is not a routing number' },
    });
  });

  it('asks those who are owed and have given no account, once a day', async () => {
    await give(ann);
    const ask = () => treasurer.browser.post(`/api/export/askForPayData/${venue.tid}`, {});
    expect((await ask()).body).toMatchObject({ asked: 1 });
    await ask();
    const asked = async ({ ref_id }: Member) =>
      (await mailsTo(all.server, ref_id)).filter(({ subject }) => subject.startsWith('Where may'));
    expect(await asked(ben)).toHaveLength(1);
    expect(await asked(ann)).toHaveLength(0);
  });

  it('tells the tax office of whoever was paid enough in the year, with their number', async () => {
    await give(ben);
    const desk = new Paying(venue, await venue.staff('referee'));
    const invoices = await desk.invoices();
    for (const { id } of invoices)
      await desk.put('payInvoice', { id, status: true, payment_date: '2025-05-01' });
    const [heading = [], ...rows] = cellsOf((await fileOf(treasurer, '1099', 'year=2025')).body);
    // 600 dollars are to be reported of 2025: nobody was paid as much.
    expect(rows).toEqual([]);
    expect(heading).toContain('Box 1 - Nonemployee compensation');
    expect((await fileOf(treasurer, '1099', 'year=x')).status).toBe(400);
    const bonus = invoices.find(({ ref_id }) => ref_id === ben.ref_id);
    await desk.put('setInvoiceBonus', { id: bonus?.id, bonus: 99, bonusDesc: 'Finals' });
    await desk.put('payInvoice', { id: bonus?.id, status: true, payment_date: '2025-06-01' });
    const [, told = []] = cellsOf((await fileOf(treasurer, '1099', 'year=2025')).body);
    expect(told[heading.indexOf('Box 1 - Nonemployee compensation')]).toBe('600.00');
    expect(told[heading.indexOf('Recipient Taxpayer ID Number')]).toBe('123456789');
  });

  it('is for masters and treasurers alone', async () => {
    const desk = await venue.staff('referee');
    for (const what of ['payroll', 'gusto', 'money'])
      expect([what, (await fileOf(desk, what)).status]).toEqual([what, 403]);
    expect((await fileOf(desk, 'nacha', ORIGINATOR)).status).toBe(403);
    expect((await fileOf(desk, '1099', 'year=2025')).status).toBe(403);
    expect((await fileOf(await venue.staff('master'), 'payroll')).status).toBe(200);
  });
});

describe('bank and tax data', () => {
  it('are given with fresh proof, shown by their last four digits to their owner, and told by letter', async () => {
    const given = await give(ann);
    expect(given.status).toBe(200);
    expect((await ann.browser.get('/api/payData')).body).toEqual({
      bank: { kind: 'checking', last_four: '6554' },
      tin: { kind: 'ssn', last_four: '6789' },
    });
    await expect
      .poll(async () => (await mailsTo(all.server, ann.ref_id)).map(({ subject }) => subject))
      .toContain('Your bank or tax data were changed');
    expect((await give(ann, { bank: { ...BANK, routing: '1' } })).body).toMatchObject({
      errors: { bank: { routing: expect.stringContaining('routing number') } },
    });
    await give(ann, { bank: null });
    expect((await ann.browser.get('/api/payData')).body).toMatchObject({
      bank: null,
      tin: { last_four: '6789' },
    });
  });

  it('stand in no event, list, letter or other answer, and are gone with the person', async () => {
    await give(ann);
    const master = await venue.staff('master');
    const platform = await venue.platformAdmin();
    const texts: string[] = [];
    for await (const events of all.server.core.store.readAll(0n))
      texts.push(JSON.stringify(events.map(({ data }) => data)));
    const answers = await Promise.all([
      ...[`/api/getRefereeContactInfo/${venue.tid}`, `/api/getInvoices/${venue.tid}`].map((path) =>
        master.browser.get(path),
      ),
      ...[`/api/getRefereeTotalWithContact/${venue.tid}`, `/api/export/money/${venue.tid}`].map((path) =>
        master.browser.get(path),
      ),
      ...[`/api/audit/export/${venue.tid}/opened`, `/api/export/payroll/${venue.tid}`].map((path) =>
        master.browser.get(path),
      ),
      platform.browser.get(`/rest/people/${ann.ref_id}`),
      ann.browser.get('/auth/session'),
      ann.browser.get('/api/payData'),
    ]);
    const { rows } = await all.server.pool.query(
      'select row_to_json(p)::text as text from accounts.people p',
    );
    const everything = [
      ...texts,
      ...answers.map(({ body }) => JSON.stringify(body)),
      ...rows.map(({ text }) => String(text)),
      JSON.stringify(await mailsTo(all.server, ann.ref_id)),
    ].join('\n');
    expect(everything).toContain('6554');
    for (const secret of [BANK.account, '123456789', TIN.number]) expect(everything).not.toContain(secret);
    expect((await platform.browser.post('/api/utradmin/forgetPerson', { ref_id: ann.ref_id })).status).toBe(
      200,
    );
    expect((await fileOf(treasurer, 'nacha', ORIGINATOR)).status).toBe(409);
  });

  it('do not change by a login that is no longer fresh', async () => {
    await grownStale(ann);
    expect(await give(ann)).toMatchObject({ status: 409, body: { code: 'reauthenticate' } });
    expect((await ann.browser.get('/api/payData')).body).toEqual({ bank: null, tin: null });
  });
});
