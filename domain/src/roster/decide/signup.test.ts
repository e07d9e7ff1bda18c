import { describe, expect, test } from 'vitest';
import { AT, given } from '../../kernel/given.fixtures.ts';
import { isRefusal } from '../../kernel/refusal.ts';
import type { RosterCommand } from '../commands.ts';
import { roster } from '../decide.ts';
import type { RosterEvent } from '../events.ts';
import {
  ACTIVE,
  added,
  applied,
  DRAFT,
  hours,
  PUBLISHED,
  seated,
  selected,
  staff,
  toWaitlist,
} from '../roster.fixtures.ts';
import { labelOf } from '../state.ts';

const morning = hours(9, 13);
const noon = hours(12, 15);
const afternoon = hours(13, 17);
const referees = hours(9, 13, { category: 'Referee', name: 'Courts 1-4' });
const day = [added('morning', morning), added('noon', noon), added('afternoon', afternoon)];

const on = (...events: RosterEvent[]) => given(roster, events);
const self = { by: 'person', tournament: ACTIVE } as const;
const desk = { by: 'desk', tournament: ACTIVE } as const;

const apply = (sid: string, ref_id = 'ann'): RosterCommand => ({ type: 'Apply', sid, ref_id, ...self });
const take = (sid: string, ref_id = 'ann'): RosterCommand => ({
  type: 'TakeSpot',
  sid,
  ref_id,
  credentials: 'Not Rated',
  ...self,
});

describe('A claim of a seat that is about to be dropped', () => {
  const drop = (row: { start: string; end: string }): RosterCommand => ({
    type: 'DropClaim',
    seat: { ref_id: 'ann', sid: 'morning', start: row.start, end: row.end },
  });
  const waiting = [...day, staff('ann'), applied('ann', 'morning', morning)];

  test('moves the stream on, so that nothing decided before can be written', () => {
    on(...waiting)
      .when(drop(morning))
      .then({ type: 'ClaimDropped', data: { ref_id: 'ann', sid: 'morning' } });
  });
  test('is none where the person sits there in just these hours', () => {
    on(...day, staff('ann'), seated('ann', 'morning', morning))
      .when(drop(morning))
      .then();
  });
});

describe('Applying', () => {
  test('registers the person and keeps the application', () => {
    on(...day)
      .when(apply('morning'))
      .then(staff('ann'), applied('ann', 'morning', morning, 'id-1'));
  });

  test('twice is a success that changes nothing', () => {
    on(...day, staff('ann'), applied('ann', 'morning', morning))
      .when(apply('morning'))
      .then();
  });

  test('is open in an active and in a published tournament only', () => {
    for (const status of ['draft', 'Advertise Only', 'archive', 'archived'] as const) {
      on(...day)
        .when({ ...apply('morning'), tournament: { ...ACTIVE, status } } as RosterCommand)
        .thenRefused('not-open', 'Sorry this tournament is not open for registration.');
    }
    on(...day, staff('ann'))
      .when({ type: 'Apply', sid: 'morning', ref_id: 'ann', by: 'person', tournament: PUBLISHED })
      .then(applied('ann', 'morning', morning, 'id-1'));
  });

  test('is possible however many have applied', () => {
    const crowd = ['bob', 'cyd', 'dan'].map((ref) => applied(ref, 'morning', morning));
    on(...day, ...crowd, staff('ann'))
      .when(apply('morning'))
      .then(applied('ann', 'morning', morning, 'id-1'));
  });

  test('is refused at hours the person already works, naming the shift', () => {
    const { outcome } = on(...day, seated('ann', 'morning', morning)).when(apply('noon'));
    expect(outcome).toMatchObject({
      code: 'conflict',
      details: { name: 'From 9 to 13', start: morning.start, end: morning.end },
    });
  });

  test('is allowed at hours of another application', () => {
    on(...day, staff('ann'), applied('ann', 'morning', morning))
      .when(apply('noon'))
      .then(applied('ann', 'noon', noon, 'id-1'));
  });

  test('to an unknown shift is refused', () => {
    on(...day)
      .when(apply('midnight'))
      .thenRefused('not-found');
  });
});

