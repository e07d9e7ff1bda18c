import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { isRefusal } from '../kernel/refusal.ts';
import { english } from '../kernel/translated.ts';
import { scorecard } from './card.ts';
import { GAMES, MATCH_TYPES, SCORE_TYPES, scoreType } from './model.ts';
import { faultOf } from './rules.ts';
import {
  finished,
  onCard,
  openCard,
  opened,
  reported,
  submit,
  submitted,
  TWO_GAMES,
} from './scoring.fixtures.ts';

const report = (scores: object) => ({ type: 'ReportScores', scores, seen: {} }) as const;

describe('A score card', () => {
  test('is opened once, with a name of its own: the secret of its link stands in no event', () => {
    onCard().when(openCard()).then(opened({}, 'id-1'));
    onCard(opened()).when(openCard()).then();
  });

  test('has two teams, and a player in one place', () => {
    onCard()
      .when(openCard({ t2p1: null, t2p2: 'dan' }))
      .thenRefused('invalid', 'Both teams need a player');
    onCard()
      .when(openCard({ t2p2: 'ann' }))
      .thenRefused('invalid', 'A player can stand in one place only');
    const single = { t1p2: null, t2p2: null };
    onCard().when(openCard(single)).then(opened(single, 'id-1'));
  });

  test('keeps what differs of a report', () => {
    onCard(opened(), reported({ g1t1: 11 }))
      .when(report({ g1t1: 11, g1t2: 7 }))
      .then(reported({ g1t2: 7 }));
    onCard(opened(), reported({ g1t1: 11 }))
      .when(report({ g1t1: 11 }))
      .then();
  });

  test('is not reported on once it is submitted, and dead to its link once it is finished', () => {
    onCard(opened(), submitted())
      .when(report({ g1t1: 3 }))
      .thenRefused('submitted', 'Match Already Submitted');
    onCard(opened(), submitted()).when(submit()).thenRefused('submitted', 'Match Already Submitted');
    for (const command of [report({ g1t1: 3 }), submit()])
      onCard(opened(), submitted(), finished).when(command).thenRefused('not-found');
    onCard()
      .when(report({ g1t1: 3 }))
      .thenRefused('not-found');
  });

  test('is put right by staff, finished or not, without another signature', () => {
    const scores = { ...TWO_GAMES, g1t2: 8 };
    for (const past of [
      [opened(), submitted()],
      [opened(), submitted(), finished],
    ])
      onCard(...past)
        .when(submit({ scores, by: 'staff', signature: '' }))
        .then({ type: 'ResultCorrected', data: { scores, winner: true } });
    onCard(opened(), submitted())
      .when(submit({ by: 'staff' }))
      .then();
  });

  test('is finished once', () => {
    onCard(opened()).when({ type: 'FinishCard' }).then(finished);
    onCard(opened(), finished).when({ type: 'FinishCard' }).then();
    onCard().when({ type: 'FinishCard' }).thenRefused('not-found');
  });

  test('loses the signature of who is not on the list any more', () => {
    onCard(opened(), submitted())
      .when({ type: 'ForgetSignature', signer: 'ann' })
      .then({ type: 'SignatureForgotten', data: { signer: 'ann' } });
    onCard(opened(), submitted()).when({ type: 'ForgetSignature', signer: 'bob' }).then();
  });
});

