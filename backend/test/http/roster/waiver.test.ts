import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { rowsOf } from '../../support/seen.ts';
import type { Member } from '../accounts/people.ts';
import { type Cast, cast } from './cast.ts';
import { type Volunteering, volunteering } from './volunteering.ts';

const FIRST = 'I will be careful.';
const SECOND = 'I will be very careful.';
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

let all: Cast;
let crew: Volunteering;
let tid: string;
let sid: string;
let vcid: string;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());
beforeEach(async () => {
  tid = await all.tournament('active', { volunteer_signature_required: true, volunteer_waiver: FIRST });
  crew = volunteering(all, tid);
  vcid = await crew.category('Parking');
  sid = await crew.shift(vcid, 9, 13, { spots: 5 });
});

const sign = ({ browser, ref_id }: Member, more: object = {}) =>
  browser.put('/api/volunteer/signVolunteerWaiver/', { tid, ref_id, signature: 'Ann Tester', ...more });
const register = (who: Member, { ref_id } = who) =>
  who.browser.put(`/api/putVolunteerInShift/${sid}`, { tid, ref_id });
const write = (volunteer_waiver: string, more: object = {}) =>
  all.vera.browser.put(`/api/t/editTournament/${tid}`, { volunteer_waiver, ...more });
const signed = async ({ browser }: Member) =>
  (await browser.post('/api/volunteer/checkIfWaiverIsNeededAndSigned', { tid })).body;
const waiverList = async () =>
  rowsOf(await all.vera.browser.post('/api/volunteer/getVolunteerWaiverList', { tid }));
const texts = async (who: Member = all.vera) =>
  await who.browser.post('/api/volunteer/getVolunteerWaiverTexts', { tid });

/** What every list says of the first person's first shift. */
async function missing(): Promise<readonly unknown[]> {
  const { browser } = all.vera;
  const day = await browser.get(`/api/getVolunteerDates/${tid}`);
  const on = { day: rowsOf(day)[0]?.day };
  const people = await Promise.all([
    browser.post(`/api/volunteer/getVolunteerForCoordinator/${tid}`, {}),
    browser.get(`/api/getRegisteredVolunteers/${tid}`),
    browser.post(`/api/getVolunteerByDay/${tid}`, on),
    browser.post(`/api/getVolunteerByDayForCaptain/${tid}`, on),
    browser.get(`/api/volunteer/getRegisteredVolunteersForCategory/${vcid}`),
  ]);
  const shifts = await Promise.all([
    browser.post('/api/volunteer/getAllVolunteerShifts', { tid }),
    browser.post(`/api/volunteer/getShiftSpotsForCategory/${vcid}`, { tid }),
  ]);
  const own = await Promise.all([
    all.ann.browser.post(`/api/getRefScheduleForTournament/${all.ann.ref_id}`, { tid }),
    all.ann.browser.get(`/api/getIndividualScheduleAll/${all.ann.ref_id}`),
  ]);
  const record = await browser.get(`/rest/volunteers?filter=${encodeURIComponent(JSON.stringify({ tid }))}`);
  return [
    ...people.map((answer) => Object(rowsOf(answer)[0]).shifts[0]),
    ...shifts.map((answer) => Object(rowsOf(answer)[0]).signup[0]),
    ...own.map((answer) => rowsOf(answer).find((row) => row.sid === sid)),
    rowsOf(record)[0],
  ].map((row) => Object(row).waiver_missing);
}

const everywhere = (is: boolean) => Array.from({ length: 10 }, () => is);

describe('A signature', () => {
  test('says which text was read, and is refused for one that was changed meanwhile', async () => {
    const { body: read } = await all.ann.browser.get(`/api/volunteer/getVolunteerWaiver/${tid}`);
    expect(read).toMatchObject({ waiver: FIRST, version: 1, digest: digestOf(FIRST) });
    expect((await write(SECOND)).status).toBe(200);
    expect(await sign(all.ann, { digest: digestOf(FIRST) })).toMatchObject({
      status: 409,
      body: { code: 'stale' },
    });
    expect((await sign(all.ann, { digest: digestOf(SECOND) })).status).toBe(200);
    expect(await waiverList()).toMatchObject([
      { name: 'Ann Tester', version: 2, digest: digestOf(SECOND), counts: true },
    ]);
    expect((await texts()).body).toMatchObject({
      texts: [
        { version: 2, text: SECOND, digest: digestOf(SECOND), counts: true },
        { version: 1, text: FIRST, digest: digestOf(FIRST), counts: true },
      ],
      signatures: 1,
    });
    for (const who of [all.ann, all.dora]) expect((await texts(who)).status).toBe(403);
  });

  test('counts still where the text is changed, unless everybody must sign again', async () => {
    await sign(all.ann);
    expect((await register(all.ann)).status).toBe(200);
    await write(SECOND);
    expect(await signed(all.ann)).toEqual({ needed: true, signed: true });
    expect(await missing()).toEqual(everywhere(false));
    expect(await waiverList()).toMatchObject([{ version: 1, counts: true }]);

    await write('I will be careful, always.', { sign_again: true });
    expect(await signed(all.ann)).toEqual({ needed: true, signed: false });
    expect(await missing()).toEqual(everywhere(true));
    expect(await waiverList()).toMatchObject([{ version: 1, signature: 'Ann Tester', counts: false }]);
    expect((await texts()).body).toMatchObject({
      texts: [{ counts: true }, { counts: false }, { counts: false }],
      signatures: 0,
    });
    sid = await crew.shift(vcid, 14, 16);
    expect(await register(all.ann)).toMatchObject({ status: 409, body: { code: 'waiver-needed' } });
    await sign(all.ann);
    expect((await register(all.ann)).status).toBe(200);
    expect(await missing()).toEqual(everywhere(false));
    expect(await waiverList()).toMatchObject([{ version: 3, counts: true }]);
  });

  test('is asked for again by the volunteers’ desk alone, and with another text', async () => {
    await sign(all.ann);
    await all.dora.browser.put(`/api/t/editTournament/${tid}`, {
      volunteer_waiver: SECOND,
      sign_again: true,
    });
    await write(FIRST, { sign_again: true });
    expect(await signed(all.ann)).toMatchObject({ signed: true });
    expect(await write(SECOND, { sign_again: 'perhaps' })).toMatchObject({
      status: 400,
      body: { errors: { sign_again: expect.any(String) } },
    });
  });
});

describe('A row without the signature it needs', () => {
  test('says so wherever it stands, until the person signs', async () => {
    expect((await register(all.vera, all.ann)).status).toBe(200);
    expect(await missing()).toEqual(everywhere(true));
    await sign(all.ann);
    expect(await missing()).toEqual(everywhere(false));
  });

  test('is one of a shift that asks for it, or of any where the tournament does', async () => {
    await all.vera.browser.put(`/api/t/editTournament/${tid}`, { volunteer_signature_required: false });
    expect((await register(all.vera, all.ann)).status).toBe(200);
    expect(await missing()).toEqual(everywhere(false));
    await all.vera.browser.put('/api/editShift', { sid, signature_required: true });
    expect(await missing()).toEqual(everywhere(true));
  });
});
