import type { PlatformLog } from '../platform/log.ts';
import { StreamUnusable, type Unusable } from './port.ts';

/** Streams that nothing can be written to or decided on any more, until that succeeds again. */
export class UnusableStreams {
  readonly #log: Pick<PlatformLog, 'error'> | undefined;
  readonly #streams = new Map<string, Unusable>();

  constructor(log: Pick<PlatformLog, 'error'> | undefined) {
    this.#log = log;
  }

  list(): readonly Unusable[] {
    return [...this.#streams.values()];
  }

  /** @param proven what is wrong with the stream no more, once the work has succeeded */
  async watching<T>(stream: string, proven: readonly Unusable['why'][], work: () => Promise<T>): Promise<T> {
    try {
      const result = await work();
      const known = this.#streams.get(stream);
      if (known && proven.includes(known.why)) this.#streams.delete(stream);
      return result;
    } catch (error) {
      if (error instanceof StreamUnusable) this.#add(error);
      throw error;
    }
  }

  #add({ stream, why }: StreamUnusable): void {
    if (this.#streams.get(stream)?.why === why) return;
    this.#streams.set(stream, { stream, why });
    this.#log?.error({ stream, why }, 'a stream was changed at the server and cannot be used');
  }
}
