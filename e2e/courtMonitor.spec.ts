import type { Page } from '@playwright/test';
import { played, watching } from './support/board.ts';
import type { Crew, Person } from './support/crew.ts';
import { PASSWORD, textOf } from './support/crew.ts';
import { expect, signIn, test } from './support/withCrew.ts';

const NO_COURT = /Sorry but you are not assigned to a court as a court monitor\./;

const status = (page: Page, text: string | RegExp) =>
  expect(page.getByRole('status').filter({ hasText: text }).first()).toBeVisible();
const call = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const own = (page: Page) => page.getByRole('list', { name: 'Your calls' }).getByRole('listitem');

/** The calls the desk has, oldest first: their kinds and words. */
async function atDesk(crew: Crew, tid: string): Promise<string[]> {
  const calls = await crew.desk('GET', `/api/getNotifications/${tid}`);
  if (!Array.isArray(calls)) throw new Error('the desk has no list');
  return calls.map(({ type, court_num, message }) => `${type} ${court_num}${message ? ` ${message}` : ''}`);
}

/** Somebody who looks after court 1 opens the page. */
async function atCourt(page: Page, crew: Crew): Promise<{ tid: string; mia: Person }> {
  const tid = await played(crew, 'Dallas Open');
  const mia = await crew.person('Mia');
  await watching(crew, tid, mia, '1');
  await signIn(page, mia);
  await page.goto(`/volunteer/courtmonitor/${tid}`);
  await expect(page.getByRole('heading', { name: 'Call the desk to court 1' })).toBeVisible();
  await status(page, 'Connected');
  return { tid, mia };
}

/** Waits until the browser could open the page without a network. */
const isKept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => Boolean(await caches.match('/volunteer/courtmonitor/'))))
    .toBe(true);

test('a court monitor calls the desk and hears from it', async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const { tid } = await atCourt(page, crew);
  await call(page, 'Second call');
  await expect(page.getByText('Message Sent')).toBeVisible();
  await expect(own(page)).toContainText(['Second call · Court 1']);

  await page.getByRole('button', { name: 'Another court' }).click();
  await page.getByRole('button', { name: 'Court 3' }).click();
  await page.getByLabel('Message (optional)').fill('No balls left');
  await call(page, 'Head referee');
  await expect(own(page)).toContainText([/Head referee · Court 3No balls leftSent/, /Second call/]);
  expect(await atDesk(crew, tid)).toEqual(['2nd 1', 'head ref 3 No balls left']);

  await page.getByRole('button', { name: 'Court 1' }).click();
  await call(page, 'Medical');
  await page.getByRole('button', { name: 'No', exact: true }).click();
  await call(page, 'Medical');
  await expect(page.getByRole('alertdialog', { name: 'Send medical help to court 1?' })).toBeVisible();
  await expectAccessible();
  await keepScreen('monitor-medical');
  await call(page, 'Yes, send medical help');
  await expect(own(page)).toContainText([/Medical.*Sent/, /Head referee/, /Second call/]);
  expect(await atDesk(crew, tid)).toEqual(['2nd 1', 'head ref 3 No balls left', 'medical 1']);

  const calls = await crew.desk('GET', `/api/getNotifications/${tid}`);
  const nid = Array.isArray(calls) ? calls[1].nid : '';
  await crew.desk('PUT', '/api/confirmNotification', { nid, response: 'Six new ones are coming' });
  await expect(own(page).filter({ hasText: 'Head referee' })).toContainText(
    /Received by the desk .*Six new ones are coming/,
  );

  // Where scores are reported, the card of what is played on the court is one press away.
  await crew.desk('PUT', `/api/t/editTournament/${tid}`, { score_reporting: true });
  const pids: string[] = [];
  for (const name of ['Ann Ace', 'Cyd Net']) {
    pids.push(textOf(await crew.desk('POST', '/api/score/addPlayer', { tid, name }), 'pid'));
  }
  const match = { tid, t1p1: pids[0], t2p1: pids[1], matchType: '1 to 15', court: '1' };
  await crew.desk('POST', '/api/sendPlayerNotification', match);
  await page.reload();
  const card = page.getByRole('link', { name: 'Score card: Court 1 Ann Ace Cyd Net' });
  await expect(card).toBeVisible();
  await expectAccessible();
  await keepScreen('monitor');
  await card.click();
  await expect(page.getByLabel('Score of Ann Ace, Game 1')).toBeVisible();
});

