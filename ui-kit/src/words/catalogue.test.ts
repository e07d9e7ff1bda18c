import { describe, expect, it } from 'vitest';
import { say } from './catalogue.ts';

describe('the words', () => {
  it('fill their values', () => {
    expect(say('work.progress', 'en', 'tennis', { done: 3, total: 40 })).toBe('3 of 40');
  });

  it('keep the documents’ refusal to the letter', () => {
    expect(say('state.notAuthorized', 'en', 'pickleball')).toBe(
      'Sorry you are not authorized for this feature.',
    );
  });
});
