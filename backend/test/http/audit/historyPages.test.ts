import type { Change, HistoryKind } from '@courtcrew/domain/audit/index.ts';
import { expect, test } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

const all = hosted();

interface Page {
  readonly changes: readonly Change[];
  readonly days: readonly { readonly day: string; readonly count: number }[];
  readonly page: { readonly newest: string; readonly oldest: string } | null;
  readonly total: number;
  readonly whom: string | null;
}

const page = async ({ tid }: Venue, { browser }: Member, asked: object = {}): Promise<Page> =>
  Object((await browser.post(`/api/audit/changes/${tid}`, asked)).body);

const choices = async ({ tid }: Venue, { browser }: Member) =>
  Object((await browser.post(`/api/audit/changeChoices/${tid}`)).body) as {
    kinds: HistoryKind[];
    courts: { court: number; name: string }[];
    shifts: { sid: string }[];
  };

/** Who is found by a name, as whom it is about or who did it. */
const found = async ({ tid }: Venue, { browser }: Member, as: string, search: string): Promise<string[]> => {
  const { body } = await browser.post(`/api/audit/changePeople/${tid}`, { as, search });
  return (body as { ref_id: string }[]).map(({ ref_id }) => ref_id);
};

/** A shift with somebody in it, a court and a pay that were changed. */
async function changed() {
  const venue = await Venue.open(all.server, { courts: 2 });
  const master = await venue.staff('master');
  const { tid } = venue;
  const [ann] = await venue.queue(master, 1);
  const plan = {
    name: 'Morning',
    category: 'Referee',
    spots: 2,
    start: '03/07/2030 9:00',
    end: '03/07/2030 12:00',
    confirm: true,
  };
  const { body } = await master.browser.post(`/api/addShift/${tid}`, plan);
  const sid: string = Object(body).sid;
  const seat = { tid, ref_id: ann?.ref_id };
  expect((await master.browser.put(`/api/putTimeSpots/${sid}`, seat)).status).toBe(200);
  await master.browser.put('/api/editShift', {
    sid,
    start: '03/07/2030 10:00',
    end: '03/07/2030 13:00',
    confirm: true,
    spots: 3,
  });
  return { venue, master, sid, ann: ann?.ref_id ?? '' };
}

test('a changed shift, status, court and pay say what they were and are now', async () => {
  const { venue, master, sid, ann } = await changed();
  const { tid } = venue;
  const [edited] = (await page(venue, master, { sid, action: 'ShiftEdited' })).changes;
  expect(edited?.changed).toEqual([
    {
      field: 'hours',
      from: '2030-03-07T14:00:00.000Z/2030-03-07T17:00:00.000Z',
      to: '2030-03-07T15:00:00.000Z/2030-03-07T18:00:00.000Z',
    },
    { field: 'spots', from: 2, to: 3 },
  ]);
  const { body: seated } = await master.browser.post(`/api/audit/asOf/${tid}`, { of: ['roster'] });
  const [shift] = Object(seated).shifts as { people: { shift_id: string }[] }[];
  const { status } = await master.browser.put('/api/confirmShift', {
    ...{ shift_id: shift?.people[0]?.shift_id, sid, ref_id: ann, tid },
  });
  expect(status).toBe(200);
  await master.browser.put('/api/courtColor', { tid, court: 2, color: '#AA0000' });
  await master.browser.put('/api/nameCourts', { tid, court: 2, name: 'Lake' });
  await master.browser.post(`/api/assignCourt/${tid}`, { court_num: 1, ref_id: ann, medal: 'none' });
  await master.browser.put(`/api/finishMatch/${tid}`, { court_num: 1 });
  const { body } = await master.browser.get(`/api/getMatchesForReconciliation/${tid}`);
  const [match] = body as { id: string }[];
  await master.browser.put('/api/updatePastMatch', { id: match?.id, amount: 45 });
  const changes = (await page(venue, master, { limit: 200 })).changes;
  const told = (type: string) => changes.find((one) => one.type === type)?.changed;
  expect(told('Confirmed')).toEqual([{ field: 'status', from: 'selected', to: 'confirmed' }]);
  expect(told('CourtNamed')).toEqual([{ field: 'name', from: '2', to: 'Lake' }]);
  expect(told('PayChanged')).toEqual([{ field: 'amount', from: 0, to: 45 }]);
  expect(changes.filter(({ court }) => court === 2).map(({ type }) => type)).toContain('CourtNamed');
});

