import { defineConfig } from 'vitest/config';

const database = {
  globalSetup: ['backend/test/support/globalSetup.ts'],
  testTimeout: 30_000,
  hookTimeout: 60_000,
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'domain/**/*.test.ts',
            'projections/src/**/*.test.ts',
            '{ui-kit,admin-ui,public-ui}/src/**/*.test.ts',
            'scripts/**/*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'component',
          include: ['{ui-kit,admin-ui,public-ui}/src/**/*.test.tsx'],
          setupFiles: ['ui-kit/testing/patience.ts'],
          testTimeout: 30_000,
        },
      },
      { test: { name: 'store', include: ['backend/test/store/**/*.test.ts'], ...database } },
      { test: { name: 'golden', include: ['backend/test/golden/**/*.test.ts'], ...database } },
      { test: { name: 'projection', include: ['projections/test/**/*.test.ts'], ...database } },
      { test: { name: 'http', include: ['backend/test/http/**/*.test.ts'], ...database } },
      {
        test: {
          name: 'hold',
          include: ['backend/test/hold/**/*.test.ts'],
          ...database,
          testTimeout: 120_000,
          // Each suite runs servers of its own; side by side they would only take turns on the processors.
          fileParallelism: false,
        },
      },
      { test: { name: 'runtime', include: ['backend/src/**/*.test.ts'], ...database } },
    ],
  },
});
