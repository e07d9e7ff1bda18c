import type { AnswerOf } from '@courtcrew/domain/contract/call.ts';
import type { getShirtSizesGender } from '@courtcrew/domain/roster/contract.ts';

type Counted = AnswerOf<typeof getShirtSizesGender>;

/** As the server calls the row of those who gave no size. */
const NOT_GIVEN = 'Not given';

export interface Size {
  readonly kind: 'gender' | 'unisex';
  /** Null for those who gave none. */
  readonly shirt: string | null;
  readonly count: number;
  readonly handed_out: number;
  /** Place in the order of the form: sizes are no alphabet. */
  readonly place: number;
}

const kindOf = (kind: Size['kind'], rows: Counted, from: number): readonly Size[] =>
  rows.map(({ shirt, ...counts }, index) => ({
    kind,
    shirt: shirt === NOT_GIVEN ? null : shirt,
    place: from + index,
    ...counts,
  }));

/** Both kinds of sizes as rows of one table, gender sizes first. */
export const sizesOf = (gender: Counted, unisex: Counted): readonly Size[] => [
  ...kindOf('gender', gender, 0),
  ...kindOf('unisex', unisex, gender.length),
];

/** How many have given a size of that kind. */
export const toOrder = (sizes: readonly Size[], wanted: Size['kind']): number =>
  sizes
    .filter(({ kind, shirt }) => kind === wanted && shirt !== null)
    .reduce((sum, { count }) => sum + count, 0);