describe('Approval of referees', () => {
  const strict = { ...ACTIVE, approval_required: true };
  const request: RosterCommand = {
    type: 'Apply',
    sid: 'courts',
    ref_id: 'ann',
    by: 'person',
    tournament: strict,
  };
  const courts = added('courts', referees);
  const asked: RosterEvent = { type: 'ApprovalRequested', data: { ref_id: 'ann' } };
  const kept = (sid: string) => ({
    type: 'ApplicationHeld' as const,
    data: { ref_id: 'ann', sid, shift: labelOf(referees) },
  });
  const approved: RosterEvent = {
    type: 'RefereeApproved',
    data: { ref_id: 'ann', note: 'seen in May', requested_at: AT },
  };
  const denied: RosterEvent = {
    type: 'ApprovalRemoved',
    data: { ref_id: 'ann', note: null, requested_at: null },
  };

  test('is asked for by the first application', () => {
    on(courts).when(request).then(asked, kept('courts'));
  });
  test('is not asked for twice, and what is wanted meanwhile is kept once', () => {
    on(courts, asked).when(request).then(kept('courts'));
    on(courts, asked, kept('courts')).when(request).then();
  });
  test('makes applications of what was kept, in its order, but of what is gone or over', () => {
    const later = hours(13, 15, { category: 'Referee' });
    const over = hours(7, 8, {
      category: 'Referee',
      start: '2026-02-01T10:00:00.000Z',
      end: '2026-02-01T12:00:00.000Z',
    });
    on(
      courts,
      added('later', later),
      added('over', over),
      asked,
      kept('later'),
      kept('courts'),
      kept('over'),
      kept('gone'),
    )
      .when({ type: 'ApproveReferee', ref_id: 'ann', note: null })
      .then(
        { type: 'RefereeApproved', data: { ref_id: 'ann', note: null, requested_at: AT } },
        staff('ann', 'referee'),
        applied('ann', 'later', later, 'id-1'),
        applied('ann', 'courts', referees, 'id-2'),
      );
  });
  test('is waited for no more by who withdraws, or takes one shift back', () => {
    const dropped = { type: 'HeldApplicationDropped', data: kept('courts').data } as const;
    on(courts, asked, kept('courts'))
      .when({ type: 'Withdraw', ref_id: 'ann', by: 'person', message: null })
      .then(dropped);
    on(courts, asked, kept('courts')).when({ type: 'DropHeld', ref_id: 'ann', sid: 'courts' }).then(dropped);
    on(courts, asked).when({ type: 'DropHeld', ref_id: 'ann', sid: 'courts' }).then();
  });
  test('lets the referee apply once it is given', () => {
    on(courts, asked, approved)
      .when(request)
      .then(staff('ann', 'referee'), applied('ann', 'courts', referees, 'id-1'));
  });
  test('keeps a denied referee out', () => {
    on(courts, asked, denied).when(request).thenRefused('approval-denied');
  });
  test('leaves no note behind once the referee is forgotten', () => {
    on(approved)
      .when({ type: 'ForgetNotes', ref_id: 'ann' })
      .then({ type: 'NotesForgotten', data: { ref_id: 'ann' } });
    on(asked).when({ type: 'ForgetNotes', ref_id: 'ann' }).then();
  });
  test('does not concern athletic trainers', () => {
    on(...day, staff('ann'))
      .when({ ...request, sid: 'morning' })
      .then(applied('ann', 'morning', morning, 'id-1'));
  });
  test('does not stop the desk', () => {
    on(courts, staff('ann', 'referee'))
      .when({ ...request, by: 'desk' })
      .then(applied('ann', 'courts', referees, 'id-1'));
  });
  test('given twice changes nothing, taken back is kept', () => {
    on(approved).when({ type: 'ApproveReferee', ref_id: 'ann', note: null }).then();
    on(approved).when({ type: 'RemoveApproval', ref_id: 'ann', note: null }).then(denied);
    on().when({ type: 'RemoveApproval', ref_id: 'ann', note: null }).thenRefused('not-found');
  });
});

