import { describe, expect, test } from 'vitest';
import { AT, given } from '../kernel/given.ts';
import { isRefusal } from '../kernel/refusal.ts';
import type { RosterCommand } from './commands.ts';
import { roster } from './decide.ts';
import type { RosterEvent } from './events.ts';
import {
  ACTIVE,
  added,
  applied,
  confirmed,
  DRAFT,
  hours,
  PUBLISHED,
  seated,
  selected,
  staff,
  toWaitlist,
} from './roster.fixtures.ts';

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
const moveOff = (shift_id: string): RosterCommand => ({
  type: 'MoveOffWaitlist',
  shift_id,
  ref_id: 'ann',
  credentials: 'Not Rated',
  ...desk,
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
  const approved: RosterEvent = {
    type: 'RefereeApproved',
    data: { ref_id: 'ann', note: 'seen in May', requested_at: AT },
  };
  const denied: RosterEvent = {
    type: 'ApprovalRemoved',
    data: { ref_id: 'ann', note: null, requested_at: null },
  };

  test('is asked for by the first application', () => {
    on(courts).when(request).then(asked);
  });
  test('is not asked for twice', () => {
    on(courts, asked).when(request).thenRefused('approval-required');
  });
  test('lets the referee apply once it is given', () => {
    on(courts, asked, approved)
      .when(request)
      .then(staff('ann'), applied('ann', 'courts', referees, 'id-1'));
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
    on(courts, staff('ann'))
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

  test('that was given back is free again', () => {
    const both = [seated('bob', 'morning', morning), seated('cyd', 'morning', morning)];
    on(...day, ...both, toWaitlist('cyd', 'morning', morning), staff('ann'))
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
    const courts = on(added('courts', referees), staff('ann'));
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

describe('The desk', () => {
  const start = [...day, staff('ann'), applied('ann', 'morning', morning)];

  test('selects an applicant and takes the selection back', () => {
    on(...start)
      .when(moveOff('ann@morning'))
      .then(selected('ann', 'morning', morning));
    on(...start, selected('ann', 'morning', morning))
      .when({ type: 'MoveToWaitlist', shift_id: 'ann@morning', ref_id: 'ann' })
      .then(toWaitlist('ann', 'morning', morning));
  });

  test('selects twice with one effect', () => {
    on(...start, selected('ann', 'morning', morning))
      .when(moveOff('ann@morning'))
      .then();
  });

  test('cannot select somebody into overlapping shifts', () => {
    on(...start, seated('ann', 'noon', noon))
      .when(moveOff('ann@morning'))
      .thenRefused('conflict');
  });

  test('cannot select beyond the spots', () => {
    on(...start, seated('bob', 'morning', morning), seated('cyd', 'morning', morning))
      .when(moveOff('ann@morning'))
      .thenRefused('full');
  });

  test('removes a person from the tournament with all their rows', () => {
    const gone = on(...start, seated('ann', 'afternoon', afternoon)).when({
      type: 'RemoveStaff',
      ref_id: 'ann',
      role: 'official',
    });
    expect(gone.outcome).toMatchObject([
      { type: 'SignupRemoved', data: { shift_id: 'ann@morning', reason: 'staff-removed', waitlist: true } },
      {
        type: 'SignupRemoved',
        data: { shift_id: 'ann@afternoon', reason: 'staff-removed', waitlist: false },
      },
      { type: 'StaffRemoved' },
    ]);
  });

  test('marks the last match of a referee on and off', () => {
    const on1: RosterEvent = { type: 'LastMatchToggled', data: { ref_id: 'ann', last_match: true } };
    const off: RosterEvent = { type: 'LastMatchToggled', data: { ref_id: 'ann', last_match: false } };
    on(staff('ann')).when({ type: 'ToggleLastMatch', ref_id: 'ann' }).then(on1);
    on(staff('ann'), on1).when({ type: 'ToggleLastMatch', ref_id: 'ann' }).then(off);
    on().when({ type: 'ToggleLastMatch', ref_id: 'ann' }).thenRefused('not-found');
  });

  test('adds people of a merged tournament once, with their approvals', () => {
    on(staff('ann'))
      .when({
        type: 'AddStaff',
        people: ['ann', 'bob', 'bob'].map((ref_id) => ({ ref_id, role: 'official' })),
        approved: ['bob'],
      })
      .then(staff('bob'), {
        type: 'RefereeApproved',
        data: { ref_id: 'bob', note: null, requested_at: null },
      });
  });
});

describe('Confirming', () => {
  const start = [...day, staff('ann'), seated('ann', 'morning', morning)];
  const confirm = (by: 'person' | 'desk', tournament = PUBLISHED): RosterCommand => ({
    type: 'Confirm',
    shift_id: 'ann@morning',
    ref_id: 'ann',
    by,
    tournament,
  });

  test('is the person’s once the tournament is published', () => {
    on(...start)
      .when(confirm('person', ACTIVE))
      .thenRefused('not-published');
    on(...start)
      .when(confirm('person'))
      .then(confirmed('ann', 'morning', morning));
  });
  test('is the desk’s at any time', () => {
    on(...start)
      .when(confirm('desk', DRAFT))
      .then(confirmed('ann', 'morning', morning));
  });
  test('needs a selection', () => {
    on(...day, applied('ann', 'morning', morning))
      .when(confirm('desk'))
      .thenRefused('not-selected');
  });
  test('is refused when the person meanwhile works elsewhere', () => {
    const elsewhere = { tid: 't2', name: 'Finals', start: morning.start, end: morning.end };
    on(...start)
      .when({ ...confirm('person'), elsewhere } as RosterCommand)
      .thenRefused('conflict');
  });
  test('is given up when the person goes back to the waitlist', () => {
    on(...start, confirmed('ann', 'morning', morning), toWaitlist('ann', 'morning', morning))
      .when(confirm('desk'))
      .thenRefused('not-selected');
  });
});

describe('Leaving', () => {
  const remove = (by: 'person' | 'desk'): RosterCommand => ({
    type: 'RemoveSignup',
    shift_id: 'ann@morning',
    ref_id: 'ann',
    by,
  });

  test('takes back an application', () => {
    const { outcome } = on(...day, applied('ann', 'morning', morning)).when(remove('person'));
    expect(outcome).toMatchObject([
      { type: 'SignupRemoved', data: { reason: 'removed', waitlist: true, since: AT } },
    ]);
  });
  test('a selection is done by withdrawing, or by the desk', () => {
    const start = [...day, seated('ann', 'morning', morning)];
    on(...start)
      .when(remove('person'))
      .thenRefused('withdraw-instead');
    expect(on(...start).when(remove('desk')).outcome).toMatchObject([{ data: { waitlist: false } }]);
  });
  test('a volunteer’s registration may be taken back by the volunteer', () => {
    const booth = hours(9, 13, { kind: 'volunteer', category: 'vc1' });
    expect(
      on(added('morning', booth), seated('ann', 'morning', booth)).when(remove('person')).outcome,
    ).toHaveLength(1);
  });
  test('all shifts at once tells why', () => {
    const left = on(...day, seated('ann', 'morning', morning), applied('ann', 'noon', noon)).when({
      type: 'Withdraw',
      ref_id: 'ann',
      message: 'broken arm',
    });
    expect(left.outcome).toMatchObject([
      { type: 'SignupRemoved', data: { shift_id: 'ann@morning', reason: 'withdrawn' } },
      { type: 'SignupRemoved', data: { shift_id: 'ann@noon', reason: 'withdrawn' } },
      { type: 'Withdrawn', data: { ref_id: 'ann', message: 'broken arm', sections: ['line'] } },
    ]);
  });
  test('without any shift is refused', () => {
    on(...day)
      .when({ type: 'Withdraw', ref_id: 'ann', message: null })
      .thenRefused('no-shifts', "Sorry but we didn't find any shifts for you.");
    on(...day)
      .when({ type: 'EmailSchedule', ref_id: 'ann' })
      .thenRefused('no-shifts');
  });
});
