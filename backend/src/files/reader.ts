import type { ImportKind } from '@courtcrew/domain/files/kinds.ts';
import { startThreads } from '../kernel/platform/threads.ts';
import { Refused } from '../kernel/refused.ts';
import { badFile } from '../kernel/spreadsheets/sheet.ts';
import type { Looked, LookWork, Result, TypedFile, TypedWork, Work } from './thread.ts';

/** Files that are read at once. */
const MOST = 2;
const IDLE_MS = 30_000;
/** The largest file that people have takes half of it. */
const THREAD_MB = 512;
const LIMIT_MS = 15_000;

/** Reads files in threads, which a hostile one can neither hold up nor fill. */
export class FileReader {
  readonly #threads = startThreads<Work, Result>({
    file: new URL('./thread.ts', import.meta.url),
    most: MOST,
    idleMs: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_MB },
  });

  look(work: LookWork): Promise<Looked> {
    return this.#run({ look: work }) as Promise<Looked>;
  }

  /** The rows of a file, as the mapping says. Rejects where it does not fit. */
  typed<Kind extends ImportKind>(work: TypedWork & { readonly kind: Kind }): Promise<TypedFile<Kind>> {
    return this.#run({ typed: work }) as Promise<unknown> as Promise<TypedFile<Kind>>;
  }

  async #run(work: Work) {
    const result = await this.#threads
      .run(work, { signal: AbortSignal.timeout(LIMIT_MS) })
      .catch((error: { readonly code?: string; readonly name?: string }) => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') throw badFile('is too large once it is unpacked');
        if (error.name === 'AbortError') throw badFile('takes too long to be read: divide it');
        throw error;
      });
    if ('refused' in result) throw new Refused(result.refused);
    return result.done;
  }
}
