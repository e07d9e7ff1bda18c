import { pageOf } from '@courtcrew/domain/web/apps.ts';
import type { Page } from '@playwright/test';

/** As the application's own links do, where it is open already: a load of its own for each would take minutes. */
export async function open(page: Page, path: string): Promise<void> {
  const app = pageOf(path);
  const { pathname, protocol } = new URL(page.url());
  const isOpen = protocol.startsWith('http') && pageOf(pathname) === app;
  if (!isOpen || app === 'display' || app === 'score') {
    await page.goto(path);
    return;
  }
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
