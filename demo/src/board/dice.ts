/** Chance that falls the same way at every run: a day of the same seed is the same day. */
export class Dice {
  #state: number;

  /** Any whole number from 1 on. */
  constructor(seed: number) {
    this.#state = seed;
    // Seeds that stand close to each other begin with numbers that do, too.
    for (let roll = 0; roll < 3; roll += 1) this.between(0, 1);
  }

  /** Not the upper bound itself. */
  between(low: number, high: number): number {
    this.#state = (this.#state * 48_271) % 2_147_483_647;
    return low + ((high - low) * this.#state) / 2_147_483_647;
  }

  below(count: number): number {
    return Math.floor(this.between(0, count));
  }

  /** True in this share of all cases. */
  chance(share: number): boolean {
    return this.between(0, 1) < share;
  }

  /** One of a list; undefined of an empty one. */
  one<Item>(list: readonly Item[]): Item | undefined {
    return list[this.below(list.length)];
  }
}
