import { openPool } from '@courtcrew/projections/database.ts';
import { Delivery, mailsAtOnce, smtpTransport, startWorkers } from '../../src/kernel/jobs/index.ts';
import { TestVault } from '../support/testVault.ts';

/** The workers of one process, as a server runs them, in a process that can be killed. */

const { DATABASE_URL = '', SMTP_URL = '' } = process.env;
const publicUrl = 'https://courtcrew.test';
const settings = { smtpUrl: SMTP_URL, from: 'crew@example.org', publicUrl, connections: 5 };
const mail = smtpTransport(settings);
const delivery = new Delivery({
  pool: openPool({ connectionString: DATABASE_URL, max: 8 }),
  vault: new TestVault(),
  contacts: async () => new Map(),
  coordinators: async () => new Map(),
  transports: { mail },
  isSilenced: async () => false,
  publicUrl,
});
startWorkers(
  delivery,
  { info: () => undefined, warn: () => undefined, error: () => undefined },
  { mail: mailsAtOnce(settings) },
);
