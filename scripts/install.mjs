import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import { basename, dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { inRepository } from './root.mjs';

/** Stands while npm installs: where it was left behind, nobody knows which packages are whole. */
const MARK = inRepository('node_modules/.installing');
/** How often the mark is touched meanwhile, and after how long without it counts as left behind. */
const BEAT_MS = 2_000;
const LEFT_MS = 10_000;

/**
 * Installs the packages of package-lock.json when they are not all there, touching only those that differ.
 * Install scripts stay off: nothing needs one, and old and new versions of npm treat them differently. What is said meanwhile
 * goes to standard error: a tool may print a list into a file.
 */
export async function installMissing() {
  // A container image holds just the packages that run, on purpose.
  if (process.env.PACKAGES === 'complete') return;
  await removeInterrupted();
  if (isInstalled()) return;
  const fresh = !existsSync(inRepository('node_modules'));
  console.error(fresh ? 'Installing packages (once, a minute or two) ...' : 'Updating packages ...');
  const started = performance.now();
  const progress = setInterval(
    () => console.error(`  ${seconds(started)} s, ${installedCount()} of ${needed().length} packages`),
    5_000,
  );
  try {
    await npm([
      'install',
      '--no-save',
      '--ignore-scripts',
      '--include=dev',
      '--include=optional',
      '--no-audit',
      '--loglevel=error',
      '--no-fund',
    ]);
  } finally {
    clearInterval(progress);
  }
  console.error(`Packages are installed (${seconds(started)} s).`);
}

const seconds = (since) => Math.round((performance.now() - since) / 1_000);

/** An interrupted install may have left half a package anywhere: everything is installed anew. */
async function removeInterrupted() {
  if (!existsSync(MARK)) return;
  if (isInstalling()) console.error('Another start installs packages, waiting for it ...');
  while (isInstalling()) await pause(250);
  if (!existsSync(MARK)) return;
  console.error('The last installation was interrupted.');
  rmSync(inRepository('node_modules'), { recursive: true, force: true, maxRetries: 5 });
}

const isInstalling = () => existsSync(MARK) && Math.abs(Date.now() - statSync(MARK).mtimeMs) < LEFT_MS;

/**
 * npm notes what it has installed in a lockfile of the same shape; versions and not times are compared. The packages
 * are looked for as well: an npm that was interrupted may have taken them away again.
 */
function isInstalled() {
  const found = packagesOf('node_modules/.package-lock.json');
  return needed().every(([path, { version }]) => found[path]?.version === version && isThere(path));
}

const isThere = (path) => existsSync(inRepository(`${path}/package.json`));

const needed = () =>
  Object.entries(packagesOf('package-lock.json')).filter(
    ([path, entry]) => path.startsWith('node_modules/') && isNeeded(entry),
  );

function packagesOf(lockfile) {
  const path = inRepository(lockfile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).packages : {};
}

/** Of the optional packages those count that are made for just this platform. */
function isNeeded({ optional, os, cpu, libc }) {
  if (!optional) return true;
  return !libc && Boolean(os?.includes(process.platform) && cpu?.includes(process.arch));
}

/** npm makes all folders in the first seconds, and fills them in the next minute. */
const installedCount = () => needed().filter(([path]) => isThere(path)).length;

/**
 * Runs the npm that started this script, else the one on the PATH. Neither outlives the other: an npm that is left alone
 * takes back for minutes what the next start installs meanwhile.
 */
async function npm(args) {
  const cli = process.env.npm_execpath;
  const own = cli && basename(cli) === 'npm-cli.js' && existsSync(cli);
  const preload = pathToFileURL(inRepository('scripts/end-with-parent.mjs')).href;
  const shell = !own && process.platform === 'win32';
  const options = shell
    ? { cwd: inRepository(''), stdio: ['inherit', 2, 'inherit'], shell }
    : {
        cwd: inRepository(''),
        stdio: ['inherit', 2, 'inherit', 'ipc'],
        env: { ...process.env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --import ${preload}` },
      };
  mkdirSync(dirname(MARK), { recursive: true });
  const beat = () => writeFileSync(MARK, '');
  beat();
  const beating = setInterval(beat, BEAT_MS);
  const child = own ? spawn(process.execPath, [cli, ...args], options) : spawn('npm', args, options);
  const interrupted = heedSignals(child);
  const code = await new Promise((resolve, reject) => {
    child.on('error', (error) => {
      rmSync(MARK, { force: true });
      reject(error);
    });
    child.on('exit', (code) => resolve(code));
  }).finally(() => clearInterval(beating));
  const signal = interrupted();
  // A failure that npm itself has met left what was there as it was.
  if (!signal && code !== null) rmSync(MARK, { force: true });
  else if (existsSync(MARK)) utimesSync(MARK, 0, 0);
  if (signal) process.exit(128 + constants.signals[signal]);
  if (code !== 0) throw new Error(`npm ${args[0]} ended with ${code}`);
}

/**
 * Ends the child at the first signal, and at once: what it leaves is removed by the next start. Answers the function that
 * stops that, and says which signal it was.
 */
function heedSignals(child) {
  let first;
  const heed = (signal) => {
    first ??= signal;
    child.kill('SIGKILL');
  };
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, heed);
  return () => {
    for (const signal of signals) process.off(signal, heed);
    return first;
  };
}
