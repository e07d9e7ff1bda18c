import { describe, expect, test } from 'vitest';
import { AT } from '../kernel/given.fixtures.ts';
import {
  assign,
  assigned,
  assignment,
  checkedIn,
  court,
  eventsOf,
  finish,
  match,
  minutes,
  on,
  playing,
  queue,
} from './board.fixtures.ts';
import type { BoardCommand } from './commands.ts';
import type { BoardEvent } from './events.ts';
import type { Pay } from './model.ts';
import { queueOf } from './state.ts';

const self = (ref: string) => ({ actor: { ref, as: 'self' } as const });
const inQueue = (...events: BoardEvent[]) =>
  queueOf(on(...events).state.floor.people).map(({ ref_id }) => ref_id);

describe('Assigning a court', () => {
  test('begins a match with lead and second, who leave the queue', () => {
    on(...queue('ann', 'bob'))
      .when({ ...assign(5, 'ann', 'bob'), medal: 'Gold' })
      .then(playing(5, 'ann', { id: 'id-1', second_ref_id: 'bob', medal: 'Gold' }));
    const { floor } = on(...queue('ann', 'bob', 'cyd'), playing(5, 'ann', { second_ref_id: 'bob' })).state;
    expect(queueOf(floor.people).map(({ ref_id }) => ref_id)).toEqual(['cyd']);
    expect(floor.people.get('ann')?.place).toEqual({ at: 'court', court: 5, as: 'lead' });
    expect(floor.people.get('bob')?.place).toEqual({ at: 'court', court: 5, as: 'second' });
    expect(floor.courts.get(5)).toMatchObject({ ref_id: 'ann', start_time: AT });
  });

  test('is refused where somebody else was faster', () => {
    on(...queue('ann', 'bob'), playing(5, 'ann'))
      .when(assign(5, 'bob'))
      .thenRefused('court-taken', 'Court 5 already has a referee');
    on(...queue('ann', 'bob'), playing(7, 'ann'))
      .when(assign(5, 'ann'))
      .thenRefused('on-court', 'This referee is on court 7 already');
    on(...queue('ann', 'bob', 'cyd'), playing(7, 'ann', { second_ref_id: 'bob' }))
      .when(assign(5, 'cyd', 'bob'))
      .thenRefused('on-court', 'This referee is on court 7 already');
  });

  test('needs two people where there is a second', () => {
    on(...queue('ann'))
      .when(assign(5, 'ann', 'ann'))
      .thenRefused('same-referee', 'The second must be another referee');
  });

  test('takes people from the queue only', () => {
    on(...queue('bob'))
      .when(assign(5, 'ann'))
      .thenRefused('not-checked-in', 'This referee is not checked in');
    on(...queue('bob'))
      .when(assign(5, 'bob', 'ann'))
      .thenRefused('not-checked-in');
    on(checkedIn('ann', null))
      .when(assign(5, 'ann'))
      .thenRefused('not-queueing', 'This person works outside the rotation of the courts');
    on(...queue('ann'), assigned('a1', 'ann'))
      .when(assign(5, 'ann'))
      .thenRefused('on-assignment', 'This referee has an assignment already: Match Starter');
  });
});

describe('The medal of a match', () => {
  const medal = (to: 'none' | 'Gold', order = 5): BoardCommand<'SetMedal'> => ({
    type: 'SetMedal',
    ...court(order),
    medal: to,
  });
  const alone = [...queue('ann'), playing(5, 'ann')];
  const gold: BoardEvent = { type: 'MedalChanged', data: { match_id: 'match-5', court: 5, medal: 'Gold' } };

  test('is known before the end, so that the referees are asked', () => {
    on(...alone)
      .when(medal('Gold'))
      .then(gold);
    on(...alone, gold)
      .when(finish(5, { by: 'person', tie_breaker: true }), { actor: { ref: 'ann', as: 'self' } })
      .thenRefused('tie-breaker');
  });

  test('is that of the match which was seen, not of the next on its court', () => {
    on(...alone)
      .when({ ...medal('Gold'), id: 'match-5' })
      .then(gold);
    on(...alone)
      .when({ ...medal('Gold'), id: 'before' })
      .thenRefused('finished', 'This match was finished meanwhile');
  });

  test('is changed where it is another, and on a court with a match', () => {
    on(...alone, gold)
      .when(medal('Gold'))
      .then();
    on(...alone)
      .when(medal('Gold', 6))
      .thenRefused('no-match', 'There is no match on court 6');
  });
});