test('filters are combined, and each says what it lets through', async () => {
  const { venue, master, sid, ann } = await changed();
  const kinds = async (asked: object) =>
    (await page(venue, master, { limit: 200, ...asked })).changes.map(({ type }) => type);
  expect(await kinds({ kind: 'shifts', sid })).toEqual(['ShiftEdited', 'ShiftAdded']);
  expect(await kinds({ kind: 'checkin', person: ann })).toEqual(['CheckedIn']);
  expect(await kinds({ kind: 'checkin', person: master.ref_id })).toEqual([]);
  expect(await kinds({ kind: 'checkin', author: master.ref_id, person: ann })).toEqual(['CheckedIn']);
  const offered = await choices(venue, master);
  expect(offered.kinds).toEqual(expect.arrayContaining(['signups', 'shifts', 'checkin', 'setup']));
  expect(offered.shifts).toMatchObject([{ sid }]);
  const wrong = await master.browser.post(`/api/audit/changes/${venue.tid}`, { kind: 'weather' });
  expect(wrong).toMatchObject({
    status: 400,
    body: { errors: { kind: expect.stringContaining('signups') } },
  });
  expect((await master.browser.post(`/api/audit/changes/${venue.tid}`, { day: 'x' })).status).toBe(400);
});

test('a page holds whole days at the venue, and says how many each has', async () => {
  const { venue, master } = await changed();
  const { days, page: shown, total, changes } = await page(venue, master, { byDay: true });
  // Everything happened today, by the clock of the venue.
  expect(days).toEqual([{ day: shown?.newest, count: total }]);
  expect(changes).toHaveLength(total);
  const day = shown?.newest ?? '';
  expect(await page(venue, master, { byDay: true, day: '12/31/2199' })).toMatchObject({
    page: { newest: day },
  });
  expect(await page(venue, master, { byDay: true, day: '01/01/2001' })).toMatchObject({
    ...{ page: null, changes: [], total: 0, days: [{ day }] },
  });
});

test('another section’s desk learns nothing of it', async () => {
  const { venue, master, sid, ann } = await changed();
  const volunteers = await venue.staff('volunteer');
  const told = await page(venue, volunteers, { sid });
  expect(told).toMatchObject({ changes: [], total: 0, days: [] });
  const offered = await choices(venue, volunteers);
  expect(offered.shifts).toEqual([]);
  const [stranger] = await venue.people(1);
  expect((await stranger?.browser.post(`/api/audit/changeChoices/${venue.tid}`))?.status).toBe(403);
  const { whom } = await page(venue, master, { person: ann });
  expect(whom).toContain('Tester');
  // The name of who is asked for is told though nothing of the kind happened; to who may read nothing of them, never.
  expect(await page(venue, master, { person: ann, kind: 'messages' })).toMatchObject({ total: 0, whom });
  expect(await page(venue, volunteers, { person: stranger?.ref_id })).toMatchObject({ total: 0, whom: null });
});

test('people are found by name, each desk its own', async () => {
  const { venue, master, ann } = await changed();
  const volunteers = await venue.staff('volunteer');
  const [stranger] = await venue.people(1);
  // All of them are called so.
  const name = 'Tester';
  const about = await found(venue, master, 'person', name);
  expect(about).toContain(ann);
  expect(about).not.toContain(stranger?.ref_id);
  expect(await found(venue, master, 'author', name)).toContain(master.ref_id);
  expect(await found(venue, master, 'author', name)).not.toContain(stranger?.ref_id);
  expect(await found(venue, master, 'person', 'Te')).toEqual([]);
  // Officials are not of the volunteers' section.
  expect(await found(venue, volunteers, 'person', name)).not.toContain(ann);
  const path = `/api/audit/changePeople/${venue.tid}`;
  const asked = { as: 'person', search: name };
  expect((await stranger?.browser.post(path, asked))?.status).toBe(403);
  expect(await master.browser.post(path, { ...asked, as: 'all' })).toMatchObject({
    ...{ status: 400, body: { errors: { as: 'must be person, author' } } },
  });
});
