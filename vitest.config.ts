import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** One more than processors: files that kill and freeze servers wait for most of their time. */
const everyProcessor = { maxWorkers: availableParallelism() + 1 };

/**
 * A workflow runs files in another order each time, and says its seed first: `--sequence.seed` with CI=1 brings that order
 * back. Tests of the rules have no order within their file either; those of a server are steps of a story there.
 */
const anyOrder = Boolean(process.env.CI);

/** How long a test waits for what comes by itself, such as a letter: a second is short on a busy machine. */
const patient = { expect: { poll: { timeout: 10_000 } } };

/**
 * Files take turns in a worker and keep what those before them have loaded: loading the product anew for each took longer
 * than its tests. They share modules alone: each has its own database and servers, takes down what it has drawn, and gives
 * back a clock it replaced. So none may replace a module (`vi.mock`): another file may have loaded the real one before.
 */
const sharing = { ...everyProcessor, ...patient, isolate: false };

const database = {
  globalSetup: ['backend/test/support/globalSetup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

const onDatabase = { ...sharing, ...database };

const onServers = {
  ...onDatabase,
  // A watchdog, not a measure: each start of a server takes seconds on a busy machine.
  testTimeout: 120_000,
  hookTimeout: 180_000,
};

export default defineConfig({
  test: {
    sequence: { shuffle: { files: anyOrder } },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'domain/**/*.test.ts',
            'projections/src/**/*.test.ts',
            '{ui-kit,admin-ui,public-ui}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'backend/test/files/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '**/*.dom.test.ts'],
          // Drawing the first page loads all of them: some seconds on a busy machine.
          testTimeout: 30_000,
          sequence: { shuffle: { tests: anyOrder } },
          ...sharing,
        },
      },
      {
        // react-admin has the router by this condition, as Node resolves it: without it there would be two of them.
        resolve: { conditions: ['module-sync', 'development|production'] },
        test: {
          name: 'component',
          include: ['{ui-kit,admin-ui,public-ui}/src/**/*.{test.tsx,dom.test.ts}'],
          setupFiles: ['ui-kit/testing/rendering.ts'],
          // A watchdog, not a measure: what comes is waited for by itself.
          testTimeout: 120_000,
          ...sharing,
        },
      },
      { test: { name: 'store', include: ['backend/test/store/**/*.test.ts'], ...onDatabase } },
      { test: { name: 'golden', include: ['backend/test/golden/**/*.test.ts'], ...onDatabase } },
      { test: { name: 'projection', include: ['projections/test/**/*.test.ts'], ...onDatabase } },
      { test: { name: 'http', include: ['backend/test/http/**/*.test.ts'], ...onDatabase } },
      { test: { name: 'hold', include: ['backend/test/hold/**/*.test.ts'], ...onServers } },
      { test: { name: 'runtime', include: ['{backend,demo}/src/**/*.test.ts'], ...onDatabase } },
    ],
  },
});
