import { takeAllSteps } from '@courtcrew/projections/kernel/steps.ts';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../../../test/support/database.ts';
import { CannotStart } from '../platform/startup.ts';
import { openInstallation } from './installation.ts';
import { VAULT_STEPS } from './schema.sql.ts';
import { Vault } from './vault.ts';

const [FIRST, SECOND] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)];
const sessionSecret = 'the session secret of the first start';

let database: TestDatabase;
let pool: pg.Pool;
beforeEach(async () => {
  database = await testDatabase();
  pool = new pg.Pool({ connectionString: database.url, max: 4 });
});
afterEach(async () => {
  await pool.end();
  await database.drop();
});

const start = (vaultKey: Buffer, more: { vaultKeyBefore?: Buffer; sessionSecret?: string } = {}) =>
  openInstallation(pool, { vaultKey, sessionSecret, ...more });

/** Data from before the key was checked. */
async function sealedBefore(key: Buffer, ...refs: string[]): Promise<string[]> {
  await takeAllSteps(pool, [{ ...VAULT_STEPS, sql: VAULT_STEPS.sql.slice(0, 1) }]);
  const vault = new Vault(pool, key);
  return Promise.all(refs.map(async (ref) => (await vault.sealText(ref, `about ${ref}`)) ?? ''));
}

describe('the key of the data', () => {
  it('opens them again, whatever the session secret is by then', async () => {
    const first = await start(FIRST);
    expect(await start(FIRST, { sessionSecret: 'another session secret, long enough' })).toEqual(first);
    expect(first.secret).not.toContain(sessionSecret);
  });

  it('is the one thing that does', async () => {
    await start(FIRST);
    await expect(start(SECOND)).rejects.toThrow(CannotStart);
    await expect(start(SECOND)).rejects.toThrow(/^VAULT_KEY: not the key/);
    await start(FIRST);
  });

  it('is one where two processes with two keys start at once', async () => {
    const starts = await Promise.allSettled([start(FIRST), start(SECOND)]);
    expect(starts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('data from before the key was checked', () => {
  it('are proved by their people, and keep the secret their claims were made with', async () => {
    await sealedBefore(FIRST, 'ann', 'ben');
    await expect(start(SECOND)).rejects.toThrow(/^VAULT_KEY: not the key/);
    expect(await start(FIRST)).toMatchObject({ secret: sessionSecret });
    await expect(start(SECOND)).rejects.toThrow(/^VAULT_KEY: not the key/);
  });

  it('that have two keys say so, and are brought under one', async () => {
    const [ann = ''] = await sealedBefore(FIRST, 'ann', 'ben');
    const [kim = ''] = await sealedBefore(SECOND, 'kim');
    await expect(start(FIRST)).rejects.toThrow(
      /more than one key, and only 2 of 3 people .*VAULT_KEY_BEFORE/,
    );
    await start(FIRST, { vaultKeyBefore: SECOND });
    await start(FIRST);
    const vault = new Vault(pool, FIRST);
    expect([await vault.unsealText('ann', ann), await vault.unsealText('kim', kim)]).toEqual([
      'about ann',
      'about kim',
    ]);
  });
});

it('a key is replaced by giving the one before with it', async () => {
  const { id, secret } = await start(FIRST);
  const [ann = ''] = await sealedBefore(FIRST, 'ann');
  expect(await start(SECOND, { vaultKeyBefore: FIRST })).toEqual({ id, secret });
  expect(await start(SECOND)).toEqual({ id, secret });
  expect(await new Vault(pool, SECOND).unsealText('ann', ann)).toBe('about ann');
  await expect(start(FIRST)).rejects.toThrow(CannotStart);
});

it('a start that is refused leaves nothing behind', async () => {
  await sealedBefore(FIRST, 'ann');
  await expect(start(SECOND)).rejects.toThrow(CannotStart);
  const { rows } = await pool.query(`select to_regclass('vault.installation') is null as absent`);
  expect(rows).toEqual([{ absent: true }]);
});
