import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EventMeta } from '../kernel/event.ts';
import { given } from '../kernel/given.fixtures.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { RankingCommand } from './commands.ts';
import { type RankingEvent, rankingDecider } from './decide.ts';

import { EVENT_TYPES, type RankedPlayer, type RankedTournament } from './model.ts';

const ANN: RankedPlayer = { first: 'Ann', last: 'Lee', gender: 'F', birth: '1990-02-03' };
const player = (player_id: string, more: Partial<RankedPlayer> = {}): RankingEvent => ({
  type: 'RankingPlayerAdded',
  data: { player_id, ...ANN, first: player_id, ...more },
});
const OPEN: RankedTournament = {
  name: 'Open',
  location: 'Austin, TX',
  tier: 1,
  sanctioned: true,
  start: '2026-03-07',
  end: '2026-03-09',
  visible: true,
};
const open: RankingEvent = { type: 'RankingTournamentAdded', data: { rtid: 't1', ...OPEN } };
const mens: RankingEvent = {
  type: 'RankingEventAdded',
  data: { eid: 'e1', rtid: 't1', type: 'Mens Doubles Pro' },
};
const pair = (pair_id: string, one: string, two: string): RankingEvent => ({
  type: 'PartnersSaved',
  data: { pair_id, eid: 'e1', one, two },
});
const ranking = (...events: RankingEvent[]) => given(rankingDecider, events);

test('the events are three fields in two divisions', () => {
  expect(EVENT_TYPES).toEqual([
    'Mens Doubles Pro',
    'Womens Doubles Pro',
    'Mixed Doubles Pro',
    'Mens Senior Pro',
    'Womens Senior Pro',
    'Mixed Senior Pro',
  ]);
});

describe('players', () => {
  test('are added once, by name in any case and day of birth', () => {
    ranking({ type: 'RankingPlayerAdded', data: { player_id: 'p1', ...ANN } })
      .when({
        type: 'AddRankingPlayers',
        players: [
          { ...ANN, last: 'LEE' },
          { ...ANN, birth: '1991-02-03' },
          { ...ANN, birth: '1991-02-03' },
        ],
      })
      .then({ type: 'RankingPlayerAdded', data: { player_id: 'id-1', ...ANN, birth: '1991-02-03' } });
  });

  test('are known by whichever apostrophe their name was typed with', () => {
    ranking({ type: 'RankingPlayerAdded', data: { player_id: 'p1', ...ANN, last: "O'Hara" } })
      .when({ type: 'AddRankingPlayers', players: [{ ...ANN, last: 'O’Hara' }] })
      .then();
  });

  test('keep what another admin has corrected since they were seen', () => {
    const edit = { type: 'EditRankingPlayer', key: 'p1', changes: { birth: '1992-02-03' } } as const;
    const corrected: RankingEvent = {
      type: 'RankingPlayerEdited',
      data: { player_id: 'p1', birth: '1991-02-03' },
    };
    for (const seen of [{ birth: ANN.birth }, { birth: null }])
      ranking(player('p1'), corrected)
        .when({ ...edit, seen })
        .thenRefused('changed', 'Somebody else has changed this meanwhile: look at it again');
    for (const seen of [{ birth: '1991-02-03' }, { last: 'Ray' }, {}])
      ranking(player('p1'), corrected)
        .when({ ...edit, seen })
        .then({ type: 'RankingPlayerEdited', data: { player_id: 'p1', birth: '1992-02-03' } });
  });

  test('change what is different', () => {
    ranking(player('p1'))
      .when({ type: 'EditRankingPlayer', key: 'p1', seen: {}, changes: { last: 'Ray', gender: 'F' } })
      .then({ type: 'RankingPlayerEdited', data: { player_id: 'p1', last: 'Ray' } });
    ranking().when({ type: 'EditRankingPlayer', key: 'p1', seen: {}, changes: {} }).thenRefused('not-found');
  });

  test('are not born in the future', () => {
    const birth = '2090-01-01';
    ranking()
      .when({ type: 'AddRankingPlayers', players: [{ ...ANN, birth }] })
      .thenRefused('invalid', 'must not be in the future');
    ranking(player('p1'))
      .when({ type: 'EditRankingPlayer', key: 'p1', seen: {}, changes: { birth } })
      .thenRefused('invalid', 'must not be in the future');
    expect(
      ranking().when({ type: 'AddRankingPlayers', players: [ANN, { ...ANN, birth }] }).outcome,
    ).toMatchObject({
      fields: { 'rows.1.birth': 'must not be in the future' },
    });
  });

  test('leave with their pairs', () => {
    ranking(player('p1'), player('p2'), open, mens, pair('x', 'p2', 'p1'))
      .when({ type: 'RemoveRankingPlayer', key: 'p1' })
      .then(
        { type: 'PartnersParted', data: { pair_id: 'x', eid: 'e1' } },
        { type: 'RankingPlayerRemoved', data: { player_id: 'p1' } },
      );
  });
});

