import { beforeAll, describe, expect, it, vi } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { rowsOf } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

const all = hosted();

const PAY = {
  certified_amount: 2_500,
  level_two_amount: 2_000,
  certified_amount2: 1_500,
  level_two_amount2: 1_200,
};

let venue: Venue;
let desk: Member;
let ann: Member;
let bea: Member;
/** The day at the venue, `YYYY-MM-DD`. */
let today: string;

/** Two matches and two assignments: ann leads both, bea is second in one and starts matches. */
beforeAll(async () => {
  venue = await Venue.open(all.server, { ...PAY, time_zone: 'US/Hawaii' });
  desk = await venue.staff('referee');
  [ann] = (await venue.queue(desk, 1, { credentials: 'Certified' })) as [Member];
  [bea] = (await venue.queue(desk, 1, { credentials: 'Level 2' })) as [Member];
  today = new Date(Date.now() - 10 * 3_600_000).toISOString().slice(0, 10);
  const { tid } = venue;
  const post = (call: string, body: object) => desk.browser.post(`/api/${call}/${tid}`, body);
  const put = (call: string, body: object) => desk.browser.put(`/api/${call}/${tid}`, body);
  await post('assignCourt', { court_num: '1', ref_id: ann.ref_id, second_ref_id: bea.ref_id, medal: 'Gold' });
  await put('finishMatch', { court_num: '1', tie_breaker: false, paid: true });
  await post('assignCourt', { court_num: '2', ref_id: ann.ref_id });
  await put('finishMatch', { court_num: '2', amount: 30.25, sysid: 'M7' });
  for (const [type, amount] of [
    ['Match Starter', 12],
    ['Runner', 5.5],
  ] as const) {
    const { body } = await post('addAuxAssignment', { ref_id: bea.ref_id, type, name: 'x' });
    await put('finishAuxAssignment', { id: Object(body).id, amount });
  }
});

const read = async (call: string, by: Member = desk) =>
  rowsOf(await by.browser.get(`/api/${call}/${venue.tid}`));
const own = async (call: string, body: object, by: Member = desk) =>
  rowsOf(await by.browser.post(`/api/${call}/${venue.tid}`, body));

describe('the totals of the officials', () => {
  it('count matches, assignments, days, time and money of each', async () => {
    const rows = await read('getRefereeTimeAndAmount');
    const byId = new Map(rows.map((row) => [row.ref_id, row]));
    expect(rows).toHaveLength(2);
    expect(byId.get(ann.ref_id)).toMatchObject({
      credentials: 'Certified',
      lead_count: 2,
      second_count: 0,
      total_count: 2,
      lead_amount: 55.25,
      total_amount: 55.25,
      ms_count: 0,
      days: 1,
      time: 0,
    });
    expect(byId.get(bea.ref_id)).toMatchObject({
      lead_count: 0,
      second_count: 1,
      second_amount: 12,
      ms_count: 1,
      ms_amount: 12,
      aux_count: 1,
      aux_amount: 5.5,
      total_amount: 29.5,
      days: 1,
    });
    expect(await read('refereeDaysAndMatchTotal')).toEqual(rows);
  });

  it('tell how to reach those of the own section', async () => {
    await ann.browser.put(`/auth/editProfile/${ann.ref_id}`, {
      zelle: 'ann@zelle.example.org',
      city: 'Provo',
    });
    const rows = await read('getRefereeTotalWithContact', await venue.staff('master'));
    const row = rows.find(({ ref_id }) => ref_id === ann.ref_id);
    expect(row).toMatchObject({
      city: 'Provo',
      email: `${ann.ref_id}@example.org`,
      zelle: 'ann@zelle.example.org',
    });
  });
});

