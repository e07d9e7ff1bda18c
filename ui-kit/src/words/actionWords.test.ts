import { accessEvents } from '@courtcrew/domain/audit/index.ts';
import { boardEvents } from '@courtcrew/domain/board/index.ts';
import { messagingEvents } from '@courtcrew/domain/messaging/index.ts';
import { payoutEvents } from '@courtcrew/domain/payouts/index.ts';
import { planningEvents } from '@courtcrew/domain/planning/index.ts';
import { rosterEvents } from '@courtcrew/domain/roster/index.ts';
import { cardEvents, playerEvents } from '@courtcrew/domain/scoring/index.ts';
import { tournamentEvents } from '@courtcrew/domain/tournaments/index.ts';
import { expect, it } from 'vitest';
import { hasSpanish } from './actionWords.ts';

const OF_A_TOURNAMENT = [
  ...[accessEvents, boardEvents, cardEvents, messagingEvents, payoutEvents],
  ...[planningEvents, playerEvents, rosterEvents, tournamentEvents],
];

it('everything that happens in a tournament has words in Spanish', () => {
  const words = OF_A_TOURNAMENT.flatMap((events) => Object.values(events).map((one) => one.words));
  expect(words.length).toBeGreaterThan(100);
  expect(words.filter((one) => !hasSpanish(one))).toEqual([]);
});
