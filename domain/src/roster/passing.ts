import type { Hours } from './model.ts';

/** How time passes over a shift; apart from the rules of hours, so that a page need not load calendars for it. */

/** Half-open, as hours are: a shift is over at the instant it ends. */
export const isOver = ({ end }: Pick<Hours, 'end'>, at: string): boolean => end <= at;

export const hasBegun = ({ start }: Pick<Hours, 'start'>, at: string): boolean => start <= at;

/** So long before a shift begins somebody may come for it. */
export const EARLY_MS = 2 * 60 * 60 * 1000;

/** A shift whose end nobody said is taken to last so long. */
export const WITHOUT_END_MS = 12 * 60 * 60 * 1000;

/** Whether somebody who is at the venue now is there for this shift: it runs, or begins within two hours. */
export function isCurrent({ start, end }: Hours, at: string): boolean {
  const [begin, now] = [Date.parse(start), Date.parse(at)];
  const over = end > start ? Date.parse(end) : begin + WITHOUT_END_MS;
  return begin - EARLY_MS <= now && now < over;
}
