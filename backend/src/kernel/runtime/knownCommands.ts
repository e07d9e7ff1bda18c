import type { EventMeta } from '@courtcrew/domain/kernel/event.ts';
import { setNewest } from '../platform/setNewest.ts';

/** Where in its stream a command's events stand. */
export interface KnownCommand {
  readonly first: number;
  readonly count: number;
  readonly fingerprint: string;
}

/** The latest commands of a stream with an idempotency key; older ones are caught by their event ids. */
export class KnownCommands {
  readonly #limit: number;
  readonly #byId = new Map<string, KnownCommand>();

  constructor(limit = 10_000) {
    this.#limit = limit;
  }

  get(commandId: string): KnownCommand | undefined {
    return this.#byId.get(commandId);
  }

  set(commandId: string, command: KnownCommand): void {
    setNewest(this.#byId, commandId, command, this.#limit);
  }

  /** Takes note of one event read from the stream. */
  see(revision: number, meta: EventMeta): void {
    if (meta.fingerprint === undefined) return;
    const known = this.#byId.get(meta.commandId);
    if (known) this.#byId.set(meta.commandId, { ...known, count: revision - known.first + 1 });
    else this.set(meta.commandId, { first: revision, count: 1, fingerprint: meta.fingerprint });
  }
}
