import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** What a process of the benchmark can be asked to do. */
// biome-ignore lint/suspicious/noExplicitAny: arguments are checked where `Api` is a concrete type
type Api = Record<string, (...args: any[]) => Promise<unknown>>;

interface Question {
  readonly id: number;
  readonly name: string;
  readonly args: readonly unknown[];
}

interface Answer {
  readonly id: number;
  readonly value?: unknown;
  readonly error?: string;
}

/** Answers the questions of the process that started this one, until that one hangs up. */
export function answerWith(api: Api, hungUp: () => void = () => process.exit(0)): void {
  process.on('message', async ({ id, name, args }: Question) => {
    const answer: Answer = await Promise.resolve(api[name]?.(...args)).then(
      (value) => ({ id, value }),
      (error: unknown) => ({ id, error: error instanceof Error ? String(error.stack) : String(error) }),
    );
    process.send?.(answer);
  });
  process.on('disconnect', hungUp);
}

export interface Worker<A extends Api> {
  readonly ask: A;
  /** Ends the process; resolves when it is gone. */
  stop(): Promise<void>;
}

/** Directory for CPU profiles of every process; nothing is profiled without it. */
const profiles = process.env.BENCH_PROFILES;

/** Starts a process of the benchmark, so that its work burdens no other one's event loop. */
export function startWorker<A extends Api>(
  file: string,
  env: Readonly<Record<string, string>> = {},
): Worker<A> {
  const execArgv = profiles
    ? ['--cpu-prof', `--cpu-prof-dir=${profiles}`, `--cpu-prof-name=${file}.${Date.now()}.cpuprofile`]
    : [];
  const child = fork(fileURLToPath(new URL(`processes/${file}.ts`, import.meta.url)), {
    env: { ...process.env, NODE_ENV: 'production', ...env },
    execArgv: ['--expose-gc', ...execArgv],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const call = questions(child);
  const ask = new Proxy({} as A, {
    get:
      (_, name) =>
      (...args: unknown[]) =>
        call(String(name), args),
  });
  return {
    ask,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
    },
  };
}

function questions(child: ChildProcess): (name: string, args: readonly unknown[]) => Promise<unknown> {
  const waiting = new Map<number, (answer: Answer) => void>();
  let asked = 0;
  child.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer));
  child.on('exit', (code, signal) => {
    for (const [id, tell] of waiting) tell({ id, error: `the process has ended with ${code ?? signal}` });
  });
  return async (name, args) => {
    const id = asked++;
    const answered = Promise.withResolvers<Answer>();
    waiting.set(id, answered.resolve);
    child.send({ id, name, args } satisfies Question);
    const { value, error } = await answered.promise;
    waiting.delete(id);
    if (error !== undefined) throw new Error(`${name}: ${error}`);
    return value;
  };
}
