import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const scripts = fileURLToPath(new URL('.', import.meta.url));

test('what is said while packages are installed is no part of what a tool prints into a file', () => {
  const checkout = mkdtempSync(join(tmpdir(), 'courtcrew-install-'));
  mkdirSync(join(checkout, 'scripts'));
  for (const name of ['install.mjs', 'root.mjs'])
    cpSync(join(scripts, name), join(checkout, 'scripts', name));
  writeFileSync(
    join(checkout, 'package-lock.json'),
    JSON.stringify({ packages: { 'node_modules/new': { version: '1.0.0' } } }),
  );
  const npm = join(checkout, 'npm-cli.js');
  writeFileSync(npm, `console.log('added 1 package')`);
  const tool = `import { installMissing } from './scripts/install.mjs'; await installMissing(); console.log('{}')`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', tool], {
    cwd: checkout,
    env: { ...process.env, npm_execpath: npm, PACKAGES: '' },
    encoding: 'utf8',
  });
  rmSync(checkout, { recursive: true });
  expect(stdout).toBe('{}\n');
  expect(stderr).toContain('added 1 package');
});
