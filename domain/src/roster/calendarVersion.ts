/** Versions of an event are told apart by this number, which must fit 31 bits for longer than anybody works. */
const FIRST_VERSION = Date.UTC(2020, 0, 1);
const SECOND = 1_000;

/**
 * The version of a calendar event as it stood at this instant. A calendar takes no version older than the one it has,
 * wherever it came from: letters, the subscribed calendar and downloaded files all count from here.
 */
export const versionAt = (at: string): number =>
  Math.max(0, Math.floor((Date.parse(at) - FIRST_VERSION) / SECOND));
