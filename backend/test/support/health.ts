import type { Health } from '../../src/kernel/http/metrics/health.ts';

/** A server that is well in every part; a test makes the one ill that it is about. */
export const WELL: Health = {
  roles: ['api', 'projections', 'jobs', 'live'],
  vacant: async () => [],
  database: async () => true,
  store: async () => true,
  projections: async () => [],
  messages: async () => ({}),
  stuck: () => [],
  unusable: () => [],
  behind: async () => [],
  hears: async () => true,
};
