import { boardEvents } from '@courtcrew/domain/board/index.ts';
import { rosterEvents } from '@courtcrew/domain/roster/index.ts';
import { cardEvents } from '@courtcrew/domain/scoring/index.ts';
import { expect, it } from 'vitest';
import { hasSpanish } from './actionWords.ts';

it('everything the replay and the history of a card tell of has words in Spanish', () => {
  const words = [rosterEvents, boardEvents, cardEvents].flatMap((events) =>
    Object.values(events).map((one) => one.words),
  );
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((one) => !hasSpanish(one))).toEqual([]);
});
