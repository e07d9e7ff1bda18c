/** Languages of the product: of its screens, and of what it writes to people. */
export type Language = 'en' | 'es';
