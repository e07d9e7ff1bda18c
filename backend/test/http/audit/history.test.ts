import { expect, test } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { fieldOf } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import type { Member } from '../accounts/people.ts';

const all = hosted();

interface Told {
  readonly type: string;
  readonly author: string;
  readonly ref_ids: readonly string[];
}

const changesFor = async (venue: Venue, { browser }: Member, asked: object): Promise<Told[]> =>
  fieldOf(
    await browser.post(`/api/audit/changes/${venue.tid}`, { limit: 200, ...asked }),
    'changes',
  ) as Told[];

const mine = async ({ browser }: Member, asked: object = {}) =>
  Object((await browser.post('/api/audit/mine', asked)).body) as {
    tid: string | null;
    tournaments: { tid: string }[];
    changes: { type: string; subject: string; position: string }[];
    total: number;
  };

test('a person’s, an author’s and a match’s history hold what is theirs', async () => {
  const venue = await Venue.open(all.server, { courts: 1 });
  const desk = await venue.staff('referee');
  const [ann, bo] = await venue.queue(desk, 2);
  await desk.browser.post(`/api/assignCourt/${venue.tid}`, {
    court_num: 1,
    ref_id: ann?.ref_id,
    medal: 'none',
  });
  await desk.browser.put(`/api/finishMatch/${venue.tid}`, { court_num: 1 });

  const ofAnn = await changesFor(venue, desk, { person: ann?.ref_id });
  expect(ofAnn.map(({ type }) => type)).toEqual(expect.arrayContaining(['MatchFinished', 'MatchAssigned']));
  expect(ofAnn.every(({ ref_ids }) => ref_ids.includes(ann?.ref_id ?? ''))).toBe(true);
  const byDesk = await changesFor(venue, desk, { author: desk.ref_id });
  expect(byDesk.map(({ type }) => type)).toContain('CheckedIn');

  const standing = await desk.browser.post(`/api/audit/asOf/${venue.tid}`, { of: ['board'] });
  const [pay] = fieldOf(standing, 'pay') as { id: string }[];
  const ofMatch = await changesFor(venue, desk, { about: pay?.id });
  expect(ofMatch.map(({ type }) => type)).toEqual(['MatchFinished', 'MatchAssigned']);
  expect(await changesFor(venue, desk, { about: bo?.ref_id })).toEqual([]);
});

test('everybody reads the own history, in the tournaments they were in, and no name but its authors’', async () => {
  const venue = await Venue.open(all.server, { courts: 1 });
  const desk = await venue.staff('referee');
  const [ann, bo] = await venue.queue(desk, 2);
  if (!ann || !bo) throw new Error('nobody queued');
  const told = await mine(ann);
  expect(told).toMatchObject({ tid: venue.tid, tournaments: [{ tid: venue.tid }] });
  expect(told.changes.map(({ type }) => type)).toContain('CheckedIn');
  expect(told.total).toBe(told.changes.length);
  expect(JSON.stringify(told)).not.toContain(bo.ref_id);
  const [, second] = told.changes;
  const older = await mine(ann, { tid: venue.tid, before: second?.position, limit: 1 });
  expect(older.changes).toEqual(told.changes.slice(2, 3));

  const elsewhere = await Venue.open(all.server, {});
  expect((await ann.browser.post('/api/audit/mine', { tid: elsewhere.tid })).status).toBe(404);
  expect((await ann.browser.post('/api/audit/mine', { before: 'x' })).status).toBe(400);
  const [stranger] = await venue.people(1);
  if (stranger) expect(await mine(stranger)).toMatchObject({ tid: null, changes: [], total: 0 });
});

test('who reads somebody’s contact data stands in both histories, once in an hour', async () => {
  const venue = await Venue.open(all.server, { courts: 1 });
  const desk = await venue.staff('referee');
  const auditor = await venue.staff('auditor');
  const [ann] = await venue.crew(1);
  if (!ann) throw new Error('nobody was registered');
  const read = () => desk.browser.get(`/api/getRegisteredRefs/${venue.tid}`);
  expect(JSON.stringify((await read()).body)).toMatch(/@example\.org/);
  await read();
  const entries = async () => changesFor(venue, auditor, { action: 'ContactsRead', person: ann.ref_id });
  await expect.poll(entries, { interval: 20, timeout: 10_000 }).toHaveLength(1);
  expect(await entries()).toMatchObject([{ author: expect.stringMatching(/^admin: First0/) }]);
  expect((await mine(ann)).changes.map(({ type }) => type)).toContain('ContactsRead');
  // The own data is nobody's entry.
  expect(await changesFor(venue, auditor, { action: 'ContactsRead', person: desk.ref_id })).toEqual([]);
});

test('a merge is told with the name of the tournament it went to', async () => {
  const [venue, series] = [await Venue.open(all.server, {}), await Venue.open(all.server, {})];
  await series.change({ name: 'Grand Series' });
  const admin = await venue.platformAdmin();
  await admin.browser.put('/api/mergeToParentTournament/', { tid: venue.tid, ptid: series.tid });
  const [merged] = await changesFor(venue, admin, { of: ['tournament'], action: 'MergedToParent' });
  expect(merged).toMatchObject({ type: 'MergedToParent', subject: 'Grand Series' });
});
