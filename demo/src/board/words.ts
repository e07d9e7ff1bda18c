import type { NotificationType } from '@courtcrew/domain/board/index.ts';

/** What people say and write at a venue. */

export const REASONS = ['Shift ended', 'Early flight', 'Family called', 'Feeling unwell', 'Done for today'];

export const NOTES = [
  { note: 'Back from lunch, ready for a long one', tag: 'FRESH' },
  { note: 'Shade courts only, please', tag: 'SHADE' },
  { note: 'Learning the second chair today', tag: 'NEW' },
  { note: 'Good voice, put on the show courts', tag: 'SHOW' },
  { note: 'Leaves with the four o’clock shuttle', tag: 'SHUTTLE' },
  { note: 'Speaks Spanish', tag: 'ES' },
];

export const STARTERS = ['North gate', 'South gate', 'Grandstand'];

export interface Call {
  readonly type: NotificationType;
  readonly message: string;
  readonly response: string;
}

export const CALLS: readonly Call[] = [
  { type: 'desk', message: 'The net strap is loose.', response: 'Somebody is on the way with a new one.' },
  { type: 'desk', message: 'We need balls.', response: 'A runner brings a can.' },
  { type: '2nd', message: 'Team on the left is not here yet.', response: 'Called them over the speakers.' },
  { type: '2nd', message: '', response: 'Second call made.' },
  { type: 'td', message: 'A player asks about the format of the next round.', response: 'I come by.' },
  { type: 'head ref', message: 'Question about a line call.', response: 'On my way.' },
  { type: 'head ref', message: 'Paddle to be checked.', response: 'Bring it to the desk after the game.' },
  { type: 'medical', message: 'Ankle twisted.', response: 'A trainer is coming with ice.' },
  { type: 'medical', message: 'Somebody is dizzy from the heat.', response: 'Trainer and water on the way.' },
];
