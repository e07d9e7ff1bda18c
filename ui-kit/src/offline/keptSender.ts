import type { Kept } from './keptStore.ts';

/** An attempt without an outcome: nobody is signed in, or no answer came. */
export type Undelivered = { readonly is: 'stranger' } | { readonly is: 'unanswered' };

/** `unanswered` until the next answer, `stranger` until a login. */
export type SenderState = 'resting' | 'sending' | 'unanswered' | 'stranger';

interface SenderParts<Item extends Kept, Answer extends { readonly is: string }> {
  readonly next: () => Item | undefined;
  readonly deliver: (item: Item) => Promise<Answer | Undelivered>;
  /** Removes what was answered from the store, or records its outcome. */
  readonly settle: (item: Item, answer: Exclude<Answer, Undelivered>) => void;
  /** Runs the work while no other tab does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly later: (run: () => void, ms: number) => () => void;
}

export interface Sender {
  /** Tries again now. */
  wake(): void;
  /** Stops attempts until `wake`. */
  rest(): void;
  state(): SenderState;
  subscribe(listener: () => void): () => void;
}

const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 60_000;

const isUndelivered = (delivery: { readonly is: string }): delivery is Undelivered =>
  delivery.is === 'unanswered' || delivery.is === 'stranger';

/** Sends kept items in order, each after the answer to the one before. A page that ends in between retries under the same key. */
export function createKeptSender<Item extends Kept, Answer extends { readonly is: string }>({
  next,
  deliver,
  settle,
  alone,
  later,
}: SenderParts<Item, Answer>): Sender {
  const listeners = new Set<() => void>();
  let state: SenderState = 'resting';
  let running = false;
  let woken = false;
  let resting = false;
  let failures = 0;
  let cancelRetry: (() => void) | null = null;

  const become = (next: SenderState): void => {
    if (state === next) return;
    state = next;
    for (const listener of listeners) listener();
  };

  /** Whether to go on with the next. */
  const take = (item: Item, delivery: Answer | Undelivered): boolean => {
    if (isUndelivered(delivery)) {
      become(delivery.is);
      return false;
    }
    failures = 0;
    become('sending');
    settle(item, delivery as Exclude<Answer, Undelivered>);
    return true;
  };

  const drain = async (): Promise<void> => {
    for (let item = next(); item && !resting; item = next()) {
      if (state !== 'unanswered') become('sending');
      if (!take(item, await deliver(item))) return;
    }
    become('resting');
  };

  const retryLater = (): void => {
    const wait = Math.min(FIRST_WAIT * 2 ** failures++, LONGEST_WAIT);
    cancelRetry = later(wake, wait);
  };

  const run = async (): Promise<void> => {
    running = true;
    do {
      woken = false;
      await alone(drain);
    } while (woken && !resting);
    running = false;
    if (state === 'unanswered' && !resting) retryLater();
  };

  const wake = (): void => {
    resting = false;
    woken = true;
    cancelRetry?.();
    cancelRetry = null;
    if (!running && next()) void run();
  };

  return {
    wake,
    rest() {
      resting = true;
      cancelRetry?.();
      cancelRetry = null;
    },
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
