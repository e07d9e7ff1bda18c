import { describe, it } from 'vitest';
import { given } from '../../kernel/given.fixtures.ts';
import { type MessagingEvent, messaging } from '../decide.ts';

const left: MessagingEvent = { type: 'LettersLeft', data: { recipient: 'ann' } };
const joined: MessagingEvent = { type: 'LettersJoined', data: { recipient: 'ann' } };
const when = (type: 'LeaveLetters' | 'JoinLetters', ...events: MessagingEvent[]) =>
  given(messaging, events).when({ type, recipient: 'ann' });

describe('the letters of a tournament', () => {
  it('are left once, however often a program follows the link', () => {
    when('LeaveLetters').then(left);
    when('LeaveLetters', left).then();
  });
  it('are had again by who wants them', () => {
    when('JoinLetters', left).then(joined);
    when('JoinLetters').then();
    when('LeaveLetters', left, joined).then(left);
  });
});
