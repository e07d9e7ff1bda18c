import type { Kept } from './keptStore.ts';

/** An attempt without an answer to go on from: nobody is signed in, or nobody knows whether the server has it. */
export type Undelivered = { readonly is: 'stranger' } | { readonly is: 'unanswered' };

/** `resting` with nothing to send, `unanswered` until one is answered again, `stranger` until somebody logs in. */
export type SenderState = 'resting' | 'sending' | 'unanswered' | 'stranger';

interface SenderParts<Item extends Kept, Answer extends { readonly is: string }> {
  /** What is to be sent now; undefined for nothing. */
  readonly next: () => Item | undefined;
  readonly deliver: (item: Item) => Promise<Answer | Undelivered>;
  /** Takes what was answered out of the store, or notes what became of it there. */
  readonly settle: (item: Item, answer: Exclude<Answer, Undelivered>) => void;
  /** Runs the work while no other tab does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly later: (run: () => void, ms: number) => () => void;
}

export interface Sender {
  /** There may be something to send, or a way to send it. */
  wake(): void;
  /** No further attempts until it is woken. */
  rest(): void;
  state(): SenderState;
  subscribe(listener: () => void): () => void;
}

const FIRST_WAIT = 10_000;
const LONGEST_WAIT = 60_000;

/** Whether an attempt came to nothing. */
const isUndelivered = (delivery: { readonly is: string }): delivery is Undelivered =>
  delivery.is === 'unanswered' || delivery.is === 'stranger';

/**
 * Sends what is kept, the next only when the server has answered the one before. It leaves the store when the server
 * has it, so a page that dies in between asks again under the same key.
 */
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

  /** Whether it is worth going on with the next. */
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
