import { expect, test } from './support/test.ts';

test('every page leads to the guides, and a guide has its steps and its picture', { tag: '@phone' }, async ({
  page,
  expectAccessible,
  keepScreen,
}) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await page.getByRole('link', { name: 'Officials', exact: true }).click();
  await expect(page).toHaveURL(/\/help\/official$/);
  await expect(page.getByRole('heading', { name: 'Apply for shifts' })).toBeVisible();
  const picture = page.getByRole('img', { name: /What it looks like/ });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(300);
  await expectAccessible();
  await keepScreen('help-official');
});
