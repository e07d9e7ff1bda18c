import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRepository } from './root.mjs';

/**
 * Installs the packages of package-lock.json when they are not all there, touching only those that differ.
 * Install scripts stay off: nothing needs one, and old and new versions of npm treat them differently. What is said meanwhile
 * goes to standard error: a tool may print a list into a file.
 */
export async function installMissing() {
  // A container image holds just the packages that run, on purpose.
  if (process.env.PACKAGES === 'complete' || isInstalled()) return;
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

/** npm notes what it has installed in a lockfile of the same shape; versions and not times are compared. */
function isInstalled() {
  const found = packagesOf('node_modules/.package-lock.json');
  return needed().every(([path, { version }]) => found[path] && found[path].version === version);
}

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
const installedCount = () =>
  needed().filter(([path]) => existsSync(inRepository(`${path}/package.json`))).length;

/** Runs the npm that started this script, else the one on the PATH. */
function npm(args) {
  const cli = process.env.npm_execpath;
  const own = cli && basename(cli) === 'npm-cli.js' && existsSync(cli);
  const options = {
    cwd: inRepository(''),
    stdio: ['inherit', 2, 'inherit'],
    shell: !own && process.platform === 'win32',
  };
  const child = own ? spawn(process.execPath, [cli, ...args], options) : spawn('npm', args, options);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`npm ${args[0]} ended with ${code}`)),
    );
  });
}
