/** Characters of a text message to shifts, groups and lists. */
export const TEXT_MAX = 255;
/** The messaging screen's own limit; its label says 160, as the documents do. */
export const SEND_TEXT_MAX = 159;
/** Recipients one call may name; longer lists come in parts. */
export const BATCH = 25;
/** A letter to more people than a handful leaves so many seconds after it was sent: the time to undo it. */
export const HANDFUL = 5;
export const HOLD_SECONDS = 10;
/** How many messages one person, and one tournament, may send within a day. */
export const MESSAGES_A_DAY = { person: 15_000, tournament: 60_000 } as const;
