/** Languages of the product: of its screens, and of what it writes to people. */
export const LANGUAGES = ['en', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];
