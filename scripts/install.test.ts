import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { expect, type TestContext, test } from 'vitest';

const scripts = fileURLToPath(new URL('.', import.meta.url));
const TOOL = `import { installMissing } from './scripts/install.mjs'; await installMissing(); console.log('{}')`;

/** A checkout that wants one package, which this npm installs. */
function checkout(npm: string, { onTestFinished }: TestContext) {
  const root = mkdtempSync(join(tmpdir(), 'courtcrew-install-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'scripts'));
  for (const name of ['install.mjs', 'root.mjs', 'end-with-parent.mjs'])
    cpSync(join(scripts, name), join(root, 'scripts', name));
  writeFileSync(join(root, 'package-lock.json'), LOCKFILE);
  const cli = join(root, 'npm-cli.js');
  writeFileSync(cli, npm);
  const options = { cwd: root, env: { ...process.env, npm_execpath: cli, PACKAGES: '' } };
  const args = ['--input-type=module', '-e', TOOL];
  return {
    path: (name: string) => join(root, name),
    run: async () => {
      const child = spawn(process.execPath, args, options);
      const [stdout, stderr, [status]] = await Promise.all([
        text(child.stdout),
        text(child.stderr),
        once(child, 'close'),
      ]);
      return { stdout, stderr, status };
    },
    /** In a process group of its own, as in a terminal. */
    start: () => spawn(process.execPath, args, { ...options, detached: true, stdio: 'ignore' }),
  };
}

const LOCKFILE = JSON.stringify({ packages: { 'node_modules/new': { version: '1.0.0' } } });

/** Notes the package as installed before it is whole, and takes a while to take it back, as npm does. */
const SLOW_NPM = `
const { existsSync, mkdirSync, writeFileSync } = require('node:fs');
mkdirSync('node_modules/new', { recursive: true });
writeFileSync('node_modules/new/package.json', '{}');
writeFileSync('node_modules/.package-lock.json', ${JSON.stringify(LOCKFILE)});
const takeBack = () => setTimeout(() => process.exit(1), 1000);
if (existsSync('slow')) {
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, takeBack);
  setInterval(() => undefined, 1000);
  writeFileSync('half-way', String(process.pid));
} else {
  writeFileSync('node_modules/new/index.js', '');
}`;

test('what is said while packages are installed is no part of what a tool prints into a file', async (context) => {
  const { stdout, stderr } = await checkout(`console.log('added 1 package')`, context).run();
  expect(stdout).toBe('{}\n');
  expect(stderr).toContain('added 1 package');
});

const kill = (child: ChildProcess, signal: NodeJS.Signals, group: -1 | 1) =>
  process.kill(group * (child.pid ?? Number.NaN), signal);

// Two of them wait ten seconds for whoever was killed.
test.concurrent.for([
  ['Ctrl-C', 'SIGINT', -1],
  ['an end that is asked for', 'SIGTERM', 1],
  ['a kill of everything', 'SIGKILL', -1],
  ['a kill of the script alone', 'SIGKILL', 1],
] as const)(
  'after %s in the first install the next start installs anew',
  { timeout: 60_000 },
  async ([, signal, group], context) => {
    const { expect } = context;
    const { path, run, start } = checkout(SLOW_NPM, context);
    writeFileSync(path('slow'), '');
    const child = start();
    await expect.poll(() => existsSync(path('half-way')), { timeout: 10_000 }).toBe(true);
    kill(child, signal, group);
    const [code] = await once(child, 'exit');
    const npm = Number(readFileSync(path('half-way'), 'utf8'));
    const ended = () => expect(() => process.kill(npm, 0)).toThrow();
    if (signal !== 'SIGKILL') {
      expect(code).toBe(signal === 'SIGINT' ? 130 : 143);
      ended();
    }
    rmSync(path('slow'));
    expect((await run()).stdout).toBe('{}\n');
    expect(existsSync(path('node_modules/new/index.js'))).toBe(true);
    // An npm whose script was killed has ended before: it would take back what was installed since.
    ended();
    expect((await run()).stderr).toBe('');
  },
);

test('a package that is noted and not there is installed', async (context) => {
  const { path, run } = checkout(SLOW_NPM, context);
  await run();
  rmSync(path('node_modules/new'), { recursive: true });
  expect((await run()).stderr).toContain('Updating packages');
  expect(existsSync(path('node_modules/new/index.js'))).toBe(true);
});

test('an install that fails leaves what was there', async (context) => {
  const { path, run } = checkout('process.exit(1)', context);
  mkdirSync(path('node_modules/old'), { recursive: true });
  for (let attempt = 0; attempt < 2; attempt += 1) expect((await run()).status).toBe(1);
  expect(existsSync(path('node_modules/old'))).toBe(true);
});
