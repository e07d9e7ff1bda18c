import { actAsPlatform } from './support/platform.ts';
import { expect, test } from './support/withCrew.ts';

test('a coordinator copies last year’s shifts and courts after a look at what will happen', {
  tag: '@phone',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const name = `Copied ${crypto.randomUUID().slice(0, 8)}`;
  const last = await crew.tournament(name, 'published');
  await crew.shift(last, 'Early', 8, 12);
  const tid = await crew.tournament('Copying Open', 'draft');
  await actAsPlatform(page);
  await page.goto(`/desk/copyTournament?tid=${tid}&move=day&without=templates,pay,procedures,contacts,plan`);
  const from = page.getByLabel('Copy from');
  const option = await from.locator('option', { hasText: name }).getAttribute('value');
  await from.selectOption(option);
  await expect(page.getByText('new: 1', { exact: true }).first()).toBeVisible();
  await expectAccessible();
  await keepScreen('copy-preview');
  await page.getByRole('button', { name: /^Copy \d+ thing/ }).click();
  await expect(page.getByText('Copied', { exact: true })).toBeVisible();
  await expectAccessible();
  await keepScreen('copy-done');
  await page.getByRole('link', { name: 'Shifts: 1' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: 'Early' })).toHaveCount(1);
});
