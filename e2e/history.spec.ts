import { actAsPlatform } from './support/platform.ts';
import { stopwatch } from './support/stopwatch.ts';
import { expect, signIn, test } from './support/withCrew.ts';

test('what was done to somebody is told to the desk, and to themselves with who read how to reach them', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const ana = await crew.person('Ana', { phone: '8015550134' });
  const tid = await crew.tournament('History Open', 'published');
  await crew.select(ana, tid, await crew.shift(tid, 'Early', 8, 12));

  await actAsPlatform(page);
  await page.goto(`/desk/refereeSetup?tid=${tid}`);
  await page.getByRole('link', { name: 'Ana Tester' }).click();
  const told = page.getByRole('main').getByRole('listitem');
  await expect(page.getByRole('heading', { level: 1, name: /Ana Tester/ })).toBeVisible();
  await expect(told.filter({ hasText: 'Selected' })).toHaveCount(1);
  await expectAccessible();
  await keepScreen('history');
  await told.filter({ hasText: 'Selected' }).getByRole('link').click();
  await expect(page).toHaveURL(/\/desk\/scheduleReplay\?position=/i);

  await signIn(page, ana);
  await page.goto('/profile/signupReport');
  await page.getByRole('link', { name: 'My History' }).click();
  const own = page.getByRole('list', { name: 'My History' }).getByRole('listitem');
  await expect(own.filter({ hasText: 'Selected' })).toHaveCount(1);
  await expect(own.filter({ hasText: 'Contact data read' }).first()).toBeVisible();
  await expectAccessible();
  await keepScreen('own-history');
});

test('who changed a shift is found in three presses, from the schedule and from its setup', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const ana = await crew.person('Ana');
  const tid = await crew.tournament('Changed Open', 'published');
  const sid = await crew.shift(tid, 'Early', 8, 12);
  await crew.select(ana, tid, sid);
  await crew.desk('PUT', '/api/editShift', { sid, spots: 3 });
  await actAsPlatform(page);
  const work = await stopwatch(page);

  await page.goto(`/desk/editSchedule?tid=${tid}`);
  await page.getByRole('grid', { name: 'Shifts' }).getByRole('row', { name: /Early/ }).click();
  await page.getByRole('link', { name: 'History: Early' }).click();
  const change = page.getByRole('listitem').filter({ hasText: 'spots 2 → 3' });
  await expect(change).toContainText('admin: ');
  expect(work().presses).toBeLessThanOrEqual(3);
  await expectAccessible();
  await keepScreen('history-of-shift');

  await page.goto(`/desk/scheduleSetup?tid=${tid}`);
  await page.getByRole('link', { name: 'History: Early' }).click();
  await expect(change).toBeVisible();
  await expect(page.getByLabel('Shift', { exact: true })).toHaveValue(sid);
  await page.getByLabel('What').selectOption({ label: 'Sign-ups' });
  await expect(change).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ hasText: 'Ana Tester' })).toHaveCount(2);
});
