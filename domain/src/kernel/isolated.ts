/** Letters that are written from right to left, and what changes the direction of text (Unicode UAX #9). */
const TURNING =
  /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether every isolate that is opened is closed, as those are that this file adds. */
function isBalanced(text: string): boolean {
  let depth = 0;
  for (const [sign] of text.matchAll(/[\u2066-\u2069]/g)) {
    depth += sign === '\u2069' ? -1 : 1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const line = (text: string): string =>
  TURNING.test(text)
    ? `\u2068${text.replace(isBalanced(text) ? /[\u202a-\u202e]/g : /[\u202a-\u202e\u2066-\u2069]/g, '')}\u2069`
    : text;

/**
 * A name or typed text that stands among other words of one text, isolated so that it turns none of them round; each of its
 * lines by itself, since a line's end ends an isolate. Overrides, which texts from before they were refused may have, are
 * left out. What is written from left to right stays as it is.
 */
export const isolated = (text: string): string => text.replace(/[^\n]+/g, line);

/** Names one after the other, each with its own direction. */
export const listed = (names: readonly string[]): string => names.map(isolated).join(', ');
