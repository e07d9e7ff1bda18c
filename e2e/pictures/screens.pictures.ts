import { actAsPlatform } from '../support/platform.ts';
import { expect, test } from '../support/withCrew.ts';

/** Screens that look the same every day: `{tid}` is a tournament of 2030. Each is compared with its picture of the night before. */
const OPEN = [
  '/login',
  '/register',
  '/reset/unknown',
  '/resources',
  '/tools/termsofservice',
  '/quiz',
  '/question',
  '/signup/{tid}',
  '/signup/volunteer?tid={tid}',
  '/scores/{tid}',
];
const STAFFS = [
  '/admin/tournamentSetup',
  '/admin/howto',
  '/plan/budget',
  '/plan/todolist',
  '/desk/editSchedule',
  '/desk/namecourts',
  '/desk/templateManager',
  '/volunteer/categories',
  '/payout',
  '/ranking',
];

const SIZES = [
  { width: 1366, height: 850 },
  { width: 360, height: 780 },
];

test('screens look as they did', async ({ page, crew }) => {
  test.setTimeout(600_000);
  const shown = { volunteer: true, payout: true, public_scores: true };
  const tid = await crew.tournament('Pictures Open', 'published', shown);
  await crew.desk('POST', '/api/t/addCourts', { tid, courts: 4 });
  await crew.shift(tid, 'Morning', 8, 12);
  await crew.desk('POST', `/api/volunteer/addVolunteerCategory/${tid}`, { name: 'Gates' });
  await page.addInitScript((id) => localStorage.setItem('courtcrew.tournament', id), tid);
  for (const [place, path] of [...OPEN, ...STAFFS].entries()) {
    if (path === STAFFS[0]) await actAsPlatform(page);
    await page.setViewportSize(SIZES[place % SIZES.length] ?? { width: 1366, height: 850 });
    await page.goto(path.replace('{tid}', tid));
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
    const name = path
      .replace(/\?.*|\/\{tid\}/g, '')
      .slice(1)
      .replaceAll('/', '-');
    await expect.soft(page, path).toHaveScreenshot(`${name}.png`, { maxDiffPixelRatio: 0.002 });
  }
});
