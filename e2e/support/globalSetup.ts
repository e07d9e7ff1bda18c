import { buildInterfaces } from '../../scripts/build.mjs';
import { openPlatformSession } from './platform.ts';
import { startServer } from './server.ts';

/** One server for all browser tests of a run; each test makes the tournaments and people it needs. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildInterfaces();
  const server = await startServer();
  process.env.COURTCREW_TEST_URL = server.url;
  await openPlatformSession(server.url);
  return () => server.stop();
}
