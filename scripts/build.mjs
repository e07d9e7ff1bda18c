import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { node24 } from './node24.mjs';
import { inRepository } from './root.mjs';

const interfaces = ['public-ui', 'admin-ui'];

/** What both interfaces are made from beside their own files. */
const shared = ['ui-kit', 'domain', 'package-lock.json'];

/** The budgets of first loads are checked by building: then everything is built anew. */
const checksBudgets = process.env.FIRST_LOAD_BUDGET === 'strict';

/** Builds the interfaces whose sources have changed since they were built; throws when a build fails. */
export async function buildInterfaces() {
  const stale = interfaces
    .filter((name) => existsSync(inRepository(`${name}/vite.config.ts`)))
    .map((name) => ({
      name,
      mark: inRepository(`${name}/dist/.built`),
      sources: fingerprint([name, ...shared]),
    }))
    .filter(
      ({ mark, sources }) => checksBudgets || !existsSync(mark) || readFileSync(mark, 'utf8') !== sources,
    );
  const built = await Promise.allSettled(stale.map(build));
  for (const { reason } of built) if (reason) throw reason;
}

/** The mark lies in the directory that Vite empties first, so an interrupted build leaves none. */
async function build({ name, mark, sources }) {
  console.log(`Building ${name} ...`);
  const started = performance.now();
  for (const config of configsOf(name)) {
    const { code, output } = await vite(name, config);
    if (code !== 0) throw new Error(`${name} could not be built:\n${output}`);
  }
  writeFileSync(mark, sources);
  console.log(`Built ${name} (${((performance.now() - started) / 1_000).toFixed(1)} s).`);
}

/** The pages; then what draws them on the server, into the same directory. */
const configsOf = (name) =>
  ['vite.config.ts', 'vite.drawing.config.ts'].filter((config) =>
    existsSync(inRepository(`${name}/${config}`)),
  );

function vite(name, config) {
  const args = [
    inRepository('node_modules/vite/bin/vite.js'),
    'build',
    '--config',
    config,
    '--logLevel',
    'warn',
  ];
  const child = spawn(node24(), args, {
    cwd: inRepository(name),
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => (output += part));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, output }));
  });
}

/** Hash over names and contents, since a checkout or a copy says nothing by its times. */
function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const file of paths.flatMap(filesOf))
    hash.update(`${file}\0`).update(readFileSync(inRepository(file)));
  return hash.digest('hex');
}

function filesOf(path) {
  if (!path.includes('.') && existsSync(inRepository(path))) return sourcesIn(path);
  return [path];
}

function sourcesIn(directory) {
  return readdirSync(inRepository(directory), { withFileTypes: true })
    .filter(
      ({ name }) => !['node_modules', 'dist', 'test', 'bench'].includes(name) && !name.includes('.test.'),
    )
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(directory, entry.name);
      return entry.isDirectory() ? sourcesIn(path) : [path];
    });
}

if (process.argv[1] === inRepository('scripts/build.mjs')) await buildInterfaces();
