import { expect, it } from 'vitest';
import { rosterAggregate } from '../../../src/roster/index.ts';
import { hosted } from '../../support/hosted.ts';
import { Venue } from '../../world/venue.ts';
import { asking, ended, imported, preview } from './importing.ts';
import { formOf, lookAt } from './upload.ts';

const all = hosted();

const roster = (tid: string) => all.server.core.bus.peek(rosterAggregate, tid);
const letters = async (tid: string) =>
  (await all.server.core.pool.query('select ref_id from outbox.messages where tid = $1', [tid])).rows;

it('enters people once, whatever is sent again, and writes to who is new alone', async () => {
  const venue = await Venue.open(all.server);
  const { tid } = venue;
  const desk = await venue.staff('referee');
  const [known] = await venue.people(1);
  const { rows } = await all.server.core.pool.query(
    'select first, last, email from accounts.people where ref_id = $1',
    [known?.ref_id],
  );
  const { first, last, email } = rows[0];
  const tag = tid.slice(0, 6);
  const csv = `First Name,Last Name,Email,Phone,Section\nAnn,New,ann-${tag}@example.com,801-555-0142,referee\n${first},${last},${email},,referee\nOda,Other,${email},,referee\nVic,Volunteer,vic-${tag}@example.com,,volunteer\n`;
  const asked = await asking(all.server, desk, tid, csv, { kind: 'people' });
  const seen = await preview(desk, tid, asked);
  expect(seen.rows.map(({ row, state }: { row: number; state: string }) => [row, state])).toEqual([
    [2, 'new'],
    [3, 'new'],
    [4, 'problem'],
    [5, 'problem'],
  ]);
  expect(seen.rows[2].problems[0].text).toContain('This address belongs to');
  expect(seen.rows[3].problems).toMatchObject([{ column: 'section', text: 'is of another desk' }]);
  expect(seen.counts).toEqual({ new: 2, changed: 0, same: 0, problem: 2 });
  expect(seen.makes).toEqual({ people: 1, shifts: 0, signups: 0, categories: 0 });
  expect((await desk.browser.post(`/api/import/apply/${tid}`, asked)).status).toBe(400);
  const run = await imported(desk, tid, { ...asked, skip_problems: true });
  expect(run).toMatchObject({ state: 'done', done: 4, of: 4, made: 2, changed: 0, skipped: 2, left: [] });
  const again = await preview(desk, tid, asked);
  expect(again.counts).toEqual({ new: 0, changed: 0, same: 2, problem: 2 });
  expect(await imported(desk, tid, { ...asked, skip_problems: true })).toMatchObject({ made: 0, skipped: 4 });
  const people = [...(await roster(tid)).people].filter(([, { roles }]) => roles.length > 0);
  expect(people).toHaveLength(2);
  await venue.shown();
  const written = (await letters(tid)).filter(({ ref_id }) => ref_id !== desk.ref_id);
  expect(written.map(({ ref_id }) => ref_id)).not.toContain(known?.ref_id);
  expect(written).toHaveLength(1);
});

const GENIUS = (tag: string, people: number) =>
  [
    'Start Date/Time (mm/dd/yyyy),End Date/Time (mm/dd/yyyy),Qty,Item,First Name,Last Name,Email',
    ...Array.from(
      { length: people },
      (_, index) =>
        `12/0${(index % 2) + 1}/2026 8:00 AM,12/0${(index % 2) + 1}/2026 12:00 PM,1,Check-in,P${index},Person,p${index}-${tag}@example.com`,
    ),
    '12/01/2026 8:00 AM,12/01/2026 12:00 PM,2,Check-in,,,',
  ].join('\n');

