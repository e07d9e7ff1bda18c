import { expect, test } from './support/asPlatform.ts';

test('the overview of days and shifts is walked by arrows and opens the shift', { tag: '@desktop' }, async ({
  page,
  crew,
  expectAccessible,
  keepScreen,
}) => {
  const tid = await crew.tournament('Heat Open', 'active');
  const morning = await crew.shift(tid, 'Morning', 8, 12, { spots: 3, repeat: 1 });
  await crew.shift(tid, 'Evening', 18, 20);
  await crew.seat(await crew.person('Ana'), tid, morning);
  await page.goto(`/desk/schedulerecap?tid=${tid}&view=shift`);
  const table = page.getByRole('table', { name: 'Days and shifts' });
  await expect(table.getByText('1 of 3')).toBeVisible();
  await expectAccessible();
  await keepScreen('desk-heat');

  await table.getByRole('link').first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(table.getByTitle(/^Morning, 03\/06\/2030: 0 of 3/)).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowDown');
  await expect(table.getByTitle(/^Evening,/)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/editSchedule\?.*q=Evening/);
  await expect(page.getByRole('grid', { name: 'Shifts' }).getByText('0 of 2')).toBeVisible();
});
