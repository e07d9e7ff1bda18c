/** One press marks at most so many parts in matches. Apart from the calls, whose schemas stay out of the browser. */
export const SIDES_MAX = 2_000;
