export const WHENS = ['overdue', 'week', 'later', 'none'] as const;
/** When an item is due, seen from a day: before it, within seven days, later, or at no time. */
export type When = (typeof WHENS)[number];
