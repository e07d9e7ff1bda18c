import { buildInterfaces } from '../../scripts/build.mjs';
import { startMailServer } from './mailbox.ts';
import { openPlatformSession } from './platform.ts';
import { startServer } from './server.ts';

/** One server for all browser tests of a run; each test makes the tournaments and people it needs. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildInterfaces();
  const mail = await startMailServer();
  const sending = { SMTP_URL: mail.url, MAIL_FROM: 'crew@courtcrew.test', SMTP_CONNECTIONS: '2' };
  const server = await startServer({ env: sending });
  process.env.COURTCREW_TEST_URL = server.url;
  await openPlatformSession(server.url);
  return async () => {
    await server.stop();
    await mail.stop();
  };
}
