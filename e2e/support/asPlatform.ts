import { randomUUID } from 'node:crypto';
import { actAsPlatform } from './platform.ts';
import { test as crewTest, expect } from './withCrew.ts';

export { expect };

/** The test of journeys whose browser is the platform admin's. */
export const test = crewTest.extend<{ platform: undefined }>({
  platform: [
    async ({ page }, use) => {
      await actAsPlatform(page);
      await use(undefined);
    },
    { auto: true },
  ],
});

/** A name nobody else on the server of this run has; letters alone, as names are. */
export const newName = (begin: string): string =>
  begin +
  randomUUID()
    .replace(/[^a-f]/g, '')
    .padEnd(12, 'x')
    .slice(0, 12);
