/** Smallest thing a thumb hits surely, px (WCAG 2.5.5 asks 44). */
export const TOUCH = 44;
