/**
 * How a position of the log is written. The own store counts in 64 bits; EventStoreDB has a commit and a prepare position,
 * which are one number of 128.
 */
export const POSITION_DIGITS = /^\d{1,39}$/;