describe('A result', () => {
  const signed = (signer: string) => ({
    type: 'MatchSubmitted' as const,
    data: { scores: TWO_GAMES, winner: true, signer, signature: 'Ann' },
  });

  test('is signed by who says so, else by the first of the team that has won', () => {
    onCard(opened()).when(submit()).then(signed('ann'));
    onCard(opened())
      .when(submit({ signer: 'dan' }))
      .then(signed('dan'));
    onCard(opened())
      .when(submit({ signer: 'somebody else' }))
      .then(signed('ann'));
    const lost = submit({ winner: false, confirm: true });
    onCard(opened())
      .when(lost)
      .then({ ...signed('cyd'), data: { ...signed('cyd').data, winner: false } });
  });

  test('leaves out the games nobody played', () => {
    onCard(opened())
      .when(submit({ scores: { ...TWO_GAMES, g3t1: 0, g3t2: 0, g4t1: 0, g4t2: 0 } }))
      .then(signed('ann'));
  });

  it.each([
    ['without a winner', submit({ winner: null })],
    ['without a signature', submit({ signature: '' })],
    ['with one game of a best of three', submit({ scores: { g1t1: 11, g1t2: 7 } })],
    ['with half a game', submit({ scores: { ...TWO_GAMES, g3t1: 5 } })],
    ['without a score', submit({ scores: {} })],
  ])('%s misses information', (_, command) => {
    onCard(opened()).when(command).thenRefused('invalid', 'Missing Information');
  });

  test('of one game is whole with that', () => {
    const scores = { g1t1: 15, g1t2: 3 };
    onCard(opened({ match_type: '1 to 15' }))
      .when(submit({ scores }))
      .then({ type: 'MatchSubmitted', data: { scores, winner: true, signer: 'ann', signature: 'Ann' } });
  });
});

describe('Scores', () => {
  const best = { match_type: '2/3 to 11', gold: false } as const;
  it.each([
    [best, { g1t1: 11, g1t2: 9 }, undefined],
    [best, { g1t1: 14, g1t2: 12 }, undefined],
    [best, { g1t1: 4, g1t2: 2 }, undefined],
    [best, { g1t1: 1.5 }, 'Scores are whole numbers from 0'],
    [best, { g1t1: -1 }, 'Scores are whole numbers from 0'],
    [best, { g1t1: 61 }, 'Nobody scores more than 60 in a game'],
    [best, { g1t1: 13, g1t2: 5 }, '13 to 5 cannot happen in a game to 11 that is won by two'],
    [best, { g4t1: 3 }, 'A match 2/3 to 11 has no game 4'],
    [{ match_type: '1 to 15', gold: false } as const, { g2t1: 3 }, 'A match 1 to 15 has no game 2'],
    [{ match_type: '1 to 21', gold: true } as const, { g4t1: 15, g4t2: 9 }, undefined],
    [
      { match_type: '1 to 21', gold: true } as const,
      { g4t1: 21, g4t2: 9 },
      '21 to 9 cannot happen in a game to 15 that is won by two',
    ],
  ])('%j %j', (format, scores, fault) => {
    const found = faultOf(format, scores);
    expect(found && english(found.text)).toBe(fault);
  });
});

describe('Whatever phones report, in whatever order', () => {
  const score = fc.integer({ min: -2, max: 70 });
  const game = fc.tuple(fc.constantFrom(...GAMES), score, score).map(([number, one, other]) => ({
    [scoreType(number, 1)]: one,
    [scoreType(number, 2)]: other,
  }));
  const command = fc.oneof(
    { weight: 6, arbitrary: game.map(report) },
    {
      weight: 2,
      arbitrary: fc
        .tuple(game, game, fc.boolean())
        .map(([one, two, winner]) => submit({ scores: { ...one, ...two }, winner })),
    },
    { weight: 1, arbitrary: fc.constant({ type: 'FinishCard' } as const) },
  );
  const format = fc.record({ match_type: fc.constantFrom(...MATCH_TYPES), gold: fc.boolean() });

  it('a card shows only scores that can occur, and nothing changes it after it was submitted', () => {
    fc.assert(
      fc.property(format, fc.array(command, { maxLength: 30 }), (format, commands) => {
        let { state } = onCard(opened(format));
        for (const command of commands) {
          const before = state;
          const decided = scorecard.decide(state, command, {
            at: '',
            actor: { ref: null, as: 'self' },
            newId: () => 'x',
          });
          if (isRefusal(decided)) continue;
          for (const event of decided) state = scorecard.evolve(state, event, {} as never);
          expect(faultOf(format, state?.scores ?? {})).toBeUndefined();
          if (before?.submitted) expect(state?.scores).toEqual(before.scores);
        }
        for (const [type, value] of Object.entries(state?.scores ?? {})) {
          expect(SCORE_TYPES).toContain(type);
          expect(Number.isInteger(value)).toBe(true);
        }
      }),
    );
  });
});
