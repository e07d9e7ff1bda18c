/** A gap like this in a process's own clockwork means that it stood still. */
const ASLEEP_MS = 2_000;
const TICK_MS = 250;
/** For so long after it wakes, it reads what arrived in its sockets while it slept. */
const DROWSY_MS = 1_000;

/** Whether this process was suspended during a request, whose client may have retried it elsewhere and acted on the answer. */
export class Wakefulness {
  readonly #clock: () => number;
  #ticked: number;
  #woke = Number.NEGATIVE_INFINITY;

  /** `clock` goes on while the process stands still. */
  constructor(clock: () => number = () => performance.now()) {
    this.#clock = clock;
    this.#ticked = clock();
  }

  /** Looks at the clock from now on, until the answered function is called. */
  watch(): () => void {
    const ticking = setInterval(() => this.#look(), TICK_MS);
    ticking.unref();
    return () => clearInterval(ticking);
  }

  /** True for a request that was begun before the process slept, or right after it woke. */
  slept(since: number): boolean {
    this.#look();
    return this.#woke > since - DROWSY_MS;
  }

  #look(): void {
    const now = this.#clock();
    if (now - this.#ticked > ASLEEP_MS) this.#woke = now;
    this.#ticked = now;
  }
}