describe('Taking a spot', () => {
  test('seats a trainer while spots are free', () => {
    on(...day, staff('ann'))
      .when(take('morning'))
      .then(seated('ann', 'morning', morning, { shift_id: 'id-1' }));
  });

  test('keeps the row of an earlier application', () => {
    on(...day, staff('ann'), applied('ann', 'morning', morning))
      .when(take('morning'))
      .then(selected('ann', 'morning', morning));
  });

  test('is refused when all spots are taken', () => {
    on(...day, seated('bob', 'morning', morning), seated('cyd', 'morning', morning))
      .when(take('morning'))
      .thenRefused('full');
  });

  test('that was given back is free again, to who waits first', () => {
    const both = [seated('bob', 'morning', morning), seated('cyd', 'morning', morning)];
    on(...day, ...both, toWaitlist('cyd', 'morning', morning), staff('ann'))
      .when(take('morning'))
      .then(applied('ann', 'morning', morning, 'id-1'));
    on(...day, seated('bob', 'morning', morning), staff('ann'))
      .when(take('morning'))
      .then(seated('ann', 'morning', morning, { shift_id: 'id-1' }));
  });

  test('is refused where hours overlap, and allowed where one shift ends as the other starts', () => {
    const working = on(...day, staff('ann'), seated('ann', 'morning', morning));
    working.when(take('noon')).thenRefused('conflict');
    working.when(take('afternoon')).then(seated('ann', 'afternoon', afternoon, { shift_id: 'id-1' }));
  });

  test('is refused when the person works elsewhere at those hours', () => {
    const elsewhere = { tid: 't2', name: 'Finals', start: morning.start, end: morning.end };
    const command = { ...take('morning'), elsewhere } as RosterCommand;
    const { outcome } = on(...day).when(command);
    expect(outcome).toMatchObject({ code: 'conflict', details: { name: 'Finals', tid: 't2' } });
  });

  test('of referees is for the desk to give', () => {
    const courts = on(added('courts', referees), staff('ann', 'referee'));
    courts.when(take('courts')).thenRefused('apply-instead');
    courts
      .when({ type: 'TakeSpot', sid: 'courts', ref_id: 'ann', credentials: 'Level 1', ...desk })
      .then(seated('ann', 'courts', referees, { shift_id: 'id-1' }));
  });

  test('before the tournament opens is for the desk alone', () => {
    on(...day)
      .when({ ...take('morning'), tournament: DRAFT } as RosterCommand)
      .thenRefused('not-open');
    on(...day, staff('ann'))
      .when({ ...take('morning'), tournament: DRAFT, by: 'desk' } as RosterCommand)
      .then(seated('ann', 'morning', morning, { shift_id: 'id-1' }));
  });
});

describe('Shifts that count credentials', () => {
  const needs = { certified: 1, level_two: 1, level_one: 1, none: 0 };
  const mixed = hours(9, 13, { needs, spots: 3 });
  const takes = (credentials: string, exact = false): RosterCommand => ({
    type: 'TakeSpot',
    sid: 'mixed',
    ref_id: 'ann',
    credentials,
    by: 'person',
    tournament: { ...ACTIVE, exact_match: exact },
  });
  const start = [added('mixed', mixed), staff('ann')];
  const slotOf = (outcome: readonly RosterEvent[] | object): unknown =>
    isRefusal(outcome) ? outcome.code : (outcome as readonly RosterEvent[]).map(({ data }) => data)[0];

  test('give each person the place of their own credentials first', () => {
    for (const [credentials, slot] of [
      ['Certified', 'certified'],
      ['Level 2', 'level_two'],
      ['Level 1', 'level_one'],
    ] as const) {
      expect(slotOf(on(...start).when(takes(credentials)).outcome)).toMatchObject({ slot });
    }
  });

  test('let better credentials take a lesser place, not the other way round', () => {
    const oneSeated = [...start, seated('bob', 'mixed', mixed, { slot: 'certified' })];
    expect(slotOf(on(...oneSeated).when(takes('Certified')).outcome)).toMatchObject({ slot: 'level_two' });
    on(...oneSeated, seated('cyd', 'mixed', mixed, { slot: 'level_one' }))
      .when(takes('Level 1'))
      .thenRefused('full');
  });

  test('refuse people whom no place is open to', () => {
    on(...start)
      .when(takes('Not Rated'))
      .thenRefused('not-eligible');
  });

  test('take nobody else where the match must be exact', () => {
    const certifiedGone = [...start, seated('bob', 'mixed', mixed, { slot: 'certified' })];
    on(...certifiedGone)
      .when(takes('Certified', true))
      .thenRefused('full');
    expect(slotOf(on(...certifiedGone).when(takes('Level 2', true)).outcome)).toMatchObject({
      slot: 'level_two',
    });
  });
});
