import { expect, test } from './support/asPlatform.ts';

test('spots of shifts that count them by credential, and of others, are changed in one go', {
  tag: '@desktop',
}, async ({ page, crew, expectAccessible, keepScreen }) => {
  const tid = await crew.tournament('Mass Open', 'active');
  const counted = { spots: 3, certified: 1, level_two: 2 };
  await crew.shift(tid, 'Morning', 8, 12, counted);
  await crew.shift(tid, 'Evening', 18, 20, { ...counted, level_two: 4, spots: 5 });
  await crew.shift(tid, 'Night', 20, 22, { spots: 2 });
  await page.goto(`/desk/scheduleSetupBulk?tid=${tid}`);
  await page.getByLabel('Select all shifts shown').check();
  await page.getByRole('button', { name: 'Spots', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Spots' });
  await expect(dialog.getByLabel('Certified')).toHaveValue('1');
  await expect(dialog.getByLabel('Level 2')).toHaveValue('');
  await dialog.getByLabel('Certified').fill('3');
  await dialog.getByRole('textbox', { name: 'Spots' }).fill('9');
  await expectAccessible();
  await keepScreen('desk-mass-spots');
  await dialog.getByRole('button', { name: 'Change 3 shifts' }).click();
  await expect(page.getByText('3 shifts changed')).toBeVisible();
  const spots = (await crew.desk('GET', `/api/getShifts/${tid}`)) as readonly object[];
  expect(spots).toMatchObject([
    { name: 'Morning', spots: 5, certified: 3, level_two: 2 },
    { name: 'Evening', spots: 7, certified: 3, level_two: 4 },
    { name: 'Night', spots: 9, certified: null },
  ]);
});
