interface Asked<Value> {
  resolve(value: Value | PromiseLike<Value>): void;
  reject(error: unknown): void;
}

/** Collects keys while a query is under way and asks for them together. A failed batch fails for all in it. */
export function inBatches<Value>(
  load: (keys: readonly string[]) => Promise<(key: string) => Value>,
): (key: string) => Promise<Value> {
  let waiting = new Map<string, Asked<Value>[]>();
  let running = false;
  const run = async () => {
    running = true;
    // Whoever asks in the same turn of the event loop travels with the first batch.
    await new Promise((resume) => setImmediate(resume));
    while (waiting.size > 0) {
      const batch = waiting;
      waiting = new Map();
      try {
        const answerOf = await load([...batch.keys()]);
        for (const [key, askers] of batch) for (const { resolve } of askers) resolve(answerOf(key));
      } catch (error) {
        for (const askers of batch.values()) for (const { reject } of askers) reject(error);
      }
    }
    running = false;
  };
  return (key) => {
    const { promise, ...asked } = Promise.withResolvers<Value>();
    waiting.set(key, [...(waiting.get(key) ?? []), asked]);
    if (!running) void run();
    return promise;
  };
}

/** The same for rows that are found or not: null for those that are not. */
export const foundInBatches = <Value>(
  load: (keys: readonly string[]) => Promise<ReadonlyMap<string, Value>>,
): ((key: string) => Promise<Value | null>) =>
  inBatches(async (keys) => {
    const found = await load(keys);
    return (key) => found.get(key) ?? null;
  });
