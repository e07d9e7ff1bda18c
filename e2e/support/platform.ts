import { join } from 'node:path';
import { type Page, request } from '@playwright/test';
import { inRepository } from '../../scripts/root.mjs';
import { admin } from './server.ts';

/**
 * The platform admin's session, opened once for a run: journeys run faster than one person may log in. No
 * journey logs it out.
 */
export const PLATFORM_SESSION = join(inRepository('test-results'), 'platform-session.json');

/** Logs the platform admin in and keeps the session. */
export async function openPlatformSession(baseURL: string): Promise<void> {
  const api = await request.newContext({ baseURL });
  const answer = await api.post('/auth/login', { data: { ...admin } });
  if (!answer.ok()) throw new Error(`the platform admin cannot log in: ${await answer.text()}`);
  await api.storageState({ path: PLATFORM_SESSION });
  await api.dispose();
}

/** Makes the page's browser the platform admin's. */
export async function actAsPlatform(page: Page): Promise<void> {
  await page.context().setStorageState(PLATFORM_SESSION);
}
