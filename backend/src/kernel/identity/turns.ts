/** Lets one task per key run at a time, in the order they came. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  async take<Value>(key: string, task: () => Promise<Value>): Promise<Value> {
    const before = this.#last.get(key) ?? Promise.resolve();
    // Whether the task before succeeded is nothing to this one.
    const turn = before.then(task, task);
    this.#last.set(key, turn);
    try {
      return await turn;
    } finally {
      if (this.#last.get(key) === turn) this.#last.delete(key);
    }
  }
}
