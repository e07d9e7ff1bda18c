import type { Page } from '@playwright/test';
import { expect, test } from './support/withCrew.ts';

const SCREEN = '**/assets/public/LegalPage-*.js';

const inFoot = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name });
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const place = (page: Page) => page.evaluate(() => window.scrollY);

/** Keeps the file of the screen on its way until what is answered is called. */
async function holdScreen(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(SCREEN, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

for (const [name, heading] of [
  ['Terms of use', 'Terms of use'],
  ['Questions', 'Questions and answers'],
] as const)
  test(`a step to ${name} leads to the top of it, and Back to where the visitor was`, async ({ page }) => {
    await page.goto('/tools/privacy');
    const link = inFoot(page, name);
    await link.scrollIntoViewIfNeeded();
    const before = await place(page);
    expect(before).toBeGreaterThan(0);
    await link.click();
    await expect(title(page)).toHaveText(heading);
    await expect(title(page)).toBeFocused();
    expect(await place(page)).toBe(0);
    await page.goBack();
    await expect(title(page)).toHaveText('Privacy policy');
    expect(await place(page)).toBe(before);
  });

test('nothing moves when the login comes into the header', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has a button in its place');
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/public/LoginBar-*.js', async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto('/tools/privacy');
  const header = page.getByRole('banner');
  // Beside the place of the bar: the session is known, and the header is whole but for it.
  await expect(header.getByRole('link', { name: 'Create an account' })).toBeVisible();
  const before = await header.boundingBox();
  resolve();
  await expect(header.getByRole('form', { name: 'Login' })).toBeVisible();
  expect(await header.boundingBox()).toEqual(before);
});

test('a tap is answered at once while the next screen is on its way', { tag: '@phone' }, async ({
  page,
  expectAccessible,
}) => {
  const release = await holdScreen(page);
  await page.goto('/');
  await inFoot(page, 'Privacy').click();
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Tournaments' }).first()).toBeVisible();
  await expectAccessible();
  release();
  await expect(title(page)).toHaveText('Privacy policy');
  await expect(page.getByRole('progressbar', { name: 'Loading' })).toHaveCount(0);
});

test('a screen whose file cannot be had says so, and Back leads out of it', { tag: '@phone' }, async ({
  page,
}) => {
  await page.route(SCREEN, (route) => route.abort());
  await page.goto('/');
  await inFoot(page, 'Privacy').click();
  await expect(page.getByRole('heading', { name: 'This page stopped working' })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.goBack();
  await expect(inFoot(page, 'Privacy')).toBeVisible();
});

test('a step without a network leaves the page where it is, and leads on once there is one', {
  tag: '@phone',
}, async ({ page, context }) => {
  await page.goto('/tools/privacy');
  const questions = inFoot(page, 'Questions');
  await questions.scrollIntoViewIfNeeded();
  await context.setOffline(true);
  await questions.click();
  await expect(page.getByText('You are offline')).toBeVisible();
  await expect(page).toHaveURL(/privacy$/);
  await expect(title(page)).toHaveText('Privacy policy');
  await expect(questions).toBeInViewport();
  await context.setOffline(false);
  await questions.click();
  await expect(title(page)).toHaveText('Questions and answers');
});

test('a step over a dead network that the browser takes for a good one leaves the page where it is, and leads on later', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/tools/privacy');
  const questions = inFoot(page, 'Questions');
  await questions.scrollIntoViewIfNeeded();
  await page.route('**/*', (route) => route.abort('internetdisconnected'));
  await questions.click();
  const said = page.getByRole('alert').filter({ hasText: 'No connection to the server' });
  await expect(said).toBeVisible();
  await expect(page).toHaveURL(/privacy$/);
  await expect(title(page)).toHaveText('Privacy policy');
  await page.unroute('**/*');
  await said.getByRole('button', { name: 'Close' }).click();
  await questions.click();
  await expect(title(page)).toHaveText('Questions and answers');
});

test('a dialog asked for without a network leaves its page alone, and comes once there is one', {
  tag: '@phone',
}, async ({ page, context, crew }) => {
  const tid = await crew.tournament('Share Open', 'active');
  await page.goto(`/public/board/${tid}`);
  const share = page.getByRole('button', { name: 'Share' });
  // A board that is not read yet has nothing to stay.
  await expect(page.getByText('Nothing is on the board yet')).toBeVisible();
  await context.setOffline(true);
  await share.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection to the server' })).toBeVisible();
  await expect(title(page)).toBeVisible();
  await context.setOffline(false);
  await share.click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a step while the page is still coming is not lost', { tag: '@phone' }, async ({ page }) => {
  const release = await holdScreen(page);
  await page.goto('/tools/privacy', { waitUntil: 'commit' });
  // The page runs, and waits for its first screen.
  await page.waitForFunction(() => history.state?.idx === 0);
  await page.evaluate(() => {
    history.pushState(null, '', '/resources');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  });
  release();
  await expect(page.getByRole('heading', { level: 1, name: 'Helpful resources' })).toBeVisible();
});
