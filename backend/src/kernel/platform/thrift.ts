import { type EventLoopUtilization, performance } from 'node:perf_hooks';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const LOOK_MS = 10_000;
/** A process that worked for less than this part of the time had nothing to do. */
const IDLE = 0.05;
/** For so many looks nobody came. */
const LOOKS = 3;
/** Collecting everything stops the process for a tenth of a second or two: it must be worth that. */
const WORTH_BYTES = 48 * 1_048_576;

export interface ThriftParts {
  /** The part of the time since it was last asked in which the process worked, 0 to 1. */
  readonly busy: () => number;
  /** Bytes in use as the system counts them. */
  readonly resident: () => number;
  readonly giveBack: () => void;
}

/**
 * Gives back what a rush has left behind. V8 grows for as long as there is much to do and keeps all of it when there is
 * not, for the next rush; on a desk's small machine PostgreSQL and browsers want it meanwhile. Only when the process has
 * had nothing to do for a while: whoever came just then would wait.
 */
export class Thrift {
  readonly #parts: ThriftParts;
  /** Of all that was measured since the last time. */
  #least = 0;
  #idleLooks = 0;

  constructor(parts: ThriftParts = { busy: busySince(), resident: process.memoryUsage.rss, giveBack }) {
    this.#parts = parts;
  }

  /** Looks from now on, until the answered function is called. */
  watch(): () => void {
    const looking = setInterval(() => this.look(), LOOK_MS);
    looking.unref();
    return () => clearInterval(looking);
  }

  look(): void {
    const { busy, resident, giveBack } = this.#parts;
    this.#idleLooks = busy() < IDLE ? this.#idleLooks + 1 : 0;
    const now = resident();
    this.#least = Math.min(this.#least, now);
    if (this.#idleLooks < LOOKS || now - this.#least < WORTH_BYTES) return;
    giveBack();
    this.#least = resident();
    this.#idleLooks = 0;
  }
}

function busySince(): () => number {
  let before: EventLoopUtilization = performance.eventLoopUtilization();
  return () => {
    const now = performance.eventLoopUtilization();
    const { utilization } = performance.eventLoopUtilization(now, before);
    before = now;
    return utilization;
  };
}

/** Collects all garbage and hands the freed pages to the system, which V8 does by itself only when memory is short. */
export function giveBack(): void {
  // Node has no call for it; contexts made from here on have V8's own.
  setFlagsFromString('--expose-gc');
  const collect: (how: object) => void = runInNewContext('gc');
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' });
}
