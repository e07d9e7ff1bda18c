import { expect, test } from './support/test.ts';

test('the home page has a title and works for everybody', async ({ page, expectAccessible, keepScreen }) => {
  await page.goto('/');
  await expect(page).toHaveTitle(/\S/);
  await expect(page.getByRole('main')).toBeVisible();
  await expectAccessible();
  await keepScreen('home');
});
