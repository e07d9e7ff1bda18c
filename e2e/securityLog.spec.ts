import { expect, newName, test } from './support/asPlatform.ts';

test('the platform admin reads who tried to get in, finds them by filters in the address, and takes them along', {
  tag: '@desktop',
}, async ({ page, crew, request, isMobile, expectAccessible, keepScreen }) => {
  const name = newName('Ana');
  const ana = await crew.person(name);
  await request.post('/auth/login', { data: { email: ana.email, password: 'a wrong guess' } });
  await request.post('/auth/login', { data: { email: 'nobody@example.net', password: 'a wrong guess' } });
  // Lines are written within a second.
  const log = page.getByRole('main');
  await expect(async () => {
    await page.goto(`/admin/resources/securitylog?filter=${JSON.stringify({ kind: 'login-failed' })}`);
    await expect(log.getByText(/\d+ entries/)).toBeVisible();
    await expect(log.getByText(name)).toBeVisible({ timeout: 10_000 });
    await expect(log.getByText(/Unknown email/).first()).toBeVisible({ timeout: 10_000 });
  }).toPass();
  await expect(page.getByRole('heading', { level: 1, name: 'Security Log' })).toBeVisible();
  if (!isMobile) {
    // A time that broke would make every row twice as high.
    const time = log.getByRole('row').filter({ hasText: name }).getByRole('cell').first();
    await expect(time).toHaveText(/\d:\d\d/);
    await expect(time).toHaveCSS('white-space', 'nowrap');
  }
  // How long the list is depends on the journeys before: the bar may cover a part of a field that scrolls under it.
  await expectAccessible();
  await keepScreen('security-log');

  await page.getByLabel('Person').fill(name);
  await expect(log.getByText(/Unknown email/)).toHaveCount(0);
  await expect(page).toHaveURL(new RegExp(`filter=.*person.*${name}`));
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: 'CSV' }).click();
  expect((await saved).suggestedFilename()).toMatch(/security-log.*\.csv$/);
});

test('the security log is not there for others', { tag: '@phone' }, async ({ page, crew }) => {
  await page.context().clearCookies();
  await crew.person('Bo');
  await page.goto('/admin/resources/securitylog');
  await expect(page.getByText('Security Log')).toHaveCount(0);
});
