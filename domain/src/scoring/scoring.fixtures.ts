import { given, type PastEvent } from '../kernel/given.fixtures.ts';
import { type OpenCard, type SubmitMatch, scorecard } from './card.ts';
import type { CardEvent } from './events.ts';
import type { Format, Lineup, Scores } from './model.ts';

/** Words of scoring's tests. */

export const onCard = (...events: PastEvent<CardEvent>[]) => given(scorecard, events);

const MATCH = {
  tid: 't1',
  court_num: '5',
  sysid: '',
  match_id: 'm1',
  t1p1: 'ann',
  t1p2: 'bob',
  t2p1: 'cyd',
  t2p2: 'dan',
} as const;
const BEST_OF_THREE: Format = { match_type: '2/3 to 11', gold: false };

export const openCard = (more: Partial<Omit<OpenCard, 'type'>> = {}): OpenCard => ({
  type: 'OpenCard',
  ...MATCH,
  ...BEST_OF_THREE,
  ...more,
});

export const opened = (more: Partial<Format & Lineup> = {}, card = 'c1'): CardEvent => ({
  type: 'CardOpened',
  data: { card, ...MATCH, ...BEST_OF_THREE, ...more },
});

export const reported = (scores: Scores): CardEvent => ({ type: 'ScoresReported', data: { scores } });

export const TWO_GAMES: Scores = { g1t1: 11, g1t2: 7, g2t1: 11, g2t2: 9 };

export const submitted = (scores: Scores = TWO_GAMES): CardEvent => ({
  type: 'MatchSubmitted',
  data: { scores, winner: true, signer: 'ann', signature: 'Ann' },
});

export const finished: CardEvent = { type: 'CardFinished', data: {} };

export const submit = (more: Partial<Omit<SubmitMatch, 'type'>> = {}): SubmitMatch => ({
  type: 'SubmitMatch',
  scores: TWO_GAMES,
  winner: true,
  signer: null,
  signature: 'Ann',
  by: 'link',
  seen: {},
  ...more,
});
