import { boardEvents } from '@courtcrew/domain/board/index.ts';
import { rosterEvents } from '@courtcrew/domain/roster/index.ts';
import { expect, it } from 'vitest';
import { hasSpanish } from './actionWords.ts';

it('everything the replay tells of has words in Spanish', () => {
  const words = [rosterEvents, boardEvents].flatMap((events) =>
    Object.values(events).map((one) => one.words),
  );
  expect(words.length).toBeGreaterThan(40);
  expect(words.filter((one) => !hasSpanish(one))).toEqual([]);
});
