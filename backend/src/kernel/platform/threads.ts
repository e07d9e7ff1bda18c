import { Piscina } from 'piscina';

export interface ThreadOptions extends Pick<Partial<Piscina['options']>, 'name' | 'resourceLimits'> {
  /** The module whose function the threads run. */
  readonly file: URL;
  readonly most: number;
  /** After so many ms without work a thread gives its memory back. */
  readonly idleMs: number;
}

/** Threads for one kind of work; none runs yet, each is started when there is work for it. */
export function startThreads<Work, Result>(options: ThreadOptions): Piscina<Work, Result> {
  const { file, most, idleMs, ...rest } = options;
  return new Piscina<Work, Result>({
    ...rest,
    filename: file.href,
    minThreads: 0,
    maxThreads: most,
    idleTimeout: idleMs,
    // What the server itself was started with is not for its threads.
    execArgv: [],
  });
}