describe('The second of a match', () => {
  const second = (ref_id: string | null): BoardCommand<'AssignSecond'> => ({
    type: 'AssignSecond',
    ...court(5),
    ref_id,
  });
  const alone = [...queue('ann', 'bob', 'cyd'), playing(5, 'ann')];
  const two = [...queue('ann', 'bob', 'cyd'), playing(5, 'ann', { second_ref_id: 'bob' })];
  const came: BoardEvent = {
    type: 'SecondAssigned',
    data: { match_id: 'match-5', court: 5, ref_id: 'bob' },
  };
  const went: BoardEvent = {
    type: 'SecondReleased',
    data: { match_id: 'match-5', court: 5, ref_id: 'bob', rank: 4 },
  };

  test('comes from the queue', () => {
    on(...alone)
      .when(second('bob'))
      .then(came);
    expect(inQueue(...alone, came)).toEqual(['cyd']);
    expect(on(...alone, came).state.floor.courts.get(5)?.second_ref_id).toBe('bob');
  });

  test('goes to the end of the queue, and the match goes on', () => {
    on(...two)
      .when(second(null))
      .then(went);
    expect(inQueue(...two, went)).toEqual(['cyd', 'bob']);
    expect(on(...two, went).state.floor.courts.get(5)).toEqual(match(5, 'ann'));
  });

  test('comes to the match that was seen, and is who was seen where they go', () => {
    const said = { ...second('bob'), id: 'before' };
    for (const late of [said, { ...said, ref_id: null }])
      on(...alone)
        .when(late)
        .thenRefused('finished', 'This match was finished meanwhile');
    on(...two)
      .when({ ...second(null), id: 'match-5', second_ref_id: 'cyd' })
      .thenRefused('changed', 'The second of this match was changed meanwhile');
    on(...two)
      .when({ ...second(null), id: 'match-5', second_ref_id: 'bob' })
      .then(went);
  });

  test('as wished already changes nothing', () => {
    on(...two)
      .when(second('bob'))
      .then();
    on(...alone)
      .when(second(null))
      .then();
  });

  test('is one person, from the queue, at a match', () => {
    on(...two)
      .when(second('cyd'))
      .thenRefused('second-taken', 'Court 5 already has a second referee');
    on(...alone)
      .when(second('ann'))
      .thenRefused('on-court', 'This referee is on court 5 already');
    on(...alone)
      .when(second('eve'))
      .thenRefused('not-checked-in');
    for (const ref_id of ['ann', null]) {
      on(...queue('ann'))
        .when(second(ref_id))
        .thenRefused('no-match', 'There is no match on court 5');
    }
  });
});

