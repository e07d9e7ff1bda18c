import { describe, expect, it } from 'vitest';
import { given } from '../../kernel/given.fixtures.ts';
import { type MessagingEvent, messaging } from '../decide.ts';
import { MAILS_TO_ONE, SAID_A_DAY } from './limits.ts';

const added = (id: string, ref_id = 'ann'): MessagingEvent => ({
  type: 'PostAdded',
  data: { id, ref_id, category: 'referee', message: 'Who drives?' },
});
const when = given(messaging, [added('a'), added('b', 'ben')]);
const zone = 'US/Central' as const;

describe('a post', () => {
  const add = (message: string, events: readonly MessagingEvent[] = []) =>
    given(messaging, events).when({ type: 'AddPost', ref_id: 'ann', category: 'referee', message, zone });
  const edit = (ref_id: string, admin = false) =>
    when.when({ type: 'EditPost', id: 'a', message: 'I drive', ref_id, admin, seen: {} });
  const remove = (ref_id: string, id = 'a') => when.when({ type: 'DeletePost', id, ref_id });

  it('stands on the board of its section', () => add('Who drives?').then(added('id-1')));
  it('says something', () => add('').thenRefused('invalid'));
  it('is one of so many a day', () => {
    const many = Array.from({ length: SAID_A_DAY }, (_, index) => added(String(index)));
    add('x', many).thenRefused('too-many');
    add('x', many.slice(1)).then({
      type: 'PostAdded',
      data: { id: 'id-1', ref_id: 'ann', category: 'referee', message: 'x' },
    });
  });
  it('is edited by its author and by who looks after the board, and stays the author’s', () => {
    const edited: MessagingEvent = {
      type: 'PostEdited',
      data: { id: 'a', ref_id: 'ann', message: 'I drive' },
    };
    edit('ann').then(edited);
    edit('mia', true).then(edited);
    edit('ben').thenRefused('forbidden');
  });
  it('is not edited by who has not seen what somebody else has made of it', () => {
    const moderated: MessagingEvent = {
      type: 'PostEdited',
      data: { id: 'a', ref_id: 'ann', message: 'Who drives, please?' },
    };
    const late = (message: string) =>
      given(messaging, [added('a'), moderated]).when({
        type: 'EditPost',
        ...{ id: 'a', ref_id: 'ann', admin: false, message, seen: { message: 'Who drives?' } },
      });
    late('I drive').thenRefused('changed', 'Somebody else has changed this meanwhile: look at it again');
    late(moderated.data.message).then(moderated);
  });
  it('is deleted by its author alone', () => {
    remove('ann').then({ type: 'PostDeleted', data: { id: 'a' } });
    remove('mia').thenRefused('forbidden');
    remove('ann', 'unknown').thenRefused('not-found');
  });
  it('leads to a mail to its author', () =>
    when.when({ type: 'WriteToPoster', id: 'b', ref_id: 'ann', message: 'Hi', zone }).then({
      type: 'PosterWritten',
      data: { id: 'b', ref_id: 'ann', to: 'ben', category: 'referee', message: 'Hi' },
    }));
  it('goes with its author', () => {
    const forgotten: MessagingEvent = { type: 'PostsForgotten', data: { ref_id: 'ann', posts: ['a'] } };
    when.when({ type: 'ForgetPosts', ref_id: 'ann' }).then(forgotten);
    when.when({ type: 'ForgetPosts', ref_id: 'kim' }).then();
    expect([...given(messaging, [added('a'), added('b', 'ben'), forgotten]).state.posts.keys()]).toEqual([
      'b',
    ]);
  });
});

describe('a mail to a poster', () => {
  const written = (ref_id: string): MessagingEvent => ({
    type: 'PosterWritten',
    data: { id: 'b', ref_id, to: 'ben', category: 'referee', message: 'Hello' },
  });
  it('is one of few to the same person within a day, from whichever post', () => {
    const past = [added('a', 'kim'), added('b', 'ben'), ...Array(MAILS_TO_ONE).fill(written('ann'))];
    const write = (id: string, ref_id: string) =>
      given(messaging, past).when({ type: 'WriteToPoster', id, ref_id, message: 'Hello', zone });
    write('b', 'ann').thenRefused('too-many');
    expect(write('a', 'ann').outcome).toHaveLength(1);
    expect(write('b', 'kim').outcome).toHaveLength(1);
  });
});