describe('tournaments and events', () => {
  test('a tournament does not end before it starts', () => {
    ranking()
      .when({ type: 'AddRankingTournament', fields: { ...OPEN, end: '2026-03-01' } })
      .thenRefused('invalid');
    ranking(open)
      .when({ type: 'EditRankingTournament', key: 't1', seen: {}, changes: { start: '2026-03-10' } })
      .thenRefused('invalid');
    ranking(open)
      .when({ type: 'EditRankingTournament', key: 't1', seen: {}, changes: { tier: 2, name: 'Open' } })
      .then({ type: 'RankingTournamentEdited', data: { rtid: 't1', tier: 2 } });
  });

  test('has each event once', () => {
    const add = { type: 'AddRankingEvent', rtid: 't1' } as const;
    ranking(open, mens)
      .when({ ...add, event: 'Mens Doubles Pro' })
      .thenRefused('taken');
    ranking(open)
      .when({ ...add, event: 'Singles' })
      .thenRefused('invalid');
    ranking()
      .when({ ...add, event: 'Mens Doubles Pro' })
      .thenRefused('not-found');
    ranking(open)
      .when({ ...add, event: 'Senior Pro' })
      .then({ type: 'RankingEventAdded', data: { eid: 'id-1', rtid: 't1', type: 'Senior Pro' } });
  });
});

describe('partners', () => {
  const man = { gender: 'M' } as const;
  test.each([
    ['Mens Doubles Pro', 'M', 'F', 'Only men play in a mens event'],
    ['Womens Senior Pro', 'F', 'M', 'Only women play in a womens event'],
    ['Mixed Doubles Pro', 'F', 'F', 'A woman and a man play in a mixed event'],
    ['Mixed Senior Pro', 'M', 'M', 'A woman and a man play in a mixed event'],
  ] as const)('in %s are not %s and %s', (type, one, two, text) => {
    const event: RankingEvent = { type: 'RankingEventAdded', data: { eid: 'e1', rtid: 't1', type } };
    ranking(player('p1', { gender: one }), player('p2', { gender: two }), open, event)
      .when({ type: 'SavePartners', eid: 'e1', one: 'p1', two: 'p2' })
      .thenRefused('invalid', text);
  });

  test('keep the gender of their event', () => {
    ranking(player('p1', man), player('p2', man), open, mens, pair('x', 'p1', 'p2'))
      .when({ type: 'EditRankingPlayer', key: 'p1', seen: {}, changes: { gender: 'F' } })
      .thenRefused('invalid', 'Only men play in a mens event');
  });

  const there = [player('p1', man), player('p2', man), player('p3', man), open, mens];
  const save = (one: string, two: string, eid = 'e1') => ({ type: 'SavePartners', eid, one, two }) as const;

  test('are two different players, each in one pair of an event', () => {
    ranking(...there)
      .when(save('p1', 'p2'))
      .then(pair('id-1', 'p1', 'p2'));
    ranking(...there)
      .when(save('p1', 'p1'))
      .thenRefused('invalid');
    ranking(...there)
      .when(save('p1', 'gone'))
      .thenRefused('not-found');
    ranking(...there)
      .when(save('p1', 'p2', 'gone'))
      .thenRefused('not-found');
    ranking(...there, pair('x', 'p1', 'p2'))
      .when(save('p3', 'p2'))
      .thenRefused('taken');
  });

  test('saved again, either way round, are the same pair', () => {
    ranking(...there, pair('x', 'p1', 'p2'))
      .when(save('p2', 'p1'))
      .then();
  });

  test('part', () => {
    ranking(...there, pair('x', 'p1', 'p2'))
      .when({ type: 'PartPartners', pair_id: 'x' })
      .then({ type: 'PartnersParted', data: { pair_id: 'x', eid: 'e1' } });
    ranking(...there)
      .when({ type: 'PartPartners', pair_id: 'x' })
      .thenRefused('not-found');
  });
});

const META: EventMeta = {
  commandId: 'c',
  actor: { ref: 'pat', as: 'self' },
  at: '2026-03-01T12:00:00.000Z',
  schema: 1,
  correlation: 'c',
  causation: 'c',
};
const PLAYERS = ['p1', 'p2', 'p3', 'p4', 'p5'];
const who = fc.constantFrom(...PLAYERS);
const command: fc.Arbitrary<RankingCommand> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      type: fc.constant('SavePartners' as const),
      eid: fc.constantFrom('e1', 'e2'),
      one: who,
      two: who,
    }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant('RemoveRankingPlayer' as const), key: who }) },
  {
    weight: 2,
    arbitrary: fc.record({
      type: fc.constant('PartPartners' as const),
      pair_id: fc.integer({ min: 1, max: 12 }).map((n) => `id-${n}`),
    }),
  },
);

test('whatever is commanded, nobody stands in two pairs of an event, nor with somebody who is gone', () => {
  let saved = 0;
  const e2: RankingEvent = { type: 'RankingEventAdded', data: { eid: 'e2', rtid: 't1', type: 'Mens' } };
  const setUp = [...PLAYERS.map((id) => player(id, { gender: 'M' })), open, mens, e2];
  fc.assert(
    fc.property(fc.array(command, { minLength: 10, maxLength: 40 }), (commands) => {
      let { state } = ranking(...setUp);
      let drawn = 0;
      for (const wish of commands) {
        const context = { at: META.at, actor: META.actor, newId: () => `id-${++drawn}` };
        const outcome = rankingDecider.decide(state, wish, context);
        if (isRefusal(outcome)) continue;
        state = outcome.reduce((folded, event) => rankingDecider.evolve(folded, event, META), state);
        const seats = [...state.pairs.values()].flatMap(({ eid, one, two }) => [
          `${eid} ${one}`,
          `${eid} ${two}`,
        ]);
        expect(new Set(seats).size).toBe(seats.length);
        for (const { one, two } of state.pairs.values())
          expect([state.players.has(one), state.players.has(two), one === two]).toEqual([true, true, false]);
      }
      saved += state.pairs.size;
    }),
  );
  expect(saved).toBeGreaterThan(50);
});
