import { afterAll, beforeAll, expect, test } from 'vitest';
import { rowsOf } from '../../support/seen.ts';
import { type Cast, cast } from './cast.ts';
import { volunteering } from './volunteering.ts';

let all: Cast;
beforeAll(async () => {
  all = await cast();
});
afterAll(() => all.close());

const SECTIONS = { referee: true, line: true, volunteer: true };

/** The sections a visitor reads to be wanted in a tournament. */
async function wanted(tid: string): Promise<unknown> {
  const rows = rowsOf(await all.visitor.get('/api/t/getTournaments?time=future'));
  return rows.find((row) => row.tid === tid)?.wanted;
}

test('A section is wanted while one of its shifts has a spot free', async () => {
  const tid = await all.tournament('active', SECTIONS);
  expect(await wanted(tid)).toEqual([]);
  const trainers = await all.shift(tid, 9, 11, { spots: 1 });
  await all.shift(tid, 9, 11, { category: 'Referee' });
  const crew = volunteering(all, tid);
  await crew.shift(await crew.category('Parking'));
  expect(await wanted(tid)).toEqual(['referee', 'line', 'volunteer']);
  await all.ann.browser.put(`/api/putWaitlist/${trainers}`, { tid, ref_id: all.ann.ref_id });
  expect(await wanted(tid)).toContain('line');
  // A place that somebody waits for is the desk's to give to another.
  await all.dora.browser.put(`/api/putTimeSpots/${trainers}`, { tid, ref_id: all.ben.ref_id });
  expect(await wanted(tid)).toEqual(['referee', 'volunteer']);
});

test('What begins before now, a hidden category and a section that is off want nobody', async () => {
  const tid = await all.tournament('active', { ...SECTIONS, referee: false });
  await all.shift(tid, 9, 11, { start: '03/01/2020 09:00', end: '03/01/2020 11:00', confirm: true });
  await all.shift(tid, 9, 11, { category: 'Referee' });
  const crew = volunteering(all, tid);
  await crew.shift(await crew.category('Medals', { show: false }));
  expect(await wanted(tid)).toEqual([]);
});

test('Nobody is wanted where nobody can apply', async () => {
  const tid = await all.tournament('Advertise Only', SECTIONS);
  await all.shift(tid, 9, 11);
  expect(await wanted(tid)).toEqual([]);
});
