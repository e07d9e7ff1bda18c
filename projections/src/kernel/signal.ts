/** Lets one loop sleep until something happens; what happens while it is awake wakes it at its next sleep. */
export class Signal {
  #raised = false;
  #sleeper: (() => void) | null = null;

  raise(): void {
    this.#raised = true;
    this.#sleeper?.();
  }

  /** Resolves when raised since the last time, or after `ms`. */
  async next(ms?: number): Promise<void> {
    if (!this.#raised) {
      await new Promise<void>((resolve) => {
        const timer = ms === undefined ? undefined : setTimeout(resolve, Math.max(0, ms));
        this.#sleeper = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.#sleeper = null;
    }
    this.#raised = false;
  }
}
