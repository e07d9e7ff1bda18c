import { defineConfig, devices } from '@playwright/test';
import { chromium } from './scripts/chromium.mjs';

/**
 * Journeys of visitors and officials, and those of the live board and the check-in, run on a phone west of most venues
 * whose owner wants no motion, and on a desktop far east of them. Those that do the same on either whatever its size, as
 * most of staff's do, or that are done on a phone alone, as a court monitor's, run on the device of their tag.
 * `DEVICES=all` runs all on both, as a workflow does every night.
 */
const takesTurns = process.env.DEVICES !== 'all';

/** A page lives for seconds here: optimizing its code takes more of the processor than it gives back. */
const SHORT_LIVED = '--js-flags=--no-opt';

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/browser',
  snapshotPathTemplate: '{testDir}/{testFileName}-snapshots/{arg}{ext}',
  globalSetup: './e2e/support/globalSetup.ts',
  // One more than a small machine has processors: journeys wait for live news, letters and frames as well.
  workers: 3,
  forbidOnly: Boolean(process.env.CI),
  // Watchdogs, not measures: journeys take thrice their time where all cores are kept busy, and one list came after 10 s.
  // What is told live comes well within half a minute, after which most screens ask by themselves.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  use: {
    // Root cannot use Chromium's sandbox, and other users of a machine often may not.
    launchOptions: { ...chromium(), chromiumSandbox: false, args: ['--disable-gpu', SHORT_LIVED] },
    locale: 'en-US',
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'phone',
      ...(takesTurns && { grepInvert: /@desktop/ }),
      use: {
        viewport: { width: 360, height: 780 },
        isMobile: true,
        // By this the server knows how wide it draws a page.
        userAgent: devices['Pixel 7'].userAgent,
        hasTouch: true,
        timezoneId: 'America/Los_Angeles',
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
    {
      name: 'desktop',
      ...(takesTurns && { grepInvert: /@phone/ }),
      use: { viewport: { width: 1366, height: 850 }, timezoneId: 'Asia/Kolkata' },
    },
  ],
});
