import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Secrets and places of every server under test. */
export const ENVIRONMENT = {
  NODE_ENV: 'test',
  SESSION_SECRET: 'a secret of thirty-two characters or more',
  VAULT_KEY: '07'.repeat(32),
  ADMIN_PASSWORD: 'first-admins-password',
  ERASURES_DIR: join(tmpdir(), 'courtcrew-erasures'),
  PROOFS_DIR: join(tmpdir(), 'courtcrew-proofs'),
};