describe('the daily recap', () => {
  const ofDay = async (day: string) =>
    (await desk.browser.post('/api/getDailyRefereeTotals', { tid: venue.tid, day })).body;

  it('lists the days of play', async () => {
    expect(await read('getTournamentDaysReferee')).toEqual([{ day: today, match_count: 2 }]);
  });

  it('lists a day on which work was done beside the courts alone: it is paid, too', async () => {
    const rained = await Venue.open(all.server, { time_zone: 'US/Hawaii' });
    const dora = await rained.staff('referee');
    const [starter] = await rained.queue(dora, 1);
    const { browser } = dora;
    const { tid } = rained;
    const added = { ref_id: starter?.ref_id, type: 'Match Starter' };
    const { body } = await browser.post(`/api/addAuxAssignment/${tid}`, added);
    await browser.put(`/api/finishAuxAssignment/${tid}`, { id: Object(body).id, amount: 40 });
    expect((await browser.get(`/api/getTournamentDaysReferee/${tid}`)).body).toEqual([
      { day: today, match_count: 0 },
    ]);
  });

  it('adds up a day by level, amount and type, however the day is written', async () => {
    const [year, month, day] = today.split('-');
    const totals = await ofDay(today);
    expect(await ofDay(`${month}/${day}/${year}`)).toEqual(totals);
    expect(totals).toMatchObject({
      match_count: 2,
      lead_total: 55.25,
      second_total: 12,
      aux_total: 17.5,
      total: 84.75,
      headTotals: [
        { ref_cred: 'Certified', count: 1, amount: 25, sum: 25 },
        { ref_cred: 'Certified', count: 1, amount: 30.25, sum: 30.25 },
      ],
      secondTotals: [{ ref_cred: 'Level 2', count: 1, amount: 12, sum: 12 }],
      hours: [{ match_count: 2 }],
    });
    expect(Object(totals).auxTotals).toEqual([
      { type: 'Runner', count: 1, amount: 5.5, sum: 5.5 },
      { type: 'Match Starter', count: 1, amount: 12, sum: 12 },
    ]);
    expect(await ofDay('01/01/2020')).toMatchObject({ match_count: 0, total: 0, headTotals: [], hours: [] });
  });

  it('adds up the tournament, and each of its days', async () => {
    const { body } = await desk.browser.post('/api/getTotalRefereeTotals', { tid: venue.tid });
    expect(body).toMatchObject({
      match_count: 2,
      total: 84.75,
      days: [{ day: today, match_count: 2, lead_total: 55.25, second_total: 12, aux_total: 17.5 }],
    });
  });

  it.each([{}, { day: 'soon' }, { day: '' }])('needs a day: %j', async (body) => {
    const answer = await desk.browser.post('/api/getDailyRefereeTotals', { tid: venue.tid, ...body });
    expect(answer).toMatchObject({ status: 400, body: { errors: { day: /./ } } });
  });
});

describe('matches that are over', () => {
  it('are listed with their officials, and without money', async () => {
    const rows = await read('getPastMatchUSAPickleball');
    expect(rows).toMatchObject([
      {
        court_num: '1',
        match_type: 'Gold',
        ref_cred: 'Certified',
        supporting: 'First0 Tester',
        second_cred: 'Level 2',
      },
      { court_num: '2', sysid: 'M7', supporting: null, second_cred: null, match_time: 0 },
    ]);
    expect(JSON.stringify(rows)).not.toContain('amount');
  });

  it('are everybody’s own, in four lists', async () => {
    expect(await own('getRefereeMatchList', {}, ann)).toMatchObject([
      {
        type: 'lead',
        court_num: '1',
        medal: 'Gold',
        ref_cred: 'Certified',
        amount: 25,
        paid: true,
        minutes: null,
      },
      { type: 'lead', court_num: '2', medal: 'none', amount: 30.25, paid: false },
    ]);
    expect(await own('getSupportingRefereeMatchList', { ref_id: bea.ref_id }, bea)).toMatchObject([
      { type: 'supporting', ref_cred: 'Level 2', amount: 12, paid: false },
    ]);
    expect(await own('getMatchStartersMatchList', { ref_id: bea.ref_id })).toMatchObject([
      { type: 'Match Starter', amount: 12, minutes: 0, medal: null },
    ]);
    expect(await own('getAuxMatchListForReferee', { ref_id: bea.ref_id })).toMatchObject([
      { type: 'Runner', amount: 5.5 },
    ]);
    expect(await own('getAuxMatchListForReferee', {}, ann)).toEqual([]);
  });

  it('carry the invoice once something of them stands in the books', async () => {
    const [match] = await own('getSupportingRefereeMatchList', { ref_id: bea.ref_id });
    const mark = (what: string, status = true) =>
      desk.browser.put(`/api/reconciliation/${what}`, { id: match?.id, first: true, status });
    expect((await mark('supportingPaid')).status).toBe(200);
    expect((await mark('supportingPosted')).status).toBe(200);
    const invoice_id = expect.stringMatching(/./);
    await vi.waitFor(
      async () =>
        expect((await bea.browser.get(`/api/getTournamentsForReferee/${bea.ref_id}`)).body).toMatchObject([
          { tid: venue.tid, match_count: 1, invoice_id },
        ]),
      { timeout: 20_000, interval: 50 },
    );
    expect(await own('getSupportingRefereeMatchList', {}, bea)).toMatchObject([{ paid: true, invoice_id }]);
    const totals = await read('getRefereeTimeAndAmount');
    expect(totals.find(({ ref_id }) => ref_id === bea.ref_id)).toMatchObject({ invoice_id });
    // The other tests see it unpaid.
    await mark('supportingPaid', false);
    await mark('supportingPosted', false);
  });

  it('are nobody else’s', async () => {
    const asked = await bea.browser.post(`/api/getRefereeMatchList/${venue.tid}`, { ref_id: ann.ref_id });
    expect(asked.status).toBe(403);
    const tournaments = (whose: Member, by: Member) =>
      by.browser.get(`/api/getTournamentsForReferee/${whose.ref_id}`);
    expect((await tournaments(ann, ann)).body).toMatchObject([{ tid: venue.tid, match_count: 2 }]);
    expect((await tournaments(bea, bea)).body).toMatchObject([{ tid: venue.tid, match_count: 1 }]);
    expect((await tournaments(ann, bea)).status).toBe(403);
    expect((await tournaments(desk, desk)).body).toEqual([]);
  });
});