test('calls wait on the phone while there is no network, also over a reload, and go out once', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const { tid } = await atCourt(page, crew);
  await isKept(page);
  await page.context().setOffline(true);
  await status(page, 'No network');
  await call(page, 'Desk');
  await call(page, 'Desk');
  await status(page, 'NOT SENT - use the radio · 1 waiting · Called already');
  await page.getByLabel('Message (optional)').fill('Twisted ankle');
  await call(page, 'Medical');
  await call(page, 'Yes, send medical help');
  await call(page, 'Tournament director');
  await status(page, 'NOT SENT - use the radio · 3 waiting');

  await page.reload();
  await status(page, 'NOT SENT - use the radio · 3 waiting');
  await expect(own(page)).toContainText([/Tournament director/, /Medical.*Twisted ankle/, /Desk/]);
  await expect(own(page).first()).toContainText('Waiting on this phone since');
  await expectAccessible();
  await keepScreen('monitor-offline');
  expect(await atDesk(crew, tid)).toEqual([]);

  await page.context().setOffline(false);
  await status(page, 'Connected');
  await expect(own(page)).toContainText([/Sent/, /Sent/, /Sent/]);
  // Medical help goes before everything else.
  expect(await atDesk(crew, tid)).toEqual(['medical 1 Twisted ankle', 'desk 1', 'td 1']);
});

test('a call whose answer was lost is one call, in two tabs as well', { tag: '@phone' }, async ({
  page,
  crew,
}) => {
  const { tid } = await atCourt(page, crew);
  let lost = 0;
  await page.route('**/api/courtMonitorNotifyDesk', async (route) => {
    if (lost++ > 0) return route.continue();
    await route.fetch();
    await route.abort();
  });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await status(other, 'Connected');
  await call(page, 'Medical');
  await call(page, 'Yes, send medical help');
  await call(page, 'Desk');
  for (const tab of [page, other]) {
    await expect(own(tab)).toContainText([/Desk.*Sent/, /Medical.*Sent/]);
    await expect(tab.getByText(/waiting/)).toHaveCount(0);
  }
  expect(await atDesk(crew, tid)).toEqual(['medical 1', 'desk 1']);
});

test('who has no court is told so, and who has lost it what was not sent', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const { tid, mia } = await atCourt(page, crew);
  await page.context().setOffline(true);
  await call(page, 'Desk');
  await status(page, '1 waiting');
  await crew.desk('PUT', `/api/assignMonitorToCourt/${tid}`, { court: '1', ref_id: null });
  await page.context().setOffline(false);
  await expect(own(page)).toContainText(/Not sent: Sorry but you are not assigned/);
  await expect(page.getByText(NO_COURT).first()).toBeVisible();
  await expectAccessible();
  await keepScreen('monitor-none');
  await page.getByRole('button', { name: 'Check again' }).click();

  await crew.desk('PUT', `/api/assignMonitorToCourt/${tid}`, { court: '2', ref_id: mia.ref_id });
  await expect(page.getByRole('heading', { name: 'Call the desk to court 2' })).toBeVisible();
  await call(page, 'Try again');
  await expect(own(page)).toContainText(/Desk · Court 1.*Sent/s);
  expect(await atDesk(crew, tid)).toEqual(['desk 1']);
});

test('a monitor of two courts says which, and logs in on the way', { tag: '@phone' }, async ({
  page,
  crew,
  expectAccessible,
}) => {
  const tid = await played(crew, 'Dallas Open');
  const mia = await crew.person('Mia');
  await watching(crew, tid, mia, '1');
  await crew.desk('PUT', `/api/assignMonitorToCourt/${tid}`, { court: '4', ref_id: mia.ref_id });
  await page.goto(`/volunteer/courtmonitor/${tid}`);
  await page.getByLabel('Email').fill(mia.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Login' }).click();
  await expect(page.getByRole('heading', { name: 'Call the desk' })).toBeVisible();
  await call(page, 'Second call');
  await expect(page.getByRole('alert')).toHaveText('Select Court Number');
  await expectAccessible();
  await page.getByRole('button', { name: 'Court 4' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await call(page, 'Second call');
  await expect(page.getByText('Message Sent')).toBeVisible();
  expect(await atDesk(crew, tid)).toEqual(['2nd 4']);
});
