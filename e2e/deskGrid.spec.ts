import type { Page } from '@playwright/test';
import { expect, test } from './support/asPlatform.ts';

const signupOf = (page: Page, shift: string) =>
  page.getByRole('button', { name: new RegExp(`^Ana Tester, ${shift}:`) });

test('somebody is moved from one shift of the grid to another by keys and back by Undo', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await crew.tournament('Grid Open', 'active');
  const morning = await crew.shift(tid, 'Morning', 8, 12);
  await crew.shift(tid, 'Noon', 11, 14);
  const full = await crew.shift(tid, 'Evening', 15, 18, { spots: 1 });
  await crew.seat(await crew.person('Ana'), tid, morning);
  await crew.seat(await crew.person('Ben'), tid, full);
  await page.goto(`/desk/refereeshiftgrid?tid=${tid}`);
  await signupOf(page, 'Morning').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ana Tester is picked up from Morning.')).toBeVisible();
  await keepScreen('desk-grid-held');
  await expectAccessible();

  // Refused: she stays where she was, and in hand.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Full - all 1 spots of Evening are taken.')).toBeVisible();
  await expect(signupOf(page, 'Morning')).toHaveAttribute('aria-pressed', 'true');

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(signupOf(page, 'Noon')).toBeFocused();
  await expect(signupOf(page, 'Morning')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(signupOf(page, 'Morning')).toBeVisible();
  await expect(signupOf(page, 'Noon')).toHaveCount(0);

  await signupOf(page, 'Morning').click();
  await page.keyboard.press('Escape');
  await expect(page.getByText('picked up')).toHaveCount(0);
});

test('a letter of the grid is dragged to another shift of the same person only', { tag: '@desktop' }, async ({
  page,
  crew,
}) => {
  const tid = await crew.tournament('Dragged Open', 'active');
  const morning = await crew.shift(tid, 'Morning', 8, 12);
  await crew.shift(tid, 'Noon', 11, 14);
  await crew.seat(await crew.person('Ana'), tid, morning);
  await crew.seat(await crew.person('Ben'), tid, morning);
  await page.goto(`/desk/refereeshiftgrid?tid=${tid}`);
  const free = (name: string) => page.getByRole('row', { name }).getByRole('cell').nth(2);
  await signupOf(page, 'Morning').dragTo(free('Ben'));
  await expect(signupOf(page, 'Morning')).toHaveAttribute('aria-pressed', 'false');
  await signupOf(page, 'Morning').dragTo(free('Ana'));
  await expect(page.getByText('Ana Tester moved to Tue 03/05, Noon, 11:00 am')).toBeVisible();
  await expect(signupOf(page, 'Noon')).toBeVisible();
});
