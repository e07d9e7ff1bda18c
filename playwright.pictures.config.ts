import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Pictures of screens, compared with those of an earlier run on the same machine: of another one, letters differ. */
export default defineConfig({
  ...journeys,
  testMatch: '**/*.pictures.ts',
  snapshotPathTemplate: '.cache/pictures/{arg}{ext}',
  projects: [
    {
      name: 'pictures',
      use: { timezoneId: 'UTC', contextOptions: { reducedMotion: 'reduce' } },
    },
  ],
});
