import { describe, expect, test } from 'vitest';
import { AT, given } from '../../kernel/given.fixtures.ts';
import type { RosterCommand } from '../commands.ts';
import { roster } from '../decide.ts';
import type { RosterEvent } from '../events.ts';
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
} from '../roster.fixtures.ts';

const morning = hours(9, 13);
const noon = hours(12, 15);
const afternoon = hours(13, 17);
const day = [added('morning', morning), added('noon', noon), added('afternoon', afternoon)];

const on = (...events: RosterEvent[]) => given(roster, events);
const desk = { by: 'desk', tournament: ACTIVE } as const;

const moveOff = (shift_id: string): RosterCommand => ({
  type: 'MoveOffWaitlist',
  shift_id,
  ref_id: 'ann',
  credentials: 'Not Rated',
  ...desk,
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
    on(staff('ann'), on1).when({ type: 'ToggleLastMatch', ref_id: 'ann', on: true }).then();
    on(staff('ann'), on1).when({ type: 'ToggleLastMatch', ref_id: 'ann', on: false }).then(off);
    const gone: RosterEvent = { type: 'StaffRemoved', data: { ref_id: 'ann', role: 'official' } };
    on(staff('ann'), on1, gone, staff('ann')).when({ type: 'ToggleLastMatch', ref_id: 'ann' }).then(on1);
  });

  test('adds people of a merged tournament once, and their approvals', () => {
    const people = ['ann', 'bob', 'bob'].map((ref_id) => ({ ref_id, role: 'official' as const }));
    on(staff('ann'))
      .when({ type: 'AddStaff', people })
      .then({ type: 'StaffAdded', data: { ref_id: 'bob', role: 'official', sections: [], entered: false } });
    const approved = (ref_id: string): RosterEvent => ({
      type: 'RefereeApproved',
      data: { ref_id, note: null, requested_at: null },
    });
    on(staff('ann'), approved('ann'))
      .when({
        type: 'BringApprovals',
        approved: ['ann', 'bob', 'bob'].map((ref_id) => ({ ref_id, since: '2026-01-01T00:00:00.000Z' })),
      })
      .then(approved('bob'));
  });
});

describe('Confirming', () => {
  const start = [...day, staff('ann'), seated('ann', 'morning', morning)];
  const confirm = (by: 'person' | 'desk', tournament = PUBLISHED): RosterCommand => ({
    type: 'Confirm',
    shift_id: 'ann@morning',
    ref_id: 'ann',
    credentials: 'Level 1',
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
  test('needs a selection by the person, and only a free spot by the desk, which selects with it', () => {
    const waiting = [...day, staff('ann'), applied('ann', 'morning', morning)];
    on(...waiting)
      .when(confirm('person'))
      .thenRefused('not-selected');
    on(...waiting)
      .when(confirm('desk'))
      .then(selected('ann', 'morning', morning), confirmed('ann', 'morning', morning));
    on(...waiting, seated('bob', 'morning', morning), seated('cyd', 'morning', morning))
      .when(confirm('desk'))
      .thenRefused('full');
  });
  test('is refused when the person meanwhile works elsewhere', () => {
    const elsewhere = { tid: 't2', name: 'Finals', start: morning.start, end: morning.end };
    on(...start)
      .when({ ...confirm('person'), elsewhere } as RosterCommand)
      .thenRefused('conflict');
  });
  test('is given up when the person goes back to the waitlist', () => {
    on(...start, confirmed('ann', 'morning', morning), toWaitlist('ann', 'morning', morning))
      .when(confirm('person'))
      .thenRefused('not-selected');
  });
});

describe('Leaving', () => {
  const remove = (by: 'person' | 'desk', tournament = PUBLISHED): RosterCommand => ({
    type: 'RemoveSignup',
    shift_id: 'ann@morning',
    ref_id: 'ann',
    by,
    tournament,
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
  test('a selection that is not published is to its person an application, which can be taken back', () => {
    const start = [...day, seated('ann', 'morning', morning)];
    expect(on(...start).when(remove('person', ACTIVE)).outcome).toMatchObject([
      { type: 'SignupRemoved', data: { reason: 'removed', waitlist: false } },
    ]);
    on(...start, confirmed('ann', 'morning', morning))
      .when(remove('person', ACTIVE))
      .thenRefused('withdraw-instead');
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
      by: 'person',
    });
    expect(left.outcome).toMatchObject([
      { type: 'SignupRemoved', data: { shift_id: 'ann@morning', reason: 'withdrawn' } },
      { type: 'SignupRemoved', data: { shift_id: 'ann@noon', reason: 'withdrawn' } },
      { type: 'Withdrawn', data: { ref_id: 'ann', message: 'broken arm', sections: ['line'] } },
    ]);
  });
  test('is not all one may write about, but nothing is sent in draft', () => {
    const write = { type: 'WriteToCoordinator', ref_id: 'ann', section: 'line', message: 'hi' } as const;
    const told = {
      type: 'CoordinatorWritten',
      data: { ref_id: 'ann', section: 'line', message: 'hi' },
    } as const;
    const where = { ...ACTIVE, time_zone: 'US/Eastern' } as const;
    on(...day)
      .when({ ...write, tournament: where })
      .then(told);
    on(...day)
      .when({ ...write, tournament: { ...where, status: 'draft' } })
      .thenRefused('draft');
    const wrote = [1, 2, 3, 4, 5].map((hour) => ({
      ...told,
      meta: { at: `2026-03-07T0${hour}:00:00.000Z` },
    }));
    const again = { ...write, tournament: where };
    on(...day, ...wrote)
      .when(again, { at: '2026-03-08T00:59:59.000Z' })
      .thenRefused(
        'too-many',
        'You have written to the coordinators 5 times within a day. You can write again Sat, Mar 7, 8:00 PM EST.',
      );
    on(...day, ...wrote)
      .when({ ...again, ref_id: 'bob' }, { at: '2026-03-08T00:59:59.000Z' })
      .then({ ...told, data: { ...told.data, ref_id: 'bob' } });
    on(...day, ...wrote)
      .when(again, { at: '2026-03-08T01:00:00.000Z' })
      .then(told);
  });
  test('without any shift is refused', () => {
    on(...day)
      .when({ type: 'Withdraw', ref_id: 'ann', message: null, by: 'person' })
      .thenRefused('no-shifts', "Sorry but we didn't find any shifts for you.");
    on(...day)
      .when({ type: 'EmailSchedule', ref_id: 'ann' })
      .thenRefused('no-shifts');
  });
});
