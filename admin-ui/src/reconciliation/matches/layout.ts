/** Grid of a match's cells: one line on a laptop, a card on a phone. Heights in px. */

export const COLUMNS =
  'minmax(192px, 1.2fr) minmax(110px, 1fr) 196px minmax(110px, 1fr) 196px minmax(52px, 74px) 88px';
export const AREAS_WIDE = '"when lead leadPay supporting supportingPay medal why"';
export const AREAS_NARROW = `
  "when why"
  "lead lead"
  "leadPay leadPay"
  "supporting medal"
  "supportingPay supportingPay"
`;

export const WIDE_HEIGHT = 42;
/** With a second and without. */
export const NARROW_HEIGHTS = [214, 138] as const;

/** Outline of the focused cell. */
export const CURSOR = '2px solid var(--mui-palette-primary-main)';
