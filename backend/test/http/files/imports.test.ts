import { expect, it } from 'vitest';
import { rosterAggregate } from '../../../src/roster/index.ts';
import { hosted } from '../../support/hosted.ts';
import { Venue } from '../../world/venue.ts';
import { asking, imported, preview } from './importing.ts';

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