it('makes shifts, people and sign-ups of one file, and takes back what nobody has touched', async () => {
  const venue = await Venue.open(all.server, { start: '2026-01-01', end_date: '2026-12-31' });
  const { tid } = venue;
  const desk = await venue.staff('volunteer');
  const asked = await asking(all.server, desk, tid, GENIUS(tid.slice(0, 6), 5), {
    options: { letters: false },
  });
  const seen = await preview(desk, tid, asked);
  expect([seen.counts, seen.makes]).toEqual([
    { new: 5, changed: 0, same: 1, problem: 0 },
    { people: 5, shifts: 2, signups: 5, categories: 1 },
  ]);
  const run = await imported(desk, tid, asked);
  expect(run).toMatchObject({ state: 'done', done: 6, of: 6, made: 5, skipped: 1, left: [] });
  const { shifts, people } = await roster(tid);
  expect([...shifts.values()].map(({ plan, seated }) => [plan.kind, plan.name, plan.spots, seated])).toEqual([
    ['volunteer', 'Check-in', 5, 3],
    ['volunteer', 'Check-in', 2, 2],
  ]);
  expect((await preview(desk, tid, asked)).counts).toEqual({ new: 0, changed: 0, same: 6, problem: 0 });
  const later = await lookAt(all.server, desk, tid, formOf('again.csv', GENIUS('other', 1)));
  expect(later.body).toMatchObject({ remembered: true, kind: 'signups', options: { letters: false } });
  // Somebody touches one of the sign-ups: it stays, with its shift and its person.
  const [touched] = [...people].flatMap(([ref_id, { rows }]) => rows.map((row) => ({ ...row, ref_id })));
  expect((await desk.browser.put(`/api/confirmShift`, { shift_id: touched?.shift_id })).status).toBe(200);
  const undone = await desk.browser.post(`/api/import/undo/${tid}`, { id: run.id });
  // Five sign-ups, five people, two shifts, a category.
  expect(undone).toMatchObject({ status: 200, body: { undone: 9, kept: 4 } });
  expect(await desk.browser.post(`/api/import/undo/${tid}`, { id: run.id })).toMatchObject({
    body: { undone: 9, kept: 4 },
  });
  const after = await roster(tid);
  expect([...after.people.values()].filter(({ roles }) => roles.length > 0)).toHaveLength(1);
  expect(after.shifts.size).toBe(1);
  await venue.shown();
  const { rows } = await all.server.core.pool.query('select ref_id from outbox.messages where tid = $1', [
    tid,
  ]);
  expect(rows.filter(({ ref_id }) => ref_id !== desk.ref_id)).toEqual([]);
  expect((await desk.browser.get(`/api/imports/${tid}`)).body).toMatchObject([
    { id: run.id, state: 'undone' },
  ]);
});

it('is for desks, each of its own imports, and stops', async () => {
  const venue = await Venue.open(all.server);
  const { tid } = venue;
  const [desk, other, master] = [
    await venue.staff('referee'),
    await venue.staff('volunteer'),
    await venue.staff('master'),
  ];
  const [nobody] = await venue.people(1);
  const tag = tid.slice(0, 6);
  const rows = Array.from({ length: 305 }, (_, index) => `F${index},L,f${index}-${tag}@example.com,referee`);
  const csv = ['First Name,Last Name,Email,Section', ...rows].join('\n');
  const asked = await asking(all.server, desk, tid, csv, { kind: 'people', options: { letters: false } });
  expect((await nobody?.browser.post(`/api/import/preview/${tid}`, asked))?.status).toBe(403);
  expect((await other.browser.post(`/api/import/preview/${tid}`, asked)).status).toBe(404);
  expect((await desk.browser.post(`/api/import/apply/${tid}`, asked)).status).toBe(429);
  expect((await desk.browser.post(`/api/import/apply/${tid}`, { ...asked, raise: true })).status).toBe(403);
  const own = await asking(all.server, master, tid, csv, { kind: 'people', options: { letters: false } });
  const begun = await master.browser.post(`/api/import/apply/${tid}`, { ...own, raise: true });
  const twice = await master.browser.post(`/api/import/apply/${tid}`, { ...own, raise: true });
  expect(begun.status).toBe(200);
  const { id } = begun.body as { id: string };
  expect(twice.body).toMatchObject({ id });
  expect((await other.browser.get(`/api/import/${tid}/${id}`)).status).toBe(404);
  expect((await other.browser.post(`/api/import/stop/${tid}`, { id })).status).toBe(404);
  expect((await master.browser.post(`/api/import/undo/${tid}`, { id })).status).toBe(409);
  expect((await master.browser.post(`/api/import/stop/${tid}`, { id })).status).toBe(200);
  const stopped = await ended(master, tid, id);
  expect(stopped).toMatchObject({ state: 'stopped', of: 305 });
  expect(stopped.made).toBeLessThan(305);
  const whole = await imported(master, tid, { ...own, raise: true });
  expect(whole.made + stopped.made).toBe(305);
});
