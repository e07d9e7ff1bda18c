import { expect, test } from 'vitest';
import { hosted } from '../../support/hosted.ts';
import { fieldOf, rowsOf } from '../../support/seen.ts';
import { Venue } from '../../world/venue.ts';
import { planner } from '../planning/planner.ts';
import { addPlayers } from '../scoring/court.ts';

const all = hosted();

test('an auditor reads what every desk did, from money to planning, and changes nothing', async () => {
  const venue = await Venue.open(all.server, { courts: 1 });
  const desk = await venue.staff('referee');
  const auditor = await venue.staff('auditor');
  await venue.queue(desk, 1);
  const asOf = (browser: typeof desk.browser) => browser.post(`/api/audit/asOf/${venue.tid}`, {});

  const seen = await asOf(auditor.browser);
  expect(fieldOf(seen, 'queue')).toHaveLength(1);
  expect(Object.keys(Object(seen.body))).toEqual(
    expect.arrayContaining(['shifts', 'settings', 'admins', 'plan', 'letters', 'paymentItems']),
  );
  expect(Object.keys(Object((await asOf(desk.browser)).body))).not.toContain('settings');
  expect(fieldOf(seen, 'admins')).toContainEqual(
    expect.objectContaining({ ref_id: auditor.ref_id, admin_type: 'basic', auditor: true }),
  );
  const changes = await auditor.browser.post(`/api/audit/changes/${venue.tid}`, { limit: 200 });
  const types = (fieldOf(changes, 'changes') as { type: string }[]).map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['CheckedIn', 'AdminAccessChanged', 'TournamentAdded']));
  expect(JSON.stringify([seen.body, changes.body])).not.toMatch(/@example\.org|555-?01\d\d/);

  for (const answer of [
    await auditor.browser.post(`/api/t/getTournamentAdmin/${venue.tid}`, {}),
    await auditor.browser.put(`/api/t/editTournament/${venue.tid}`, { name: 'Ours' }),
    await auditor.browser.post(`/api/checkinRef/${venue.tid}`, { ref_id: desk.ref_id }),
    await auditor.browser.get(`/api/messaging/outbox/${venue.tid}`),
  ])
    expect(answer.status).toBe(403);
});

test('an auditor gets no contact data by what spans several tournaments: the players, a plan to copy', async () => {
  const [venue, own] = [
    await Venue.open(all.server, { text: true, score_reporting: true }),
    await Venue.open(all.server, {}),
  ];
  const desk = await venue.staff('referee');
  await addPlayers(venue, desk, ['8015550100']);
  await planner(desk.browser, venue.tid).cost({ contact: 'Casa', phone: '8015550101' });
  const auditor = await venue.staff('auditor');
  await own.appoint(auditor, 'master');
  const { browser } = auditor;
  const copied = () => browser.post(`/api/copyPlan/${own.tid}`, { from: venue.tid });
  expect((await browser.get('/api/getAllPlayers')).status).toBe(403);
  expect((await browser.get(`/api/getPlansToCopy/${own.tid}`)).body).toEqual([]);
  expect((await copied()).status).toBe(404);

  await venue.appoint(auditor, 'volunteer');
  expect(rowsOf(await browser.get('/api/getAllPlayers'))).toMatchObject([{ phone: '8015550100' }]);
  expect((await copied()).status).toBe(200);
});

test('an auditor of one tournament reads nothing of another, and a desk that audits keeps its desk', async () => {
  const [venue, other] = [await Venue.open(all.server, {}), await Venue.open(all.server, {})];
  const auditor = await venue.staff('auditor');
  expect((await auditor.browser.post(`/api/audit/asOf/${other.tid}`, {})).status).toBe(403);
  const both = await venue.staff('auditor', 'volunteer');
  expect((await both.browser.post(`/api/t/getTournamentAdmin/${venue.tid}`, {})).status).toBe(200);
  expect(fieldOf(await both.browser.post(`/api/audit/asOf/${venue.tid}`, {}), 'settings')).toBeDefined();
});
