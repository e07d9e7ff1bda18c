import { randomUUID } from 'node:crypto';
import { COPY_KINDS, type CopyItem, type CopyKind } from '@courtcrew/domain/copying/index.ts';
import { planOf } from '@courtcrew/domain/roster/roster.fixtures.ts';
import { expect, test } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

const all = hosted();

/** Friday to Sunday, a year apart. */
const LAST = { start: '2030-03-01', end_date: '2030-03-03' };
const NEXT = { start: '2031-02-28', end_date: '2031-03-01' };
const FLAGS = { second: true, medical: true, td: false, desk: false, headRef: false };

/** A tournament of last year with something of every kind, and an empty one of this year. */
async function years() {
  const last = await Venue.open(all.server, { courts: 2, certified_amount: 4000, ...LAST });
  const next = await Venue.open(all.server, { courts: 1, ...NEXT });
  const mia = await last.staff('master');
  await next.appoint(mia, 'master');
  const { browser } = mia;
  const { tid } = last;
  const ok = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    expect(status, JSON.stringify(body)).toBe(200);
    return Object(body);
  };
  const { vcid } = await ok(browser.post(`/api/volunteer/addVolunteerCategory/${tid}`, { name: 'Ushers' }));
  const shift = (more: object) =>
    ok(browser.post(`/api/addShift/${tid}`, { spots: 2, confirm: true, ...more }));
  await shift({ name: 'Early', category: 'Referee', start: '03/01/2030 8:00', end: '03/01/2030 12:00' });
  await shift({ name: 'Gate', category: vcid, start: '03/02/2030 8:00', end: '03/02/2030 12:00' });
  await shift({ name: 'Sunday', category: 'Referee', start: '03/03/2030 8:00', end: '03/03/2030 12:00' });
  await ok(browser.put('/api/nameCourts', { tid, court: 2, name: 'Lake' }));
  await ok(browser.put(`/api/updateProcedures/${tid}`, { procedures: '<p>Wear a hat</p>' }));
  await ok(
    browser.post('/api/addNotificationContact', { tid, name: 'Tina', phone: '+1 801 555 0102', ...FLAGS }),
  );
  await ok(
    browser.post(`/api/addBudgetItem/${tid}`, { budget_title: 'Hats', category_id: 3, quantity: 2, rate: 5 }),
  );
  await ok(
    browser.post('/api/saveTemplate', {
      name: 'Rain',
      subject: 'Rain',
      body: 'It rains',
      type: 'email',
      tid,
    }),
  );
  await Promise.all([last.shown(), next.shown()]);
  return { last, next, mia };
}

const asked = (from: Venue, more: object = {}) => ({
  from: from.tid,
  move: 'weekday',
  kinds: COPY_KINDS,
  ...more,
});

