import { setTimeout as pause } from 'node:timers/promises';
import { type ServerProcess, startProcess } from '../support/serverProcess.ts';
import type { Chance } from './chance.ts';

/** Two server processes on one database, of which one at a time dies or stands still. */
export class Servers {
  readonly #where: Readonly<Record<string, string>>;
  readonly #running: ServerProcess[];
  readonly faults = { kills: 0, freezes: 0 };

  private constructor(where: Readonly<Record<string, string>>, running: ServerProcess[]) {
    this.#where = where;
    this.#running = running;
  }

  static async start(where: Readonly<Record<string, string>>): Promise<Servers> {
    return new Servers(where, [await startProcess(where), await startProcess(where)]);
  }

  get ports(): readonly number[] {
    return this.#running.map(({ port }) => port);
  }

  /** kill -9 in the middle of whatever it does, or SIGSTOP for longer than a lease. */
  async suffer(chance: Chance): Promise<void> {
    const index = chance.below(this.#running.length);
    const one = this.#running[index];
    if (!one) return;
    if (chance.share(0.5)) {
      this.faults.kills += 1;
      await one.kill();
      this.#running[index] = await startProcess(this.#where, one.port);
      return;
    }
    this.faults.freezes += 1;
    one.freeze();
    await pause(1_000 + chance.below(7_000));
    one.wake();
  }

  async stop(): Promise<void> {
    await Promise.all(this.#running.map((server) => server.stop()));
  }
}
