import { expect, type Page } from '@playwright/test';

export const firstView = (page: Page) => page.locator('#first-view');

/** Keeps the page's scripts on their way; answers how to let them come. */
export async function withoutScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route('**/assets/**/*.js', async (route) => {
    await promise;
    await route.fallback();
  });
  return resolve;
}

/** Opens a page with its first view. A busy machine may not draw it in time for the first visitor. */
export async function openDrawn(page: Page, path: string): Promise<void> {
  await expect(async () => {
    await page.goto(path, { waitUntil: 'commit' });
    await expect(firstView(page)).toBeAttached({ timeout: 2_000 });
  }).toPass();
}