async function preview({ browser }: Member, to: Venue, body: object): Promise<Record<CopyKind, CopyItem[]>> {
  const answer = await browser.post(`/api/previewTournamentCopy/${to.tid}`, body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  const { kinds } = Object(answer.body) as { kinds: { kind: CopyKind; items: CopyItem[] }[] };
  return Object.fromEntries(kinds.map(({ kind, items }) => [kind, items])) as Record<CopyKind, CopyItem[]>;
}

const fates = (items: readonly CopyItem[]) => items.map(({ what, fate }) => `${what}: ${fate}`);

test('what the preview says is what is copied, with hours by the clock, and once', async () => {
  const { last, next, mia } = await years();
  const told = await preview(mia, next, asked(last));
  expect(fates(told.shifts)).toEqual(['Early: add', 'Gate: add', 'Sunday: outside']);
  // Friday, 8 o'clock, on the Friday before the first Saturday.
  expect(told.shifts[0]).toMatchObject({
    was: '2030-03-01T13:00:00.000Z',
    start: '2031-02-28T13:00:00.000Z',
  });
  expect(fates(told.courts)).toEqual(['1: there', 'Lake: add']);
  expect(fates(told.pay)).toEqual(['certified_amount: add']);
  const numbers = Object.fromEntries(
    COPY_KINDS.map((kind) => [kind, told[kind].filter(({ fate }) => fate === 'add').length]),
  );
  expect(numbers).toEqual({
    ...{ shifts: 2, categories: 1, courts: 1, templates: 1, pay: 1, procedures: 1, contacts: 1, plan: 1 },
  });

  const copy = (key: string) =>
    mia.browser.post(`/api/copyTournament/${next.tid}`, asked(last), { 'idempotency-key': key });
  const { status, body } = await copy('first');
  expect(status, JSON.stringify(body)).toBe(200);
  const added = (answer: unknown) =>
    Object.fromEntries(
      (Object(answer).added as { kind: string; count: number }[]).map(({ kind, count }) => [kind, count]),
    );
  expect(added(body)).toEqual(numbers);
  expect((await copy('first')).body).toEqual(body);
  const again = await copy('second');
  expect(Object.values(added(again.body))).toEqual(COPY_KINDS.map(() => 0));
  const after = await preview(mia, next, asked(last));
  expect(COPY_KINDS.flatMap((kind) => after[kind]).filter(({ fate }) => fate === 'add')).toEqual([]);

  const { body: standing } = await mia.browser.post(`/api/audit/asOf/${next.tid}`, { of: ['roster'] });
  expect(Object(standing).shifts).toMatchObject([
    { name: 'Early', start: '2031-02-28T13:00:00.000Z', end: '2031-02-28T17:00:00.000Z', people: [] },
    { name: 'Gate', category: 'Ushers', start: '2031-03-01T13:00:00.000Z', people: [] },
  ]);
  const { body: history } = await mia.browser.post(`/api/audit/changes/${next.tid}`, {
    action: 'ShiftAdded',
  });
  expect(Object(history).changes).toMatchObject([
    { author_ref_id: mia.ref_id },
    { author_ref_id: mia.ref_id },
  ]);
});

/** What an undo of this copy answers. */
const undo = (by: Member, to: Venue, copy: unknown, key: string = randomUUID()) =>
  by.browser.post(
    `/api/undoTournamentCopy/${to.tid}`,
    { commands: Object(copy).commands },
    { 'idempotency-key': key },
  );

test('what was copied is taken back, but for courts, and can be copied again', async () => {
  const { last, next, mia } = await years();
  const copy = () => mia.browser.post(`/api/copyTournament/${next.tid}`, asked(last));
  const { body: first } = await copy();
  // 2 shifts, a category, a template, pay, procedures, a contact and an item of the plan; one court.
  expect((await undo(mia, next, first, 'once')).body).toMatchObject({ removed: 8, stayed: 1 });
  const told = await preview(mia, next, asked(last));
  expect(fates(Object.values(told).flat()).filter((fate) => !fate.endsWith(': add'))).toEqual([
    'Sunday: outside',
    '1: there',
    'Lake: there',
  ]);
  // By the same press, and by another one of somebody who did not see the answer.
  expect((await undo(mia, next, first, 'once')).body).toMatchObject({ removed: 8, stayed: 1 });
  expect((await undo(mia, next, first)).body).toMatchObject({ removed: 8, stayed: 1 });
  const { body: second } = await copy();
  expect(Object(second).added).toContainEqual({ kind: 'shifts', count: 2 });
  // Of the copy that was undone nothing is left to undo.
  expect((await undo(mia, next, first)).body).toMatchObject({ removed: 8 });
  expect(fates((await preview(mia, next, asked(last))).shifts)).toEqual([
    'Early: there',
    'Gate: there',
    'Sunday: outside',
  ]);
});

test('what somebody has touched since it was copied stays, with what it stands in', async () => {
  const { last, next, mia } = await years();
  const { body } = await mia.browser.post(`/api/copyTournament/${next.tid}`, asked(last));
  const roster = async () =>
    Object((await mia.browser.post(`/api/audit/asOf/${next.tid}`, { of: ['roster'] })).body).shifts;
  const { sid } = (await roster()).find(({ name }: { name: string }) => name === 'Gate');
  const edited = await mia.browser.put('/api/editShift', { sid, version: 0, name: 'North gate' });
  expect(edited.status, JSON.stringify(edited.body)).toBe(200);
  await mia.browser.put(`/api/updateProcedures/${next.tid}`, { procedures: '<p>Wear a cap</p>' });
  await mia.browser.put(`/api/t/editTournament/${next.tid}`, { certified_amount: 4500 });
  // Gate and its category, the court, procedures and pay.
  expect((await undo(mia, next, body)).body).toMatchObject({ removed: 4, stayed: 5 });
  expect(await roster()).toMatchObject([{ name: 'North gate', category: 'Ushers' }]);
});

test('an undo is a master’s, of this tournament alone, and names a copy', async () => {
  const { last, next, mia } = await years();
  const { body } = await mia.browser.post(`/api/copyTournament/${next.tid}`, asked(last));
  const desk = await next.staff('referee', 'volunteer');
  expect((await undo(desk, next, body)).status).toBe(403);
  expect((await undo(mia, next, {})).body).toMatchObject({ errors: { commands: 'is required' } });
  expect((await undo(mia, next, { commands: ['nothing'] })).body).toMatchObject({ removed: 0, stayed: 0 });
  expect((await undo(mia, last, body)).body).toMatchObject({ removed: 0, stayed: 0 });
});

test('a copy that was interrupted is completed by the next', async () => {
  const { last, next, mia } = await years();
  const part = await mia.browser.post(
    `/api/copyTournament/${next.tid}`,
    asked(last, { kinds: ['categories'] }),
  );
  expect(part.body).toMatchObject({ added: [{ kind: 'categories', count: 1 }] });
  const rest = await mia.browser.post(`/api/copyTournament/${next.tid}`, asked(last, { move: 'day' }));
  expect(rest.body).toMatchObject({
    added: expect.arrayContaining([
      { kind: 'categories', count: 0 },
      { kind: 'shifts', count: 2 },
    ]),
  });
});

test('without their categories volunteers’ shifts are left out, and the preview says so', async () => {
  const { last, next, mia } = await years();
  const told = await preview(mia, next, asked(last, { kinds: ['shifts'] }));
  expect(fates(told.shifts)).toEqual(['Early: add', 'Gate: no-category', 'Sunday: outside']);
});

test('a shift of an old log without spots is left out by both, and all else is copied', async () => {
  const { last, next, mia } = await years();
  const stream = `roster-${last.tid}`;
  const commandId = randomUUID();
  const hours = { start: '2030-03-01T15:00:00.000Z', end: '2030-03-01T17:00:00.000Z' };
  const data = { sid: randomUUID(), ...planOf({ name: 'Spare', spots: 0, ...hours }) };
  const actor = { ref: mia.ref_id, as: 'admin' } as const;
  const causes = { commandId, correlation: 'r', causation: 'r' };
  const meta = {
    ...causes,
    schema: 1,
    at: '2026-01-05T09:36:00.000Z',
    actor,
  };
  const revision = await all.server.store.revision(stream);
  const { outcome } = await all.server.store.append(
    stream,
    [{ id: commandId, type: 'ShiftAdded', data, meta }],
    revision,
  );
  expect(outcome).toBe('appended');
  const told = await preview(mia, next, asked(last));
  expect(fates(told.shifts)).toEqual(['Early: add', 'Spare: incomplete', 'Gate: add', 'Sunday: outside']);
  const { status, body } = await mia.browser.post(`/api/copyTournament/${next.tid}`, asked(last));
  expect(status, JSON.stringify(body)).toBe(200);
  expect(body).toMatchObject({
    added: expect.arrayContaining([
      { kind: 'shifts', count: 2 },
      { kind: 'contacts', count: 1 },
    ]),
  });
});

test('is for masters of both, and names what is wrong', async () => {
  const { last, next, mia } = await years();
  const paths = [`/api/previewTournamentCopy/${next.tid}`, `/api/copyTournament/${next.tid}`];
  const half = await next.staff('master');
  const desk = await next.staff('referee', 'volunteer');
  await last.appoint(desk, 'master');
  for (const path of paths) {
    // A master here alone is answered as if there were no such tournament; a desk may not set this one up.
    expect(await half.browser.post(path, asked(last))).toMatchObject({ status: 404 });
    expect(await desk.browser.post(path, asked(last))).toMatchObject({ status: 403 });
    const wrong = async (more: object) => (await mia.browser.post(path, asked(last, more))).body;
    expect(await wrong({ kinds: ['people'] })).toMatchObject({
      errors: { kinds: { 0: expect.any(String) } },
    });
    expect(await wrong({ kinds: ['shifts', 'shifts'] })).toMatchObject({
      errors: { kinds: 'must name nothing twice' },
    });
    expect(await wrong({ move: 'month' })).toMatchObject({ errors: { move: 'must be weekday, day' } });
    expect(await wrong({ from: next.tid })).toMatchObject({ errors: { from: expect.any(String) } });
  }
  const sources = await half.browser.get(`/api/getTournamentsToCopy/${next.tid}`);
  expect(sources.body).toEqual([]);
  expect((await mia.browser.get(`/api/getTournamentsToCopy/${next.tid}`)).body).toMatchObject([
    { tid: last.tid },
  ]);
  expect((await desk.browser.get(`/api/getTournamentsToCopy/${next.tid}`)).status).toBe(403);
});
