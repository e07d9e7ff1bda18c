/** What a standard page audit gives marks for. */
export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Its marks, 0 to 100. */
export type Marks = Readonly<Record<(typeof CATEGORIES)[number], number>>;
