import { defineConfig } from '@playwright/test';
import { chromium } from './scripts/chromium.mjs';

/** Every journey runs on a phone west of most venues whose owner wants no motion, and on a desktop far east of them. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  globalSetup: './e2e/support/globalSetup.ts',
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  // A watchdog, not a measure: journeys take thrice their time where all cores are kept busy.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    // Root cannot use Chromium's sandbox, and other users of a machine often may not.
    launchOptions: { ...chromium(), chromiumSandbox: false, args: ['--disable-gpu'] },
    locale: 'en-US',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      use: {
        viewport: { width: 360, height: 780 },
        isMobile: true,
        hasTouch: true,
        timezoneId: 'America/Los_Angeles',
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    { name: 'desktop', use: { viewport: { width: 1366, height: 850 }, timezoneId: 'Asia/Kolkata' } },
  ],
});
