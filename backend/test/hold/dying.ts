import { type LoadedProcess, loadProcess, type ServerProcess } from '../support/serverProcess.ts';

/** More places than any request has: beyond it the request does not count as finished but as lost. */
const MOST_STEPS = 100;

export interface Death {
  /** At which of the request's places it dies: 1 is its first word to PostgreSQL. */
  readonly step: number;
  /** Headers that make the request die there, to be sent with it. */
  readonly headers: Readonly<Record<string, string>>;
  readonly server: ServerProcess;
}

/** One life: asks the server that is to die, and answers how to check what is left of it in the next one. */
export type Life = (death: Death) => Promise<(next: ServerProcess) => Promise<void>>;

/** It lives on until a request tells it to die: so the server that looks at what is left is the next one to die. */
const loadMortal = (where: Readonly<Record<string, string>>): Promise<LoadedProcess> =>
  loadProcess(where, './backend/test/hold/mortality.ts');

/**
 * Lets a server die before one request says anything to PostgreSQL and after each word of it that may change something,
 * with the next server looking at what was left, until a server survives the request. Its effects change only by such
 * words, so a crash anywhere leaves it as one of these deaths does. Each life must prepare what it works on anew. The next
 * server's modules are loaded meanwhile; it says its first word, to anybody, after the death. Answers the number of deaths.
 */
export async function everyDeath(where: Readonly<Record<string, string>>, live: Life): Promise<number> {
  let next = await loadMortal(where);
  let server = await next.start();
  try {
    for (let step = 1; step <= MOST_STEPS; step += 1) {
      next = await loadMortal(where);
      const check = await live({ step, headers: { 'die-before': String(step) }, server });
      const died = await server.hasDied();
      if (!died) await server.stop();
      server = await next.start();
      await check(server);
      if (!died) return step - 1;
    }
  } finally {
    await server.stop();
    next.kill();
  }
  throw new Error(`no server survived the request in ${MOST_STEPS} steps`);
}
