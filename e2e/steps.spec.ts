import { expect, test } from './support/withCrew.ts';

const SCREEN = '**/assets/public/LegalPage-*.js';

test('a step leads to the top of a screen, and Back to where the visitor was', async ({ page }) => {
  await page.goto('/tools/privacy');
  const terms = page.getByRole('contentinfo').getByRole('link', { name: 'Terms of use' });
  await terms.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await terms.click();
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Terms of use');
  await expect(title).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(title).toHaveText('Privacy policy');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('a tap is answered at once while the next screen is on its way', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(SCREEN, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tournaments' }).first()).toBeVisible();
  held.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
});

test('a screen whose file cannot be had says so, and Back leads out of it', async ({ page }) => {
  await page.route(SCREEN, (route) => route.abort());
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' })).toBeVisible();
});

test('a step while the page is still coming is not lost', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(SCREEN, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto('/tools/privacy', { waitUntil: 'commit' });
  // The page runs, and waits for its first screen.
  await page.waitForFunction(() => history.state?.idx === 0);
  await page.evaluate(() => {
    history.pushState(null, '', '/resources');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  held.resolve();
  await expect(page.getByRole('heading', { level: 1, name: 'Helpful resources' })).toBeVisible();
});
