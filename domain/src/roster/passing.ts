import type { Hours } from './model.ts';

/** How time passes over a shift; apart from the rules of hours, so that a page need not load calendars for it. */

/** Half-open, as hours are: a shift is over at the instant it ends. */
export const isOver = ({ end }: Pick<Hours, 'end'>, at: string): boolean => end <= at;

export const hasBegun = ({ start }: Pick<Hours, 'start'>, at: string): boolean => start <= at;
