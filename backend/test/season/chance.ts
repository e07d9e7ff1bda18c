import { Dice } from '@courtcrew/demo/board/dice.ts';

/** What people do next, by a seed. */
export class Chance {
  readonly #dice: Dice;
  constructor(seed: number) {
    this.#dice = new Dice(seed);
  }

  below = (count: number): number => this.#dice.below(count);
  /** True in this share of all cases. */
  share = (part: number): boolean => this.#dice.chance(part);
  /** One of a list that is not empty. */
  one<Item>(list: readonly Item[]): Item {
    const item = this.#dice.one(list);
    if (item === undefined) throw new Error('nothing to choose from');
    return item;
  }
  /** An amount of money in cents, one in four without odd cents. */
  cents = (most: number): number => {
    const cents = this.below(most) + 1;
    return this.share(0.25) ? Math.ceil(cents / 100) * 100 : cents;
  };
}

export const dollars = (cents: number): number => cents / 100;
