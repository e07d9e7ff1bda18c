/** Letters that are written from right to left, and what changes the direction of text (Unicode UAX #9). */
const TURNING = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/;

/**
 * A name or typed text that stands among other words of one text, isolated so that it turns none of them round. Overrides,
 * which texts from before they were refused may have, are left out. What is written from left to right stays as it is.
 */
export const isolated = (text: string): string =>
  TURNING.test(text) ? `\u2068${text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069` : text;
