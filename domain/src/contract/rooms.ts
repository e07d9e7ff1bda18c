/** Kinds of live rooms; each tournament has one of every kind. An area of the server declares who may be in it. */
export type RoomName =
  | 'board'
  | 'desk'
  | 'imports'
  | 'messages'
  | 'notification'
  | 'payouts'
  | 'plan'
  | 'reconciliation'
  | 'score'
  | 'tournament';

/** What a browser asks to join, with the tournament's id: a name that no server has is a mistake the compiler finds. */
export type RoomKey = `${RoomName}:${string}`;
