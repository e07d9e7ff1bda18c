import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPool } from '@courtcrew/projections/database.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inRepository } from '../../../scripts/root.mjs';
import { verifyExport } from '../../../scripts/verify-audit-export.mjs';
import { openInstallation } from '../../src/kernel/privacy/installation.ts';
import { type TestDatabase, testDatabase } from '../support/database.ts';
import { ENVIRONMENT } from '../support/environment.ts';
import { startProcess, toItsEnd } from '../support/serverProcess.ts';

const TOOLS = [
  ['erasures', 'list'],
  ['log', 'verify'],
  ['projections', 'status'],
] as const;

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  database = await testDatabase();
  dataDir = mkdtempSync(join(tmpdir(), 'courtcrew-tools-'));
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await database.drop();
});

const tool = ([name, ...args]: readonly string[], where: Record<string, string>) =>
  toItsEnd([`backend/src/cli/${name}.ts`, ...args], where);

it.each(TOOLS)(
  '%s %s calls nothing whole and nobody erased where no server has kept data',
  async (...args) => {
    expect(await tool(args, { DATABASE_URL: '', DATA_DIR: dataDir })).toEqual({
      code: 2,
      printed: `courtcrew: DATA_DIR: no server has kept data in ${dataDir}\n`,
    });
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
    expect(await tool(args, { DATABASE_URL: database.url })).toEqual({
      code: 2,
      printed: 'courtcrew: DATABASE_URL: no server has kept data in this database\n',
    });
  },
  60_000,
);

it('a file that is no list of erased people is not taken for one that names nobody', async () => {
  const begun = await testDatabase();
  const pool = openPool({ connectionString: begun.url });
  await openInstallation(pool, { vaultKey: Buffer.alloc(32, 7), sessionSecret: 'a secret' });
  const file = join(dataDir, 'list');
  for (const content of ['', 'ann@example.org', '["ann"]']) {
    writeFileSync(file, content);
    expect(await tool(['erasures', 'add', file], { DATABASE_URL: begun.url, DATA_DIR: dataDir })).toEqual({
      code: 2,
      printed: `courtcrew: ${file} names nobody who was erased\n`,
    });
  }
  await pool.end();
  await begun.drop();
}, 60_000);

it('an export is the export and nothing else, also where checkpoints cannot be kept beside it', async () => {
  const begun = await testDatabase();
  await (await startProcess({ DATABASE_URL: begun.url })).stop();
  writeFileSync(join(dataDir, 'proofs'), 'no directory');
  const file = join(dataDir, 'export');
  const { SESSION_SECRET, VAULT_KEY } = ENVIRONMENT;
  const { stdout, stderr } = spawnSync(process.execPath, [inRepository('backend/src/cli/log.ts'), 'export'], {
    env: { ...process.env, SESSION_SECRET, VAULT_KEY, DATABASE_URL: begun.url, DATA_DIR: dataDir },
    encoding: 'utf8',
  });
  writeFileSync(file, stdout);
  expect(verifyExport(file).broken).toBe(null);
  expect(stderr).toContain('checkpoints of the log are kept with the data alone');
  await begun.drop();
}, 60_000);

it('a log is paired with no server running: what has not been reacted to yet would be passed over', async () => {
  const begun = await testDatabase();
  const server = await startProcess({ DATABASE_URL: begun.url });
  const pool = openPool({ connectionString: begun.url });
  expect(await tool(['log', 'pair'], { DATABASE_URL: begun.url })).toEqual({
    code: 2,
    printed: 'courtcrew: stop all servers first: one has the roles api, projections, jobs, live\n',
  });
  await server.stop();
  expect(await tool(['log', 'pair'], { DATABASE_URL: begun.url })).toMatchObject({ code: 0 });
  await pool.end();
  await begun.drop();
}, 60_000);

it('a word that the log’s tool does not know is told apart from a broken log', async () => {
  const { code, printed } = await tool(['log', 'verfy'], { DATABASE_URL: database.url });
  expect([code, printed.split('\n')[0]]).toEqual([2, expect.stringMatching(/^usage: /)]);
});
