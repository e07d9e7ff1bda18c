import { personEvents } from '@courtcrew/domain/accounts/index.ts';
import { accessEvents } from '@courtcrew/domain/audit/index.ts';
import { boardEvents } from '@courtcrew/domain/board/index.ts';
import { linkEvents, messagingEvents, templateEvents } from '@courtcrew/domain/messaging/index.ts';
import { payoutEvents } from '@courtcrew/domain/payouts/index.ts';
import { planningEvents } from '@courtcrew/domain/planning/index.ts';
import { questionEvents } from '@courtcrew/domain/questions/index.ts';
import { rankingEvents } from '@courtcrew/domain/ranking/index.ts';
import { invoiceEvents } from '@courtcrew/domain/reconciliation/index.ts';
import { rosterEvents } from '@courtcrew/domain/roster/index.ts';
import { cardEvents, playerEvents } from '@courtcrew/domain/scoring/index.ts';
import { intakeEvents, tournamentEvents } from '@courtcrew/domain/tournaments/index.ts';
import { expect, it } from 'vitest';
import { hasSpanish } from './actionWords.ts';

const ALL = [
  ...[accessEvents, boardEvents, cardEvents, intakeEvents, invoiceEvents, linkEvents, messagingEvents],
  ...[payoutEvents, personEvents, planningEvents, playerEvents, questionEvents, rankingEvents, rosterEvents],
  ...[templateEvents, tournamentEvents],
];

it('everything that happens has words in Spanish', () => {
  const words = ALL.flatMap((events) => Object.values(events).map((one) => one.words));
  expect(words.length).toBeGreaterThan(150);
  expect(words.filter((one) => !hasSpanish(one))).toEqual([]);
});
