import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { SecurityLog } from './securityLog.ts';

const FROM = { ref_id: 'ann', address: '192.0.2.7', device: 'Test', what: 'POST /auth/login' };

it('counts nothing a second time when a later statement fails', async () => {
  const written: string[] = [];
  let fails = true;
  const query = async (statement: string, [, kinds, , , counts]: readonly (readonly unknown[])[]) => {
    if (statement.includes('do nothing') && fails) throw new Error('the database is away');
    written.push(`${kinds?.join()} ${counts?.join()}`);
  };
  const log = new SecurityLog({ query } as unknown as Pool, 'secret');
  log.note('login-failed', FROM);
  log.note('login-failed', FROM);
  log.note('admin-added', FROM, { fact: 'event-1' });
  await log.flush();
  fails = false;
  await log.flush();
  await log.flush();
  expect(written).toEqual(['login-failed 2', 'admin-added 1']);
});
