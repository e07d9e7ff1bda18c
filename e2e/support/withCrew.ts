import type { Page } from '@playwright/test';
import { Crew, PASSWORD, type Person } from './crew.ts';
import { test as base, expect } from './test.ts';

export { expect };

/** The test of journeys that need people and tournaments. */
export const test = base.extend<{ crew: Crew }>({
  crew: async ({ baseURL }, use) => {
    const crew = new Crew(baseURL ?? '');
    await use(crew);
    await crew.end();
  },
});

/** Logs the page's browser in. Without the cookie of whoever used it before: a login ends the session it finds. */
export async function signIn(page: Page, { email }: Person): Promise<void> {
  await page.context().clearCookies();
  await page.request.post('/auth/login', { data: { email, password: PASSWORD } });
}
