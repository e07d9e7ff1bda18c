import type { CallStore } from './callStore.ts';
import { isWaiting, type KeptCall } from './keptCall.ts';

/** What became of one attempt. */
export type Delivery =
  | { readonly is: 'sent'; readonly nid: string }
  /** The server wants a court: the form has to ask for one. */
  | { readonly is: 'courtless' }
  | { readonly is: 'refused'; readonly reason: string }
  /** Nobody is signed in any more. */
  | { readonly is: 'stranger' }
  /** Nobody knows whether the server has it. */
  | { readonly is: 'unanswered' };

/** `resting` with nothing to send, `unanswered` until one is answered again, `stranger` until somebody logs in. */
export type SenderState = 'resting' | 'sending' | 'unanswered' | 'stranger';

interface SenderParts {
  readonly store: CallStore;
  /** Whose calls are sent. */
  readonly ref_id: string;
  readonly deliver: (call: KeptCall) => Promise<Delivery>;
  /** Runs the work while no other tab does. */
  readonly alone: (work: () => Promise<void>) => Promise<void>;
  readonly later: (run: () => void, ms: number) => () => void;
  /** ms since 1970. */
  readonly now: () => number;
  readonly onSent: (call: KeptCall, nid: string) => void;
  readonly onCourtless: (call: KeptCall) => void;
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

/**
 * Sends kept calls in the order they were pressed, medical help before everything else: the next one only when the
 * server has answered the one before.
 * A call leaves the store when the desk has it, so a page that dies in between asks again under the same key.
 */
export function createSender(parts: SenderParts): Sender {
  const { store, ref_id, deliver, alone, later, now } = parts;
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

  const next = (): KeptCall | undefined => {
    const waiting = store.list().filter((call) => call.body.ref_id === ref_id && isWaiting(call, now()));
    return waiting.find(({ body }) => body.type === 'medical') ?? waiting[0];
  };

  /** Whether it is worth going on with the next call. */
  const settle = (call: KeptCall, delivery: Delivery): boolean => {
    if (delivery.is === 'unanswered' || delivery.is === 'stranger') {
      become(delivery.is);
      return false;
    }
    failures = 0;
    become('sending');
    if (delivery.is === 'refused') {
      store.put({ ...call, refused: delivery.reason });
      return true;
    }
    if (delivery.is === 'sent') parts.onSent(call, delivery.nid);
    else parts.onCourtless(call);
    store.remove(call.id);
    return true;
  };

  const drain = async (): Promise<void> => {
    for (let call = next(); call && !resting; call = next()) {
      if (state !== 'unanswered') become('sending');
      if (!settle(call, await deliver(call))) return;
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
