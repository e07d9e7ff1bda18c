import { expect, it } from 'vitest';
import { texts } from './words.ts';

it('keeps the documents’ texts to the letter', () => {
  expect(texts['done.reset'].en).toBe('Court has been re-set');
  expect(texts['finish.action'].en).toBe('Finish Match');
});
