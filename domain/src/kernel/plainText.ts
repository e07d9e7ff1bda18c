/**
 * What a typed text may not contain, because it would change how the text around it is read: control characters, overrides,
 * embeddings and isolates of direction (Unicode UAX #9), and marks stacked over the neighbouring lines.
 */

export const ONE_LINE = 'must be a single line without tabs';
export const NO_CONTROLS = 'must not contain control characters';
export const NO_DIRECTION = 'must not contain characters that change the direction of text';
export const FEW_MARKS = 'must not have more than four accents on one letter';

const BREAK = /[\t\n\v\f\r\u0085\u2028\u2029]/;
// The breaks and the tab of a text of several lines are no controls here.
const CONTROL = /(?![\t\n\r\u0085])\p{Cc}/u;
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
const LEFT_MARK = /\u200e/;
const RIGHT_MARK = /[\u200f\u061c]/;
const LEFT_LETTER =
  /(?![\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff\u{10800}-\u{10fff}\u{1e800}-\u{1efff}])\p{L}/u;
const RIGHT_LETTER =
  /[\u05d0-\u05f2\u0620-\u064a\u066e-\u06d3\u0700-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;
const MARKS = /(?:\p{M}\p{Cf}*){5}/u;

/** A mark of direction changes nothing among letters of its own direction, where pasted names often have one. */
const turns = (text: string): boolean =>
  DIRECTION.test(text) ||
  (LEFT_MARK.test(text) && RIGHT_LETTER.test(text)) ||
  (RIGHT_MARK.test(text) && LEFT_LETTER.test(text));

/** Why a text of several lines is refused; undefined where it is not. */
export function faultOfLines(text: string): string | undefined {
  if (CONTROL.test(text)) return NO_CONTROLS;
  if (turns(text)) return NO_DIRECTION;
  return MARKS.test(text) ? FEW_MARKS : undefined;
}

/** Why a text of one line is refused; undefined where it is not. */
export const faultOfLine = (text: string): string | undefined =>
  BREAK.test(text) ? ONE_LINE : faultOfLines(text);
