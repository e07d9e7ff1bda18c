/** Whom of a shift a letter is for. */
export const WHOM = ['confirmed', 'scheduled', 'waitlist', 'both'] as const;

export type Whom = (typeof WHOM)[number];

/** Why somebody does not get a letter. */
export const LEFT_OUT = ['left', 'texts-stopped', 'no-address', 'erased'] as const;

/** What became of a message, as far as anybody knows. */
export const LINE_STATES = [
  'local',
  'queued',
  'sent',
  'delivered',
  'viewed',
  'bounced',
  'failed',
  'stopped',
  'unknown',
] as const;
export type LineState = (typeof LINE_STATES)[number];
