import { defineConfig } from 'vitest/config';

/** The unit tests of `domain` alone, for mutants. */
export default defineConfig({ test: { include: ['domain/src/**/*.test.ts'], testTimeout: 30_000 } });