describe('Finishing a match', () => {
  const two = [...queue('ann', 'bob', 'cyd'), playing(5, 'ann', { second_ref_id: 'bob' })];
  const pay = {
    ann: { credentials: 'Certified', lead: 4000, second: 400 },
    bob: { credentials: 'Level 1', lead: 2000, second: 200 },
  };
  const unrated: Pay = { credentials: 'Not Rated', estimated: 0, amount: 0, paid: false };
  const estimates = {
    pay: { credentials: 'Certified', estimated: 4000, amount: 4000, paid: false },
    second_pay: { credentials: 'Level 1', estimated: 200, amount: 200, paid: false },
  };
  const finished = (data: Partial<Extract<BoardEvent, { type: 'MatchFinished' }>['data']>): BoardEvent => ({
    type: 'MatchFinished',
    data: {
      match: match(5, 'ann', { second_ref_id: 'bob' }),
      pay: unrated,
      second_pay: unrated,
      rank: 4,
      second_rank: 5,
      ...data,
    },
  });

  test('pays the estimates and sends the lead, then the second, to the end of the queue', () => {
    on(...two)
      .when(finish(5, { pay }))
      .then(finished(estimates));
    expect(inQueue(...two, finished({}))).toEqual(['cyd', 'ann', 'bob']);
    expect(on(...two, finished({})).state.floor.courts.has(5)).toBe(false);
  });

  test('keeps what the desk says of medal, id, amounts and payment', () => {
    const said = { medal: 'Bronze', sysid: 'SYS-9', amount: 0, paid: true } as const;
    on(...two)
      .when(finish(5, { pay, ...said, second_amount: 250, second_paid: true }))
      .then(
        finished({
          match: match(5, 'ann', { second_ref_id: 'bob', medal: 'Bronze', sysid: 'SYS-9' }),
          pay: { ...estimates.pay, amount: 0, paid: true },
          second_pay: { ...estimates.second_pay, amount: 250, paid: true },
        }),
      );
  });

  test('without a second pays and moves the lead alone', () => {
    on(...queue('ann', 'bob'), playing(5, 'ann'))
      .when(finish(5, { pay, second_amount: 250, second_paid: true }))
      .then(
        finished({
          match: match(5, 'ann'),
          pay: estimates.pay,
          second_pay: null,
          rank: 3,
          second_rank: null,
        }),
      );
  });

  test('pays nothing where the credentials are not known', () => {
    on(...two)
      .when(finish(5))
      .then(finished({}));
  });

  test('is refused where the match is not the one that was seen', () => {
    on(...two)
      .when(finish(5, { id: 'match-4' }))
      .thenRefused('finished', 'This match was finished meanwhile');
    on(...queue('ann'))
      .when(finish(5))
      .thenRefused('no-match', 'There is no match on court 5');
    expect(eventsOf(on(...two).when(finish(5, { id: 'match-5' })))).toHaveLength(1);
  });

  test('is refused where it has another second than the desk pays, or none', () => {
    const paid = { second_ref_id: 'cyd', second_amount: 10_00, second_paid: true };
    for (const second_ref_id of ['bob', null])
      on(...queue('ann', 'bob', 'cyd'), playing(5, 'ann', { second_ref_id }))
        .when(finish(5, paid))
        .thenRefused('changed', 'The second of this match was changed meanwhile');
    const withCyd = on(...queue('ann', 'cyd'), playing(5, 'ann', { second_ref_id: 'cyd' }));
    expect(eventsOf(withCyd.when(finish(5, paid)))).toHaveLength(1);
  });

  test('is the business of its own referees, whose pay and medal are not', () => {
    const said = { medal: 'Gold', sysid: 'X', amount: 99_00, paid: true } as const;
    const own = finish(5, { by: 'person', pay, ...said, second_amount: 9_900, second_paid: true });
    for (const ref of ['ann', 'bob']) {
      on(...two)
        .when(own, self(ref))
        .then(finished(estimates));
    }
    on(...two)
      .when(own, self('cyd'))
      .thenRefused('forbidden', 'Only the referees of this match can finish it here');
    on(...queue('ann'), playing(5, 'ann'))
      .when(own, { actor: { ref: null, as: 'system' } })
      .thenRefused('forbidden');
  });

  test('after a tie-breaker for gold is the desk’s', () => {
    const gold = [...queue('ann'), playing(5, 'ann', { medal: 'Gold' })];
    const own = finish(5, { by: 'person', tie_breaker: true });
    on(...gold)
      .when(own, self('ann'))
      .thenRefused('tie-breaker', 'After a tie-breaker the coordinator finishes the match');
    expect(eventsOf(on(...gold).when(finish(5, { tie_breaker: true })))).toHaveLength(1);
    expect(eventsOf(on(...gold).when({ ...own, tie_breaker: false }, self('ann')))).toHaveLength(1);
    expect(eventsOf(on(...queue('ann'), playing(5, 'ann')).when(own, self('ann')))).toHaveLength(1);
  });

  describe('with assignments beside it', () => {
    const start_time = minutes(-25.5);
    const beside = { ...court(5), start_time };
    const busy = [
      ...queue('ann', 'bob', 'cyd', 'dan'),
      playing(5, 'ann'),
      assigned('a1', 'bob', beside),
      assigned('a2', 'cyd', { ...court(6), start_time }),
    ];
    const end = (id: string, ref_id: string, at: number, rank: number): BoardEvent => ({
      type: 'AuxFinished',
      data: {
        aux: assignment(id, ref_id, { ...court(at), start_time }),
        minutes: 25,
        amount: 0,
        paid: false,
        rank,
      },
    });
    const done = finished({ match: match(5, 'ann'), second_pay: null, rank: 5, second_rank: null });

    test('ends those that are listed and still there', () => {
      on(...busy)
        .when(finish(5, { aux: ['a2', 'gone', 'a1'] }))
        .then(done, end('a2', 'cyd', 6, 6), end('a1', 'bob', 5, 7));
      expect(inQueue(...busy, done, end('a2', 'cyd', 6, 6), end('a1', 'bob', 5, 7))).toEqual([
        'dan',
        'ann',
        'cyd',
        'bob',
      ]);
    });

    test('ends none of another court for a referee', () => {
      on(...busy)
        .when(finish(5, { by: 'person', aux: ['a1', 'a2'] }), self('ann'))
        .then(done, end('a1', 'bob', 5, 6));
    });
  });
});
