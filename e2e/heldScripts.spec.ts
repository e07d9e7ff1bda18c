import type { Page } from '@playwright/test';
import { PASSWORD } from './support/crew.ts';
import { firstView, openDrawn, withoutScripts } from './support/firstView.ts';
import { expect, test } from './support/withCrew.ts';

const said = (page: Page) => firstView(page).getByRole('status').filter({ hasText: 'Got it.' });

/** Lets the page come, and counts what it sends there. */
async function come(page: Page, letCome: () => void, url: RegExp): Promise<() => number> {
  let sent = 0;
  page.on('request', (request) => {
    if (url.test(request.url())) sent += 1;
  });
  letCome();
  await expect(firstView(page)).toHaveCount(0);
  return () => sent;
}

test('a tap on Apply before the scripts have come shows at once, and is done once when they have', {
  tag: '@phone',
}, async ({ page, crew }) => {
  const tid = await crew.tournament('Dallas Open', 'active');
  await crew.shift(tid, 'Morning', 8, 12);
  await crew.shift(tid, 'Evening', 16, 20);
  const letCome = await withoutScripts(page);
  await openDrawn(page, `/signup/${tid}`);
  const morning = page.getByRole('button', { name: 'Apply for Morning' });
  const evening = page.getByRole('button', { name: 'Apply for Evening' });
  await morning.click();
  await expect(morning).toHaveAttribute('aria-busy', 'true');
  await expect(said(page)).toBeVisible();
  // Whoever thinks better of it is not led to both.
  await evening.dblclick();
  await expect(evening).toHaveAttribute('aria-busy', 'true');
  await expect(morning).not.toHaveAttribute('aria-busy');

  await come(page, letCome, /./);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(evening).toBeFocused();
  await expect(evening).not.toHaveAttribute('aria-busy', 'true');
});

test('what is typed and chosen in filters before the scripts have come is applied, and the focus stays', {
  tag: '@desktop',
}, async ({ page, crew }) => {
  await crew.tournament('Dallas Open', 'active');
  const letCome = await withoutScripts(page);
  await openDrawn(page, '/tournaments');
  const chosen = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  await chosen('West').click();
  await chosen('All').focus();
  await page.keyboard.press('Space');
  await chosen('Need people').click();
  const search = page.getByRole('searchbox');
  await search.pressSequentially('Dallas');
  await come(page, letCome, /./);
  await expect(page).toHaveURL(/\?(?=.*q=Dallas)(?=.*need=1)(?!.*region)/);
  await expect(search).toHaveValue('Dallas');
  await expect(search).toBeFocused();
  await expect(chosen('Need people')).toHaveAttribute('aria-pressed', 'true');
});

test('a login sent by Enter before the scripts have come is sent once, never in the address', {
  tag: '@phone',
}, async ({ page, crew }) => {
  const ana = await crew.person('Ana');
  const letCome = await withoutScripts(page);
  await openDrawn(page, '/login');
  await page.getByLabel('Email').fill(ana.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(said(page)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
  const sent = await come(page, letCome, /\/auth\/login$/);
  await expect(page).toHaveURL(/\/$/);
  expect(sent()).toBe(1);
});

test('scripts that cannot be had leave no control that pretends to work', { tag: '@phone' }, async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await promise;
    await route.abort();
  });
  await openDrawn(page, '/login');
  const login = page.getByRole('main').getByRole('button', { name: 'Login', exact: true });
  await login.click();
  await expect(said(page)).toBeVisible();
  resolve();
  await expect(login).toBeDisabled();
  await expect(login).not.toHaveAttribute('aria-busy');
  await expect(said(page)).toHaveCount(0);
});
