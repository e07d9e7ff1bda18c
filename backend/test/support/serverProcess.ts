import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { COMPILED, node24 } from '../../../scripts/node24.mjs';
import { inRepository } from '../../../scripts/root.mjs';
import { ENVIRONMENT } from './environment.ts';
import { ownPort } from './ownPort.ts';

/** A server as `npm start` runs it, in a process of its own that can be killed. */
export interface ServerProcess {
  readonly port: number;
  /** Everything it has printed so far. */
  log(): string;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM. */
  stop(): Promise<void>;
  /** SIGSTOP: it stands still and keeps all its connections. */
  freeze(): void;
  /** SIGCONT. */
  wake(): void;
  /** Whether it has ended, or ends within a moment. */
  hasDied(): Promise<boolean>;
}

/** A killed process is seen to be gone after this long; its broken connection may be seen before. */
const DYING_MS = 500;

type Environment = Readonly<Record<string, string>>;

/** Nothing of the developer's own settings reaches a server under test. */
const environment = (more: Environment): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  ...COMPILED,
  ...ENVIRONMENT,
  ...more,
});

interface Options {
  /** Of Node. */
  readonly node?: readonly string[];
  /** Of the server. */
  readonly args?: readonly string[];
}

/** Resolves when the server says that it is ready; rejects with what it printed when it ends before. */
export async function startProcess(
  where: Environment,
  port?: number,
  { node = [], args = [] }: Options = {},
): Promise<ServerProcess> {
  const at = port ?? (await ownPort());
  return served(run([...node, 'backend/src/main.ts', ...args], addressed(at, where)), at);
}

/** A process that has loaded a server's modules, and has asked nothing of anybody yet. */
export interface LoadedProcess {
  /** As `startProcess`. */
  start(): Promise<ServerProcess>;
  kill(): void;
}

/** `preload` is imported before the server's own code, and holds that back until a message comes. */
export async function loadProcess(where: Environment, preload: string): Promise<LoadedProcess> {
  const at = await ownPort();
  const child = run(['--import', preload, 'backend/src/main.ts'], addressed(at, where), ['ipc']);
  const serving = served(child, at);
  // Who never starts it does not ask how it ended.
  serving.catch(() => undefined);
  return {
    start: () => {
      child.send('start');
      return serving;
    },
    kill: () => void child.kill('SIGKILL'),
  };
}

const addressed = (port: number, where: Environment): Environment => ({
  PORT: String(port),
  HOST: '127.0.0.1',
  ...where,
});

async function served(child: ChildProcess, port: number): Promise<ServerProcess> {
  let printed = '';
  const ready = new Promise<'ready'>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        printed += chunk;
        if (printed.includes('Courtcrew is ready')) resolve('ready');
      });
    }
  });
  const ended = once(child, 'exit');
  if ((await Promise.race([ready, ended])) !== 'ready') throw new Error(`no server: ${printed}`);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  const hasDied = () => Promise.race([ended.then(() => true), pause(DYING_MS, false, { ref: false })]);
  return {
    port,
    log: () => printed,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    freeze: () => void child.kill('SIGSTOP'),
    wake: () => void child.kill('SIGCONT'),
    hasDied,
  };
}

/** Builds every read model again beside the running servers, with the operator's own command. */
export async function rebuildAll(where: Environment): Promise<void> {
  const { code, printed } = await toItsEnd(['backend/src/cli/projections.ts', 'rebuild', 'all'], where);
  if (code !== 0) throw new Error(`rebuild ended with ${code}: ${printed}`);
}

/** A program of the product that ends by itself: a tool, or a server that must not start. */
export async function toItsEnd(
  args: readonly string[],
  where: Environment,
): Promise<{ code: number | null; printed: string }> {
  const child = run(args, where);
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (printed += chunk));
  const [code] = await once(child, 'close');
  return { code, printed };
}

/** What a server says that refuses to start: one line, and the exit code for what an operator must mend. */
export async function refusedStart(where: Environment): Promise<string> {
  const { code, printed } = await toItsEnd(['backend/src/main.ts'], addressed(await ownPort(), where));
  const lines = printed.trimEnd().split('\n');
  if (code !== 2 || lines.length !== 1) throw new Error(`ended with ${code}, saying: ${printed}`);
  return printed.trimEnd();
}

const run = (args: readonly string[], more: Environment, channels: readonly 'ipc'[] = []): ChildProcess =>
  spawn(node24(), args, {
    cwd: inRepository(''),
    env: environment(more),
    stdio: ['ignore', 'pipe', 'pipe', ...channels],
  });
