/** Characters of a post, and of a mail to its author. */
export const POST_MAX = 2_000;
/** Posts and mails to posters of one person within a day. */
export const SAID_A_DAY = 60;
/** Mails of one person to the author of posts, whichever they answer, within a day. */
export const MAILS_TO_ONE = 5;

/** Why somebody cannot read a board they would have a part in. */
export const NOT_ON_BOARD =
  'The tournament must be published, and you must be selected or have confirmed your spot before you can access the message board.';
export const NOT_REGISTERED = 'not registered';
